import { Alert, Button, Dialog } from '@myfiction/shared/ui.ts';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { Form } from '../../email/use-form.ts';
import { useSettingsText } from '../../i18n/use-settings-text.ts';
import styles from '../settings-page.module.css';

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
  const t = useSettingsText();
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{t('security.cancel')}</Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} loading={form.pending}>
            {submit}
          </Button>
        </>
      }
    >
      <form ref={form.ref} id={id} className={styles.form} noValidate onSubmit={send}>
        {children}
        {form.failure && <Alert tone="brick" title={form.failure.message} />}
      </form>
    </Dialog>
  );
}
