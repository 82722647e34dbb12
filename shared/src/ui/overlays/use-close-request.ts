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

/** Closes what is open by Android's Back, which would leave the page otherwise. Modal dialogs hear of it by themselves. */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!isOpen || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => latest.current());
    return () => watcher.destroy();
  }, [isOpen]);
}
