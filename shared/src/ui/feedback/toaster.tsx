import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { dismissToast, getToasts, subscribeToasts } from '../../host.ts';
import { useUiText } from '../i18n/use-ui-text.ts';
import { subscribeModals, topModal } from '../overlays/open-modals.ts';
import { ToastView } from './toast-view.tsx';
import styles from './toaster.module.css';
import { useFocusBack } from './use-focus-back.ts';

/**
 * Mounted once by the shell. A live region that is there before its first toast, or nothing would be announced. It
 * stands inside the topmost modal dialog while there is one: everything else is inert, a toast above it too.
 */
export function Toaster() {
  const t = useUiText();
  const toasts = useSyncExternalStore(subscribeToasts, getToasts);
  const region = useRef<HTMLElement>(null);
  // Moved as it is, and not drawn anew in another place: the time of its toasts runs on.
  const [host] = useState(createHost);
  const focusHandlers = useFocusBack(region, toasts);
  const newest = toasts[toasts.length - 1]?.id;
  useLayoutEffect(() => {
    const place = () => {
      putOnTop(host);
      if (region.current) bringToFront(region.current);
    };
    place();
    const unsubscribe = subscribeModals(place);
    return () => {
      unsubscribe();
      host.remove();
    };
  }, [host]);
  // For each toast again: the top layer stacks by time, and a menu may have opened since the last one.
  useLayoutEffect(() => {
    if (!region.current || newest === undefined) return;
    // A dialog of another root is gone from the page before it is told that it has closed.
    if (!host.isConnected) putOnTop(host);
    bringToFront(region.current);
  }, [newest, host]);
  return createPortal(
    <section
      ref={region}
      popover="manual"
      className={styles.region}
      aria-label={t('notifications')}
      aria-live="polite"
      aria-relevant="additions"
      {...focusHandlers}
    >
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} onDismiss={dismissToast} />
      ))}
    </section>,
    host,
  );
}

function createHost(): HTMLElement {
  const host = document.createElement('div');
  // No box of its own in the layout of a dialog.
  host.style.display = 'contents';
  return host;
}

function putOnTop(host: HTMLElement): void {
  const modal = topModal();
  (modal?.isConnected ? modal : document.body).append(host);
}

function bringToFront(popover: HTMLElement): void {
  popover.hidePopover();
  popover.showPopover();
}
