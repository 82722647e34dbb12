import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * The first field with an error takes the focus each time that `fail` is called. By calls and not by the errors:
 * correcting one of two fields must not throw the focus to the other. The ref goes on the form element.
 */
export function useErrorFocus(): { ref: RefObject<HTMLFormElement | null>; fail: () => void } {
  const ref = useRef<HTMLFormElement>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return { ref, fail: () => setFailures((count) => count + 1) };
}
