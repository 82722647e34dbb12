import { Alert } from '../feedback/alert.tsx';
import styles from './ask-dialog.module.css';
import { AskDialog, type AskProps } from './ask-dialog.tsx';

export interface ConfirmDialogProps extends AskProps {
  onConfirm: () => void;
}

/** Asks before something that cannot be taken back or that others notice. The focus begins on what changes nothing. */
export function ConfirmDialog({ onConfirm, error, children, ...rest }: ConfirmDialogProps) {
  return (
    <AskDialog {...rest} deed={{ onClick: onConfirm }}>
      {(children || error) && (
        <>
          {children}
          {error && (
            <div className={styles.error}>
              <Alert tone="brick" title={error} />
            </div>
          )}
        </>
      )}
    </AskDialog>
  );
}
