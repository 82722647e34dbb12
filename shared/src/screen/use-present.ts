import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The value of the page that is shown now, undefined once it is gone: for what goes on after an answer. */
export function usePresent<T>(value: T): RefObject<T | undefined> {
  const present = useRef<T>(undefined);
  useLayoutEffect(() => {
    present.current = value;
    return () => {
      present.current = undefined;
    };
  });
  return present;
}
