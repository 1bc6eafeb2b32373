// Every text that the page holds: text nodes, attributes of the kinds told, fields, storage, history, strings of the window.
(told) => {
  const says = new RegExp(told);
  const found = [];
  const walk = (node) => {
    for (const attribute of node.attributes ?? []) if (says.test(attribute.name)) found.push(attribute.value);
    if (node.value !== undefined) found.push(String(node.value));
    for (const child of node.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) found.push(child.data);
      else walk(child);
    }
    if (node.shadowRoot) walk(node.shadowRoot);
  };
  walk(document.documentElement);
  const kept = Object.values(localStorage).concat(Object.values(sessionStorage));
  const names = Object.getOwnPropertyNames(window).filter((name) => typeof window[name] === "string");
  const own = names.map((name) => window[name]);
  return [...found, ...kept, ...own, JSON.stringify(history.state), document.title, location.href];
}
