import { useEffect, useRef } from 'react';

/** The button that opens the dialog goes with the entry that is made in it: closed, the focus is on the entry. */
export function useEntryFocus(isDialogOpen: boolean): void {
  const wasOpen = useRef(isDialogOpen);
  useEffect(() => {
    const isClosing = wasOpen.current && !isDialogOpen;
    wasOpen.current = isDialogOpen;
    if (isClosing && document.activeElement === document.body) document.getElementById('entry')?.focus();
  }, [isDialogOpen]);
}
