import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Brings the focus into a form that has taken the place of the button that opened it. Gives the form's ref.
 *
 * @param isOpened false where the form stands there from the beginning
 */
export function useFirstField(isOpened: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [isWanted] = useState(isOpened);
  useLayoutEffect(() => {
    if (!isWanted) return;
    const first = form.current?.querySelector<HTMLElement>('input:checked') ?? form.current?.querySelector('input');
    first?.focus();
  }, [isWanted]);
  return form;
}
