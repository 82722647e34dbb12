/** Scroll positions by history entry, for the life of the tab: Back finds the page where it was left. */
const positions = new Map<string, number>();
/** More entries than anyone goes back through. */
const MOST_KEPT = 200;

export function rememberScroll(key: string, top: number): void {
  positions.delete(key);
  positions.set(key, top);
  const oldest = positions.size > MOST_KEPT ? positions.keys().next().value : undefined;
  if (oldest !== undefined) positions.delete(oldest);
}

export function recallScroll(key: string): number {
  return positions.get(key) ?? 0;
}
