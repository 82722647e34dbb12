import { focusTitle } from '@myfiction/shared/screen/focus-title.ts';
import { useEffect, useRef } from 'react';
import type { EmailMode } from '../sign-in/sign-in-links.ts';

/**
 * The modes are one page, so that the shell moves no focus. The link that led to another one is gone, or leads elsewhere:
 * the title takes the focus and is announced. The second step gives it to its own field, and the switch of the modes keeps it.
 */
export function useModeFocus(mode: EmailMode): void {
  const seen = useRef(mode);
  useEffect(() => {
    if (seen.current === mode) return;
    seen.current = mode;
    if (mode === 'code' || document.activeElement?.matches('input')) return;
    focusTitle();
  }, [mode]);
}
