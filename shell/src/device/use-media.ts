import { useCallback, useSyncExternalStore } from 'react';

/** Where the sidebar shows icons only (design, section 6). Media queries count in CSS px, whatever the root font. */
export const COLLAPSED = '(min-width: 761px) and (max-width: 1080px)';

export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
