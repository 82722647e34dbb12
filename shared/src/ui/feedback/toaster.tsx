import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { dismissToast, getToasts, subscribeToasts } from '../../host.ts';
import { useUiText } from '../i18n/use-ui-text.ts';
import { ToastView } from './toast-view.tsx';
import styles from './toaster.module.css';

/** Mounted once by the shell. A live region that is there before its first toast, or nothing would be announced. */
export function Toaster() {
  const t = useUiText();
  const toasts = useSyncExternalStore(subscribeToasts, getToasts);
  const region = useRef<HTMLElement>(null);
  const newest = toasts[toasts.length - 1]?.id;
  // Shown anew for each toast: the top layer stacks by time, and a dialog may have opened since the last one.
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || newest === undefined) return;
    element.hidePopover();
    element.showPopover();
  }, [newest]);
  return (
    <section
      ref={region}
      popover="manual"
      className={styles.region}
      aria-label={t('notifications')}
      aria-live="polite"
      aria-relevant="additions"
    >
      {toasts.map((toast) => (
        <ToastView key={toast.id} toast={toast} onDismiss={dismissToast} />
      ))}
    </section>
  );
}
