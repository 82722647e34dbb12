import { type ReactNode, useId, useRef } from 'react';
import { cx } from '../base/cx.ts';
import { CloseButton } from './close-button.tsx';
import styles from './drawer.module.css';
import { useBackdropDismiss } from './use-backdrop-dismiss.ts';
import { useModal } from './use-modal.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  side?: 'right' | 'bottom';
  children: ReactNode;
}

export function Drawer({ open, ...props }: DrawerProps) {
  return open ? <OpenDrawer {...props} /> : null;
}

function OpenDrawer({ onClose, title, side = 'right', children }: Omit<DrawerProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useModal(dialog, onClose, true);
  const backdrop = useBackdropDismiss(onClose);
  return (
    <dialog ref={dialog} className={cx(styles.drawer, styles[side])} aria-labelledby={titleId} {...backdrop}>
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <CloseButton onClick={onClose} />
      </div>
      <div className={styles.content}>{children}</div>
    </dialog>
  );
}
