// Where the keyboard is: never lost, also when what had it has gone.

/** Whether nothing has the focus. */
export const focusLost = () => document.activeElement === null || document.activeElement === document.body;

/** A new page's first place for the keyboard, unless something has the focus already. */
export function takesFocus(node: HTMLElement): void {
  if (focusLost()) node.focus({ preventScroll: true });
}
