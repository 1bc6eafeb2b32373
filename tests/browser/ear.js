// Notes what a screen reader would be told by the page's live regions, in order, and when the page last stirred.
window.heard = [];
window.calls = 0;
window.stirred = 0;
const stir = () => { window.stirred = performance.now(); };
const call = window.fetch;
window.fetch = async (...asked) => {
  window.calls++;
  stir();
  try {
    return await call(...asked);
  } finally {
    setTimeout(() => { window.calls--; stir(); }, 0);
  }
};
const words = (node) => node.textContent.replace(/\s+/g, " ").trim();
const REGIONS = { spoken: "event", reply: "reply", cursor: "cursor", "news-now": "news" };
const last = {};
new MutationObserver((changes) => {
  stir();
  for (const change of changes) {
    const element = change.target.nodeType === Node.TEXT_NODE ? change.target.parentElement : change.target;
    const region = element?.closest?.("[aria-live], [role=status], [role=log]");
    const kind = REGIONS[region?.dataset.testid];
    if (!kind) continue;
    if (kind === "event") {
      for (const node of change.addedNodes) if (node.nodeType === Node.ELEMENT_NODE) window.heard.push(`  ${words(node)}`);
    } else {
      const text = words(region);
      if (text && last[kind] !== text) window.heard.push(`  (${kind}) ${text}`);
      last[kind] = text;
    }
  }
}).observe(document, { childList: true, subtree: true, characterData: true });
