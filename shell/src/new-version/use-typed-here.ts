import { useEffect, useRef } from 'react';

/** Whether something has been typed or chosen since this page was opened, wherever it is kept. */
export function useTypedHere(pathname: string): () => boolean {
  const typed = useRef(false);
  // Another page begins with nothing typed.
  useEffect(() => {
    typed.current = false;
    const note = (): void => {
      typed.current = true;
    };
    document.addEventListener('input', note, true);
    return () => document.removeEventListener('input', note, true);
  }, [pathname]);
  return () => typed.current;
}
