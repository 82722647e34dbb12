import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { useUiText } from '../i18n/use-ui-text.ts';
import { Dialog } from './dialog.tsx';

/** What every question has: its words, its two answers and what becomes of the second. */
export interface AskProps {
  open?: boolean;
  /** Names what it is about: "Delete “Spring”?". */
  title: ReactNode;
  /** What happens then, and whether it can be taken back. */
  text?: ReactNode;
  /** The deed as a verb, never "OK". */
  confirmLabel: string;
  /** "Cancel" where nothing is given. */
  cancelLabel?: string;
  /** For what cannot be taken back. */
  danger?: boolean;
  /** The deed is under way: nothing closes the dialog until it is done. */
  loading?: boolean;
  /** Gerund beside the spinner: "Deleting". */
  loadingLabel?: string;
  /** Something inside is still to be filled in. */
  disabled?: boolean;
  /** Why it did not work; the dialog stays, so that one can try again. */
  error?: ReactNode;
  /** Leaves everything as it is: Cancel, Escape, the cross, the backdrop. */
  onClose: () => void;
  /** In px. */
  width?: number;
  children?: ReactNode;
}

interface AskDialogProps extends Omit<AskProps, 'error'> {
  /** What the second answer does: calls, or sends the form of that id. */
  deed: { onClick: () => void } | { form: string };
  /** In place of Cancel, where there is one; Escape and the cross still leave everything as it is. */
  first?: ReactNode;
}

/** The frame of the dialogs that ask. The focus begins on a field, or else on the answer that changes nothing. */
export function AskDialog(props: AskDialogProps) {
  const { open = true, title, text, confirmLabel, cancelLabel, danger, loading, loadingLabel, disabled } = props;
  const { deed, first, onClose, width = 440, children } = props;
  const t = useUiText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      busy={loading}
      title={title}
      description={text}
      width={width}
      footer={
        <>
          {first || (
            <Button variant="ghost" disabled={loading} onClick={onClose}>
              {cancelLabel ?? t('cancel')}
            </Button>
          )}
          <Button
            {...('form' in deed ? { type: 'submit', ...deed } : deed)}
            variant={danger ? 'danger' : 'primary'}
            loading={loading}
            loadingLabel={loadingLabel}
            disabled={disabled}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
