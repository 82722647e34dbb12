import type { FoundRange } from '@myfiction/shared/contract/find-in-text.ts';
import type { EditorView } from 'prosemirror-view';

/** Names of the highlights; the stylesheet of the text draws them. */
const ALL = 'editor-find';
const CURRENT = 'editor-find-current';

/** What is drawn beyond the window on both sides, so that a little scrolling shows nothing late. */
const MARGIN_PX = 400;

function toDom(view: EditorView, { from, to }: FoundRange): Range | null {
  const start = view.domAtPos(from, 1);
  const end = view.domAtPos(to, -1);
  const range = document.createRange();
  try {
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
  } catch {
    // The text changed since the match was found; the next drawing has the new ones.
    return null;
  }
  return range;
}

/** First and last position on the screen. Blocks stand one under the other: halving finds them without a layout of all. */
function visiblePositions(view: EditorView, scroller: Element): FoundRange {
  const area = scroller.getBoundingClientRect();
  const blocks = view.dom.children;
  const firstBelow = (y: number): number => {
    let low = 0;
    let high = blocks.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((blocks[middle]?.getBoundingClientRect().bottom ?? 0) < y) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const from = Math.min(firstBelow(area.top - MARGIN_PX), blocks.length - 1);
  const to = Math.min(firstBelow(area.bottom + MARGIN_PX) + 1, blocks.length);
  return { from: view.posAtDOM(view.dom, from), to: view.posAtDOM(view.dom, to) };
}

/** Draws the matches in sight without touching the document: a highlight of the browser's own. */
export function highlightMatches(view: EditorView, ranges: readonly FoundRange[], current: number): void {
  const scroller = view.dom.closest('[data-scroller]');
  if (!('highlights' in CSS) || !scroller) return;
  const seen = visiblePositions(view, scroller);
  const inSight = ranges.filter(({ from, to }) => to > seen.from && from < seen.to);
  const highlight = (found: readonly (FoundRange | undefined)[]) =>
    new Highlight(...found.flatMap((range) => (range && toDom(view, range)) ?? []));
  CSS.highlights.set(ALL, highlight(inSight.filter((range) => range !== ranges[current])));
  CSS.highlights.set(CURRENT, highlight([ranges[current]]));
}

export function clearHighlights(): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(CURRENT);
}
