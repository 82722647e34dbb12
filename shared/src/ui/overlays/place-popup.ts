export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placement {
  left: number;
  top: number;
}

const GAP = 6;
const MARGIN = 8;

/**
 * Where a popup goes, in px of the viewport: below its anchor (or above, where there is more room), kept inside the
 * viewport. Pure, so that it can be tested without layout.
 */
export function placePopup(
  anchor: Box,
  popup: { width: number; height: number },
  viewport: { width: number; height: number },
  wish: { side: 'above' | 'below'; align: 'start' | 'center' | 'end' },
): Placement {
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - popup.height;
  const fitsBelow = below + popup.height <= viewport.height - MARGIN;
  const fitsAbove = above >= MARGIN;
  const goBelow = wish.side === 'below' ? fitsBelow || !fitsAbove : !fitsAbove && fitsBelow;
  const left = {
    start: anchor.left,
    center: anchor.left + anchor.width / 2 - popup.width / 2,
    end: anchor.left + anchor.width - popup.width,
  }[wish.align];
  return {
    left: clamp(left, MARGIN, viewport.width - MARGIN - popup.width),
    top: clamp(goBelow ? below : above, MARGIN, viewport.height - MARGIN - popup.height),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
