import { type PointerEvent, useRef } from 'react';

/** Closes on a press that begins and ends on the backdrop; a selection dragged out of a field does not close. */
export function useBackdropDismiss(dismiss: (() => void) | undefined) {
  const began = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      began.current = !event.button && event.target === event.currentTarget;
    },
    onPointerUp: (event: PointerEvent) => {
      if (began.current && event.target === event.currentTarget) dismiss?.();
      began.current = false;
    },
  };
}
