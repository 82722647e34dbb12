export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** `beside` is a flyout: right of its anchor, or left of it where there is no room. */
export type PopupSide = 'above' | 'below' | 'beside';

interface Size {
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
  popup: Size,
  viewport: Size,
  wish: { side: PopupSide; align: 'start' | 'center' | 'end' },
): Placement {
  if (wish.side === 'beside') return placeBeside(anchor, popup, viewport, wish.align);
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

function placeBeside(anchor: Box, popup: Size, viewport: Size, align: 'start' | 'center' | 'end'): Placement {
  const right = anchor.left + anchor.width + GAP;
  const fitsRight = right + popup.width <= viewport.width - MARGIN;
  const left = fitsRight ? right : anchor.left - GAP - popup.width;
  const room = anchor.height - popup.height;
  const top = anchor.top + { start: 0, center: room / 2, end: room }[align];
  return {
    left: clamp(left, MARGIN, viewport.width - MARGIN - popup.width),
    top: clamp(top, MARGIN, viewport.height - MARGIN - popup.height),
  };
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
