/** What a step through the history asks before it leaves the page. */
export interface Layer {
  /** It may stay, for example to ask first; `leave` then goes where the author wanted to. */
  close: (leave: () => void) => void;
  /** Of the page itself and not over it: asked by what leads to another page, a link as well. */
  isPage: boolean;
}

/** What is open; the topmost last. */
export const layers = new Set<Layer>();

/**
 * To be called when it opens.
 *
 * @param isPage for what is written into the page; all else lies over it: dialogs, drawers, menus
 * @returns to be called when it is gone
 */
export function openLayer(close: Layer['close'], isPage = false): () => void {
  const layer = { close, isPage };
  layers.add(layer);
  return () => layers.delete(layer);
}

/** False where nothing is written into the page. */
export function askPage(leave: () => void): boolean {
  const asked: Layer | undefined = [...layers].findLast(({ isPage }) => isPage);
  asked?.close(leave);
  return asked !== undefined;
}
