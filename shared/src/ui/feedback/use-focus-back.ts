import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * For a region whose controls go by what they do: a focus that goes with one returns to where it was before it came.
 *
 * @param content of the region, another one with each change
 * @returns handlers for the region
 */
export function useFocusBack(region: RefObject<HTMLElement | null>, content: unknown) {
  const origin = useRef<HTMLElement>(null);
  const isInside = (element: Element | null) => region.current?.contains(element) ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has the focus changes with the content.
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (isInside(activeElement)) return;
    // What was done may have moved it on its own.
    if (activeElement === body) origin.current?.focus({ preventScroll: true });
    origin.current = null;
  }, [content]);
  return {
    onFocus: ({ relatedTarget: from }: FocusEvent) => {
      if (!isInside(from)) origin.current = from instanceof HTMLElement ? from : null;
    },
    onBlur: ({ relatedTarget: to }: FocusEvent) => {
      if (!isInside(to)) origin.current = null;
    },
  };
}
