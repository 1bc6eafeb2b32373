// Texts that do not fit: cut off where their box hides them, or outside the window; the map and what only ears get are left out.
() => {
  const bad = [];
  const says = (node, how) => bad.push(`${how}: ${node.textContent.trim().slice(0, 60)}`);
  for (const node of document.querySelectorAll("body *")) {
    if (node.closest('svg, .sr, .hidden, option, [data-testid="board"]')) continue;
    if (![...node.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim())) continue;
    const style = getComputedStyle(node), box = node.getBoundingClientRect();
    if (!box.width || !box.height || style.visibility === "hidden") continue;
    const cut = style.overflowX === "hidden" || style.overflowX === "clip";
    if (cut && style.textOverflow !== "ellipsis" && node.scrollWidth > node.clientWidth + 1) says(node, "cut off");
    if (box.left < -1 || box.right > innerWidth + 1) says(node, "outside");
  }
  if (document.documentElement.scrollWidth > innerWidth) bad.push(`the page is ${document.documentElement.scrollWidth} wide`);
  return bad;
}
