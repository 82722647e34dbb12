import { type RefObject, useLayoutEffect } from 'react';
import { type PopupSide, placePopup } from './place-popup.ts';

interface PopupOptions {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  popup: RefObject<HTMLElement | null>;
  side: PopupSide;
  align: 'start' | 'center' | 'end';
}

/** Shows the popup in the top layer, where no scrolling box or dialog clips it, and keeps it at its anchor. */
export function usePopup({ open, anchor, popup, side, align }: PopupOptions): void {
  useLayoutEffect(() => {
    const element = popup.current;
    if (!open || !element) return;
    element.showPopover();
    const place = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (!box) return;
      const viewport = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const spot = placePopup(box, element.getBoundingClientRect(), viewport, { side, align });
      element.style.left = `${spot.left}px`;
      element.style.top = `${spot.top}px`;
    };
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [open, anchor, popup, side, align]);
}
