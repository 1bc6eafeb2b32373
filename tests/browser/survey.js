// Every text that a reader of the page sees or hears: text, labels, titles, placeholders; not what is marked as of another language.
() => {
  const found = new Set();
  const add = (text) => {
    const plain = (text ?? "").replace(/\s+/g, " ").trim();
    if (plain) found.add(plain);
  };
  const own = document.documentElement.lang;
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return add(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE || ["SCRIPT", "STYLE"].includes(node.tagName)) return;
    if (node.lang && node.lang !== own) return;
    for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription", "aria-valuetext"]) {
      add(node.getAttribute(name));
    }
    for (const child of node.childNodes) walk(child);
  };
  walk(document.body);
  add(document.title);
  return [...found];
}
