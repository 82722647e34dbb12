import { useLayoutEffect, useRef } from 'react';

/** Where each row's link is found. */
export const rowIdOf = (messageId: string): string => `message-${messageId}`;

/**
 * On phones the message takes the place of the list: coming back, the author finds the row that was opened, at the
 * place on the screen where it was.
 */
export function useReturnFocus(openId: string | undefined, isPhone: boolean): void {
  const before = useRef<{ id: string; top: number }>(undefined);
  const scrolled = useRef(0);
  useLayoutEffect(() => {
    const remember = () => {
      if (openId === undefined) scrolled.current = window.scrollY;
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [openId]);
  useLayoutEffect(() => {
    if (!isPhone) return;
    if (openId !== undefined) {
      before.current = { id: openId, top: scrolled.current };
      window.scrollTo(0, 0);
      return;
    }
    const { id, top } = before.current ?? {};
    before.current = undefined;
    if (id === undefined) return;
    window.scrollTo(0, top ?? 0);
    document.getElementById(rowIdOf(id))?.focus({ preventScroll: true });
  }, [openId, isPhone]);
}
