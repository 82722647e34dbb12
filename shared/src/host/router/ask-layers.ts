import { askPage, layers } from '../layers.ts';

/** Whether something is asked before the page is left, or before a step that stays on the page. */
export function hasLayer(leavesPage: boolean): boolean {
  return [...layers].some(({ isPage }) => leavesPage || !isPage);
}

/** Closes as many layers over the page as steps were made; where none is over it, asks the page. */
export function closeLayers(steps: number, leave: () => void): void {
  const over = [...layers].filter(({ isPage }) => !isPage);
  if (over.length === 0) askPage(leave);
  for (const { close } of over.slice(-steps).reverse()) close(leave);
}
