/**
 * Gives the focus to the page's title, its own or the top bar's, so that it is announced: what had it has gone, and nothing
 * else is a place for it.
 */
export function focusTitle(options?: FocusOptions): void {
  const title = document.querySelector<HTMLElement>('h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus(options);
}
