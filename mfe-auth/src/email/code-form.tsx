import { isEmail } from '@myfiction/shared/contract/rules.ts';
import { toast, useSystemConfig } from '@myfiction/shared/host.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { type FormEvent, useEffect, useRef } from 'react';
import type { CodeAnswer } from '../api/create-account.ts';
import { useText } from '../i18n/use-text.ts';
import { CODE_FORM_FIELDS, checkCodeAnswer } from './check-code-answer.ts';
import { CodeField } from './code-field.tsx';
import { normalizedEmail } from './draft.ts';
import { EmailField } from './email-field.tsx';
import styles from './form.module.css';
import { NewPasswordField } from './new-password-field.tsx';
import type { CodeRequest } from './use-code-request.ts';
import { useForm } from './use-form.ts';

interface CodeFormProps {
  answer: CodeAnswer;
  /** Told only what has changed: a browser fills in several fields at once, before any of them is drawn. */
  change: (change: Partial<CodeAnswer>) => void;
  request: CodeRequest;
  texts: { password: string; submit: string; submitting: string };
  /** Rejects with an ApiError. */
  onAnswer: (answer: CodeAnswer) => Promise<void>;
}

/** Email → code → password: to create an account and to set a new password. */
export function CodeForm({ answer, change, request, texts, onAnswer }: CodeFormProps) {
  const t = useText();
  const form = useForm(CODE_FORM_FIELDS);
  const password = useRef<HTMLInputElement>(null);
  const focusCode = useRef(false);
  const outbox = useSystemConfig()?.outbox_url;
  const email = normalizedEmail(answer.email);
  // An address that is changed after the code went out needs its own code.
  const sent = request.sentTo === email;
  useEffect(() => {
    if (!sent || !focusCode.current) return;
    focusCode.current = false;
    form.ref.current?.querySelector<HTMLElement>('[name="code"]')?.focus();
  }, [sent, form.ref]);
  const sendCode = () => {
    if (form.pending) return;
    if (!isEmail(email)) return form.fail(() => ({ email: t('email.addressInvalid') }));
    void form.run(async () => {
      focusCode.current = true;
      await request.send(email);
      // The first time the field for the code appears and says it.
      if (sent) toast.success(t('email.codeSent', { email }));
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sent) return sendCode();
    const full = { ...answer, email };
    const problems = () => checkCodeAnswer(full, t);
    if (Object.keys(problems()).length > 0) return form.fail(problems);
    void form.run(() => onAnswer(full));
  };
  const edit = (field: keyof CodeAnswer) => (value: string) => {
    form.clear(field);
    change({ [field]: value });
  };
  return (
    <form ref={form.ref} className={styles.form} noValidate onSubmit={submit}>
      <EmailField value={answer.email} error={form.errors.email} sent={sent} onChange={edit('email')} />
      {sent && (
        <>
          <CodeField
            value={answer.code}
            error={form.errors.code}
            secondsLeft={request.secondsLeft}
            onChange={edit('code')}
            onComplete={() => answer.password === '' && password.current?.focus()}
            onSendAgain={sendCode}
          />
          {outbox && (
            <a className={`${styles.link} ${styles.outbox}`} href={outbox} target="_blank" rel="noreferrer">
              {t('email.outbox')}
            </a>
          )}
          <NewPasswordField
            ref={password}
            label={texts.password}
            value={answer.password}
            error={form.errors.password}
            email={email}
            onChange={edit('password')}
          />
        </>
      )}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={form.pending}
        loadingLabel={sent ? texts.submitting : t('email.sendingCode')}
      >
        {sent ? texts.submit : t('email.sendCode')}
      </Button>
    </form>
  );
}
