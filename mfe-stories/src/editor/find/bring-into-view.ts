import type { EditorView } from 'prosemirror-view';

/** Room kept above and below a place in sight. */
const MARGIN_PX = 24;
/** Blocks of a very long text that are out of sight have a height by estimate: the place moves when they are drawn. */
const FRAMES = 3;

/**
 * Scrolls the text so that a position is seen, in the middle where it was not. The view does so by itself only while it
 * has the focus, which is in the bar.
 */
export function bringIntoView(view: EditorView, position: number, frames = FRAMES): void {
  const scroller = view.dom.closest('[data-scroller]');
  if (!scroller || view.isDestroyed || position > view.state.doc.content.size) return;
  const place = view.coordsAtPos(position);
  const area = scroller.getBoundingClientRect();
  if (place.top >= area.top + MARGIN_PX && place.bottom <= area.bottom - MARGIN_PX) return;
  scroller.scrollTop += (place.top + place.bottom - area.top - area.bottom) / 2;
  if (frames > 1) requestAnimationFrame(() => bringIntoView(view, position, frames - 1));
}
