import { CODE_LENGTH } from '@myfiction/shared/contract/rules.ts';
import { ApiError, useSystemConfig } from '@myfiction/shared/host.ts';
import { CodeInput, Field, TextInput } from '@myfiction/shared/ui.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { signInWithSecondFactor } from '../api/sign-in-with-second-factor.ts';
import { useText } from '../i18n/use-text.ts';
import type { SecondStep } from '../providers/second-step.ts';
import styles from './form.module.css';
import { SignInEnd } from './sign-in-end.tsx';
import { useForm } from './use-form.ts';

interface SecondFactorFormProps {
  step: SecondStep;
  /** The step has run out: the sign-in begins again. */
  onOver: (error: ApiError) => void;
}

/** Asks for a code of the authenticator app, or for a recovery code. */
export function SecondFactorForm({ step, onOver }: SecondFactorFormProps) {
  const t = useText();
  const form = useForm(['code']);
  const [code, setCode] = useState('');
  const [isLost, setLost] = useState(false);
  const support = useSystemConfig()?.support_email;
  const field = useRef<HTMLInputElement>(null);
  // The form of the first step is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus();
  }, []);
  const send = (value: string) => {
    if (value.trim().length < CODE_LENGTH)
      return form.fail(() => ({ code: t(isLost ? 'second.missing' : 'second.short') }));
    void form.run(async () => {
      try {
        await signInWithSecondFactor(step, value);
      } catch (error) {
        if (!(error instanceof ApiError) || error.errorName !== 'signInRefused') throw error;
        onOver(error);
      }
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  const change = (value: string) => {
    form.clear('code');
    setCode(value);
  };
  const swap = () => {
    change('');
    setLost(!isLost);
  };
  const other = (
    <button type="button" className={styles.link} onClick={swap}>
      {t(isLost ? 'second.haveApp' : 'second.lost')}
    </button>
  );
  return (
    <form ref={form.ref} className={styles.form} noValidate onSubmit={submit}>
      {isLost ? (
        <Field label={t('second.recovery')} help={t('second.recoveryHelp')} error={form.errors.code} extra={other}>
          <TextInput name="recovery" autoComplete="off" value={code} onChange={change} />
        </Field>
      ) : (
        <Field label={t('second.code')} help={t('second.codeHelp')} error={form.errors.code} extra={other}>
          <CodeInput ref={field} name="code" length={CODE_LENGTH} value={code} onChange={change} onComplete={send} />
        </Field>
      )}
      {isLost && support && (
        <p className={styles.noCodes}>
          {t('second.noCodes')}{' '}
          <a className={styles.link} href={`mailto:${support}`}>
            {support}
          </a>
        </p>
      )}
      <SignInEnd failure={form.failure} pending={form.pending} />
    </form>
  );
}
