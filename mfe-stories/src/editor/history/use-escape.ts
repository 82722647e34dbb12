import { useEffect, useRef } from 'react';

/** Escape anywhere on the page, unless something that stands over it, or the text, has taken it. */
export function useEscape(leave: () => void): void {
  const current = useRef(leave);
  current.current = leave;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (document.querySelector('dialog[open]') || isWriting(event.target)) return;
      current.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea'));
}
