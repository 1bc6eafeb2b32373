// What a person can see of the page, as data: text, labels, attributes. `known`: the event at which the ground was read last.
(known) => {
  const one = (id, from = document) => from.querySelector(`[data-testid="${id}"]`);
  const all = (id, from = document) => [...from.querySelectorAll(`[data-testid="${id}"]`)];
  const text = (node) => (node ? node.textContent.replace(/\s+/g, " ").trim() : "");
  const pairs = (nodes, key, value) => Object.fromEntries(nodes.map((node) => [key(node), value(node)]));
  const ref = (node) => node.dataset.ref;
  const choice = (node) => ({
    action: JSON.parse(node.dataset.action),
    at: node.dataset.at ?? null,
    text: text(node),
    figures: pairs([...node.querySelectorAll(".figure, b[title]")], (figure) => figure.title, (figure) => text(figure.querySelector("b") ?? figure)),
    pressed: node.getAttribute("aria-pressed") === "true",
  });
  const bound = (node) => ({
    ref: ref(node),
    text: text(node.querySelector(".name")),
    high: Number(one("slot-input", node).max),
    presets: all("preset", node).map((preset) => preset.dataset.value),
  });
  const sheet = (node) => pairs(all("sheet-row", node), (row) => text(row.querySelector(".label")), (row) => text(row.querySelector(".value b, .items")));
  const card = one("card"), table = one("table"), over = one("over"), drawn = one("cell") !== null;
  const same = known === table?.dataset.last && drawn;
  return {
    lang: document.documentElement.lang,
    curtain: one("curtain")?.dataset.seat ?? null,
    news: one("news") !== null,
    message: text(one("message")),
    waiting: text(one("waiting")),
    seat: table?.dataset.seat ?? null,
    link: table?.dataset.link ?? null,
    last: Number(table?.dataset.last ?? -1),
    kind: card?.dataset.kind ?? "",
    number: Number(card?.dataset.number ?? -1),
    asked: card?.dataset.asked !== undefined && table?.dataset.usable !== undefined && drawn,
    title: text(one("card-title")),
    over: over && { winners: over.dataset.winners, reason: over.dataset.reason, text: text(over) },
    refusal: text(one("refusal")),
    note: text(one("note")),
    notice: text(one("notice")),
    several: all("several-choice").map(choice),
    choices: all("choice").map(choice),
    actors: all("actor").map(ref),
    actor: all("actor").filter((node) => node.ariaPressed === "true").map(ref)[0] ?? null,
    tools: pairs(all("tool-head"), (node) => node.parentElement.dataset.tool, (node) => text(node.querySelector(".count"))),
    bounds: all("bound").map(bound),
    pieces: pairs(all("piece"), ref, (node) => node.getAttribute("aria-label")),
    terrain: same ? null : pairs(all("cell"), ref, (node) => node.dataset.terrain),
    smoke: same ? null : all("cell").filter((node) => node.getAttribute("aria-label").match(/, (Smoke|Dym)/)).map(ref),
    sheets: pairs(all("sheet").filter((node) => node.dataset.own !== undefined), ref, sheet),
    turn: text(one("turn")),
    phase: text(one("phase")),
  };
}
