import { type CSSProperties, type ReactNode, useId, useRef } from 'react';
import { cx } from '../base/cx.ts';
import { rem } from '../base/rem.ts';
import { CloseButton } from './close-button.tsx';
import styles from './dialog.module.css';
import { useBackdropDismiss } from './use-backdrop-dismiss.ts';
import { useModal } from './use-modal.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  footer?: ReactNode;
  /** For content of any length: the footer stays in view below it. */
  footerStays?: boolean;
  /** In px; on phones it is a bottom sheet over the whole width. */
  width?: number;
  /** False: neither Escape nor the backdrop nor a cross closes it. */
  dismissible?: boolean;
  /** Something it began is under way: nothing closes it until that is done. The cross keeps its place. */
  busy?: boolean;
  /** Drawn over the whole window behind the box, in place of the page. Decorative. */
  scene?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** The native modal dialog: focus, inertness and Escape are the browser's. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, description, footer, footerStays, width, dismissible = true, busy = false } = props;
  const { scene, className, children } = props;
  const mayClose = dismissible && !busy;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useModal(dialog, onClose, mayClose);
  const backdrop = useBackdropDismiss(mayClose ? onClose : undefined);
  const style: CSSProperties & { '--dialog-width'?: string } = width ? { '--dialog-width': rem(width) } : {};
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      {...backdrop}
    >
      {scene && (
        <div className={styles.scene} aria-hidden="true">
          {scene}
        </div>
      )}
      <div className={cx(styles.box, footerStays && styles.long, className)} style={style}>
        <h2 className={cx(styles.title, dismissible && styles.besideCorner)} id={`${id}-title`}>
          {title}
        </h2>
        {description && (
          <p className={styles.description} id={`${id}-description`}>
            {description}
          </p>
        )}
        {children && <div className={styles.content}>{children}</div>}
        {footer && <div className={styles.footer}>{footer}</div>}
        {/* Last in the order, so that the first field gets the focus and not the cross. */}
        {dismissible && (
          <div className={styles.corner}>
            <CloseButton onClick={onClose} disabled={busy} />
          </div>
        )}
      </div>
    </dialog>
  );
}
