import { type FormEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnloadGuard } from '../../screen/use-unload-guard.ts';
import { Alert } from '../feedback/alert.tsx';
import styles from './ask-dialog.module.css';
import { AskDialog, type AskProps } from './ask-dialog.tsx';
import { DiscardQuestion } from './discard-question.tsx';

export interface FormDialogProps extends AskProps {
  /** By the button or by Enter in a field; never while it is loading or disabled. */
  onSubmit: () => void;
  /** The form element, for the focus of a field with an error. */
  formRef?: Ref<HTMLFormElement>;
  /** Something is written that would be gone with the dialog: closing it, and leaving the page, asks first. */
  unsaved?: boolean;
  /** A button in place of Cancel, where there is one: "Remove the name". */
  otherAction?: ReactNode;
  /** Above the fields. */
  above?: ReactNode;
  /** Below them, outside the form. */
  below?: ReactNode;
}

/** Asks for a few fields. What is typed stays until the dialog goes, also when the deed fails. */
export function FormDialog(props: FormDialogProps) {
  const { onSubmit, formRef, unsaved, otherAction, above, below, error, onClose, children, ...rest } = props;
  const [isLeaving, setLeaving] = useState(false);
  const form = useId();
  useUnloadGuard(unsaved === true && rest.open !== false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!rest.disabled && !rest.loading) onSubmit();
  };
  return (
    <AskDialog {...rest} onClose={unsaved ? () => setLeaving(true) : onClose} deed={{ form }} first={otherAction}>
      {above}
      <form ref={formRef} id={form} className={styles.fields} onSubmit={submit} noValidate>
        {children}
        {error && <Alert tone="brick" title={error} />}
      </form>
      {below}
      {isLeaving && (
        <DiscardQuestion
          onDiscard={() => {
            // First the question, then the dialog: each gives the focus back to what it was opened from.
            flushSync(() => setLeaving(false));
            onClose();
          }}
          onStay={() => setLeaving(false)}
        />
      )}
    </AskDialog>
  );
}
