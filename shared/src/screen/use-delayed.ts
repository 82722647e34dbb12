import { useEffect, useState } from 'react';

/** Loading that ends sooner than this shows no skeleton: a flash is worse than a short wait. */
export const SKELETON_DELAY_MS = 150;

/** True once `active` has lasted for `delayMs`; false at once when it ends. */
export function useDelayed(active: boolean, delayMs = SKELETON_DELAY_MS): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, delayMs]);
  return active && late;
}
