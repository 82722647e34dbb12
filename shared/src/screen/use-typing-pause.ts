import { useEffect, useState } from 'react';
import { isBusyElsewhere } from './is-busy-elsewhere.ts';

/** Longer than one rests between two words. */
const PAUSE_MS = 1_500;

/**
 * True from the first pause on that who was writing makes, at once for anybody else: a dialog that opens by itself would
 * take the keys that follow.
 */
export function useTypingPause(): boolean {
  const [isPaused, setPaused] = useState(() => !isBusyElsewhere(document.activeElement));
  useEffect(() => {
    if (isPaused) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setPaused(true), PAUSE_MS);
    };
    wait();
    const events = ['keydown', 'input'];
    for (const event of events) window.addEventListener(event, wait, true);
    return () => {
      clearTimeout(timer);
      for (const event of events) window.removeEventListener(event, wait, true);
    };
  }, [isPaused]);
  return isPaused;
}
