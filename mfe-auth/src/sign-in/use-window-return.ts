import { useEffect, useRef } from 'react';

/** A popup that has done its work gives the window the focus too; its answer comes within this time. */
const GRACE_MS = 1_500;

/**
 * Calls `giveUp` when the author comes back to the window while the provider is being waited for: the SDK notices a
 * closed popup only ten seconds later, and a page that comes out of the browser's memory waits for nobody.
 */
export function useWindowReturn(waiting: boolean, giveUp: () => void): void {
  const latest = useRef(giveUp);
  latest.current = giveUp;
  useEffect(() => {
    if (!waiting) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const come = () => {
      clearTimeout(timer);
      timer = setTimeout(() => latest.current(), GRACE_MS);
    };
    window.addEventListener('focus', come);
    window.addEventListener('pageshow', come);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('focus', come);
      window.removeEventListener('pageshow', come);
    };
  }, [waiting]);
}
