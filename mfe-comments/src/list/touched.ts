/** By then the author's eyes are elsewhere. */
const REMEMBERED_MS = 60_000;

const touchedAtMs = new Map<string, number>();

/** Remembers a comment that this tab has changed: what comes of it must not move the list under the author's hands. */
export function touch(commentId: string): void {
  touchedAtMs.set(commentId, performance.now());
}

export function isTouched(commentId: string): boolean {
  const at = touchedAtMs.get(commentId);
  return at !== undefined && performance.now() - at < REMEMBERED_MS;
}
