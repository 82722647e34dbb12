import { FormDialog } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import type { Form } from '../../email/use-form.ts';

interface ChangeDialogProps<F extends string> {
  title: string;
  description?: string;
  form: Form<F>;
  submit: string;
  danger?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** One change of the account: fields, what went wrong, and the button that does it. */
export function ChangeDialog<F extends string>(props: ChangeDialogProps<F>) {
  const { title, description, form, submit, danger, onSubmit, onClose, children } = props;
  return (
    <FormDialog
      title={title}
      text={description}
      width={480}
      formRef={form.ref}
      confirmLabel={submit}
      danger={danger}
      loading={form.pending}
      error={form.failure?.message}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
