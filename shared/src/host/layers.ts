/** What lies over the page and is closed before the page is left: dialogs, drawers, menus; the topmost last. */
const layers = new Set<() => void>();

/**
 * To be called when it opens.
 *
 * @param close asked by a step through the history; it may stay, for example to ask first
 * @returns to be called when it is gone
 */
export function openLayer(close: () => void): () => void {
  const layer = () => close();
  layers.add(layer);
  return () => layers.delete(layer);
}

export function hasLayer(): boolean {
  return layers.size > 0;
}

export function closeTopLayer(): void {
  [...layers].at(-1)?.();
}
