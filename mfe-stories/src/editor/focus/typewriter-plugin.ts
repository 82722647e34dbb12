import { Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

/** Where the line stands that is being written, as a share of the visible height. */
const LINE_AT = 0.45;

/** Keeps the line of the cursor in the middle of what scrolls, from the frame after each change of place. */
export function typewriterPlugin(scroller: HTMLElement): Plugin {
  let frame = 0;
  const centre = (view: EditorView): void => {
    frame = 0;
    if (view.isDestroyed || !view.hasFocus() || !view.state.selection.empty) return;
    const { top, bottom } = view.coordsAtPos(view.state.selection.head);
    const area = scroller.getBoundingClientRect();
    const by = (top + bottom) / 2 - (area.top + area.height * LINE_AT);
    if (Math.abs(by) > 1) scroller.scrollTop += by;
  };
  return new Plugin({
    view: () => ({
      update: (view, before) => {
        if (before.selection.eq(view.state.selection) && before.doc === view.state.doc) return;
        frame ||= requestAnimationFrame(() => centre(view));
      },
      destroy: () => cancelAnimationFrame(frame),
    }),
  });
}
