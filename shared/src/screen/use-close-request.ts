import { openLayer } from '@myfiction/shared/host.ts';
import { useEffect, useRef } from 'react';

/** Of the browsers that have it: told by Android's Back, and by an Escape that nobody else has taken. */
declare global {
  interface CloseWatcher extends EventTarget {
    destroy: () => void;
  }
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

/** Closes what is open by a step back, which would leave the page otherwise. Modal dialogs hear of it by themselves. */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen) return;
    const close = () => latest.current();
    const watcher = window.CloseWatcher && new window.CloseWatcher();
    watcher?.addEventListener('close', close);
    // The shell of the release before knows no layers.
    const leaveLayer = openLayer?.(close);
    return () => {
      watcher?.destroy();
      leaveLayer?.();
    };
  }, [isOpen]);
}
