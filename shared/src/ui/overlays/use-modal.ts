import { type RefObject, useLayoutEffect, useRef } from 'react';
import { openLayer } from '../../host.ts';
import { closeModal, openModal } from './open-modals.ts';

/**
 * Opens a native dialog as modal while mounted. The browser traps the focus, makes the page behind inert and gives the
 * focus back on closing; it does that only when the dialog is closed before it leaves the document.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void, dismissible: boolean): void {
  const latest = useRef({ onClose, dismissible });
  useLayoutEffect(() => {
    latest.current = { onClose, dismissible };
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    openModal(element);
    let leaving = false;
    const close = () => {
      if (latest.current.dismissible) latest.current.onClose();
    };
    const handleCancel = (event: Event) => {
      // Nothing can keep it open: it closes next.
      if (!event.cancelable) return;
      event.preventDefault();
      close();
    };
    // A second Escape, or Android's Back, closes without a cancelable event. Whether it stays, or asks first, is not the
    // browser's to say: it is opened again.
    const handleClose = () => {
      if (leaving) return;
      openModal(element);
      close();
    };
    element.addEventListener('cancel', handleCancel);
    element.addEventListener('close', handleClose);
    const leaveLayer = openLayer(close);
    return () => {
      leaving = true;
      leaveLayer();
      element.removeEventListener('cancel', handleCancel);
      element.removeEventListener('close', handleClose);
      closeModal(element);
    };
  }, [dialog]);
}
