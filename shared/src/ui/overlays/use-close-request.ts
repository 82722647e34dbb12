import { useEffect, useRef } from 'react';
import { openLayer } from '../../host.ts';

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
    const leaveLayer = openLayer(close);
    return () => {
      watcher?.destroy();
      leaveLayer();
    };
  }, [isOpen]);
}
