import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/** As long as the systems' own long press. */
const LONG_MS = 500;
const STILL_PX = 10;

/**
 * Handlers of a finger that stays: its click afterwards and the system's menu for links do not follow. They are to stay
 * on their element where a press begins nothing (undefined): the click comes after what the press has changed.
 */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const press = useRef({ x: 0, y: 0, isTouch: false, isLong: false });
  const end = () => clearTimeout(timer.current);
  useEffect(() => end, []);
  return {
    onPointerDown: (event: PointerEvent) => {
      end();
      press.current = { x: event.clientX, y: event.clientY, isTouch: event.pointerType === 'touch', isLong: false };
      // A second finger is a pinch.
      if (!onLongPress || !press.current.isTouch || !event.isPrimary) return;
      timer.current = setTimeout(() => {
        press.current.isLong = true;
        onLongPress();
      }, LONG_MS);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > STILL_PX) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: SyntheticEvent) => {
      if (press.current.isTouch) event.preventDefault();
    },
    onClickCapture: (event: SyntheticEvent) => {
      if (!press.current.isLong) return;
      press.current.isLong = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
