import { tabStorage } from '@myfiction/shared/screen/tab-storage.ts';

/** Scroll positions by history entry, for the life of the tab: Back finds the page where it was left. */
const positions = new Map<string, number>();
/** More entries than anyone goes back through. */
const MOST_KEPT = 200;
const STORED = 'myfiction.scroll-positions';

export function rememberScroll(key: string, top: number): void {
  positions.delete(key);
  positions.set(key, top);
  const oldest = positions.size > MOST_KEPT ? positions.keys().next().value : undefined;
  if (oldest !== undefined) positions.delete(oldest);
}

export function recallScroll(key: string): number {
  return positions.get(key) ?? 0;
}

/** Leaves the positions to the document that comes after this one in its tab. */
export function storeScrolls(): void {
  tabStorage.set(STORED, JSON.stringify([...positions]));
}

/** Takes those of the document before. What has been scrolled to since is newer. */
export function loadScrolls(): void {
  const present = [...positions];
  positions.clear();
  for (const [key, top] of [...readStored(), ...present]) rememberScroll(key, top);
}

function readStored(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(tabStorage.get(STORED) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
