import { useEffect, useRef } from 'react';
import { findMainHeading } from '../../focus/use-route-focus.ts';
import type { ExposedState } from './use-exposed.ts';

/**
 * The button that tries again goes with its panel: the focus goes on to what comes, the page or the panel once more.
 *
 * @returns tries again
 */
export function useRetryFocus({ status }: ExposedState, retry: () => void): () => void {
  const wasAsked = useRef(false);
  useEffect(() => {
    if (!wasAsked.current || status === 'pending') return;
    wasAsked.current = false;
    if (document.activeElement !== document.body) return;
    const button = document.querySelector<HTMLElement>('[data-failure] button');
    (status === 'failed' ? button : findMainHeading())?.focus({ preventScroll: true });
  }, [status]);
  return () => {
    wasAsked.current = true;
    retry();
  };
}
