/** Whether a path is a spectator's, `/t/{match}/watch`. */
export const watching = (path: string): boolean => /^\/t\/[^/]+\/watch\/?$/.test(path);

/** The match of a path `/t/{match}`, or "": the lobby. What cannot be decoded names no match, and is said so. */
export function matchOf(path: string): string {
  const found = /^\/t\/([^/]+)/.exec(path)?.[1] ?? "";
  try {
    return decodeURIComponent(found);
  } catch {
    return found;
  }
}
