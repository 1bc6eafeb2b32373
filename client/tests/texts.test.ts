import { afterEach, describe, expect, it, vi } from "vitest";
import { firstSpoken, speech } from "../src/lib/language.svelte";
import { Problem } from "../src/lib/api";
import { problemText } from "../src/lib/problems";
import { bundleOf, format, gameBundle, local, ownText, t } from "../src/lib/texts";
import { lookOf } from "../src/lib/look";
import { along, duration } from "../src/board/motion.svelte";

const GAME = `
xx-scenario-one = The first
xx-goes = { $who } goes { $n ->
    [one] one step
   *[other] { $n } steps
}
xx-name = the { $name }
xx-side = { $seat ->
    [0] Gulls
   *[other] Herons
}
um-answered = Seat { $seat } has answered.
`;
const bundle = gameBundle(GAME);

describe("texts", () => {
  it("format nested texts first", () => {
    expect(format(bundle, { id: "xx-goes", args: { who: { id: "xx-name", args: { name: "fox" } }, n: 2 } })).toBe("the fox goes 2 steps");
  });
  it("say the side's name for a seat in the umpire's lines, and leave the game's numbers alone", () => {
    const name = (seat: number) => `side ${seat}`;
    expect(format(bundle, { id: "um-answered", args: { seat: 1 } }, name)).toBe("Answer given: side 1.");
    expect(format(bundle, { id: "xx-side", args: { seat: 0 } }, name)).toBe("Gulls");
  });
  it("show the id of a message that nobody wrote", () => {
    expect(format(bundle, { id: "xx-nothing" })).toBe("xx-nothing");
  });
  it("find a game's own messages by its prefix", () => {
    expect(ownText(bundle, "longname", "scenario-one")).toBe("The first");
    expect(ownText(bundle, "longname", "scenario-two")).toBeUndefined();
  });
  it("know every message of the client", () => {
    expect(t("seat-number", { number: 2 })).toBe("Seat 2");
    expect(bundleOf("en", "a = b").hasMessage("a")).toBe(true);
  });
});

const POLISH = `
xx-wood = las
    .acc = las
    .ins = lasem
xx-burns = { $what } płonie; { $n ->
    [one] jeden żeton stoi
    [few] { $n } żetony stoją
    [many] { $n } żetonów stoi
   *[other] { $n } żetonu stoi
} pod { $what-ins }.
um-answered = Miejsce { $seat }.
`;

describe("the language", () => {
  afterEach(() => speech.choose("en"));
  it("is the first of the browser's that the page speaks", () => {
    expect(firstSpoken(["de-AT", "pl-PL", "en"])).toBe("pl");
    expect(firstSpoken(["", "EN-gb"])).toBe("en");
    expect(firstSpoken(["de", "fr"])).toBe("en");
    expect(firstSpoken(["constructor"])).toBe("en");
  });
  it("is the reader's choice from then on, and no other", () => {
    speech.choose("pl");
    speech.choose("xx");
    expect(speech.code).toBe("pl");
    expect(t("seat-number", { number: 2 })).toBe("Miejsce 2");
  });
  it("has plurals of its own, and an argument that is a text brings its cases", () => {
    speech.choose("pl");
    const polish = gameBundle(POLISH);
    const says = (n: number) => format(polish, { id: "xx-burns", args: { what: { id: "xx-wood" }, n } });
    expect(says(1)).toBe("las płonie; jeden żeton stoi pod lasem.");
    expect(says(3)).toBe("las płonie; 3 żetony stoją pod lasem.");
    expect(says(12)).toBe("las płonie; 12 żetonów stoi pod lasem.");
    expect(format(polish, { id: "um-answered", args: { seat: 1 } }, () => "Mewy")).toBe("Odpowiedź dana: Mewy.");
  });
  it("writes decimal fractions its own way, and leaves all else", () => {
    speech.choose("pl");
    expect([local("1.94"), local("72%"), local("26/36"), local("1.0.3"), local("1414")]).toEqual(["1,94", "72%", "26/36", "1.0.3", "1414"]);
    speech.choose("en");
    expect(local("1.94")).toBe("1.94");
  });
  it("tells the server's problems by their codes, a refusal by its own message", () => {
    speech.choose("pl");
    const polish = gameBundle("xx-refused = Nie na { $hex }.");
    const refused = new Problem(422, "refused", { rule: "XX-1", text: "xx-refused", facts: { hex: "1414" } });
    expect(problemText(refused, polish)).toBe("Nie na 1414.");
    expect(problemText(refused)).toBe(t("problem-refused"));
    expect(problemText(new Problem(400, "malformed", { field: "seats[0]", message: "Expected int" }))).toBe("Serwer nie zrozumiał pola „seats[0]”.");
    expect(problemText(new Problem(0, "away"))).toBe(t("msg-away"));
    expect(problemText(new Problem(500, "never-heard-of"))).toBe(t("problem-internal"));
  });
});

describe("themes", () => {
  it("pass over what is no colour or no known word, and say so", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const look = lookOf({ board: { paper: "#112233", line: "url(evil)" }, terrains: { wood: { fill: "#445566", pattern: "marzipan" } } });
    expect(look.board.paper).toBe("#112233");
    expect(look.board.line).toMatch(/^#/);
    expect(look.terrain("wood")).toMatchObject({ fill: "#445566", pattern: "none" });
    expect(look.terrain("unknown").fill).toBe("#112233");
    expect(warn).toHaveBeenCalledTimes(2);
    warn.mockRestore();
  });
});

describe("motion", () => {
  it("takes 150 to 250 ms for a step and ends where it should", () => {
    expect(duration(2)).toBeGreaterThanOrEqual(150);
    expect(duration(2)).toBeLessThanOrEqual(250);
    expect(along([[0, 0], [10, 0]], 1)).toEqual([10, 0]);
    expect(along([[0, 0], [10, 0]], 0)).toEqual([0, 0]);
  });
});
