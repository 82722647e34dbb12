import { isEmail } from '@myfiction/shared/contract/rules.ts';
import { ApiError, Link, useNavigate, useSearchParams } from '@myfiction/shared/host.ts';
import { usePresent } from '@myfiction/shared/screen/use-present.ts';
import { Field, PasswordInput } from '@myfiction/shared/ui.ts';
import type { FormEvent } from 'react';
import { signInWithEmail } from '../api/sign-in-with-email.ts';
import { useText } from '../i18n/use-text.ts';
import { emailLink } from '../sign-in/sign-in-links.ts';
import { type ChangeDraft, type Draft, normalizedEmail } from './draft.ts';
import { EmailField } from './email-field.tsx';
import styles from './form.module.css';
import { SignInEnd } from './sign-in-end.tsx';
import { useForm } from './use-form.ts';

interface SignInFormProps {
  draft: Draft;
  change: ChangeDraft;
}

export function SignInForm({ draft, change }: SignInFormProps) {
  const t = useText();
  const present = usePresent(useNavigate());
  const [search] = useSearchParams();
  const form = useForm(['email', 'password']);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const email = normalizedEmail(draft.email);
    if (!isEmail(email)) return form.fail(() => ({ email: t('email.addressInvalid') }));
    if (draft.password === '') return form.fail(() => ({ password: t('email.passwordMissing') }));
    void form.run(async () => {
      try {
        await signInWithEmail(email, draft.password);
      } catch (error) {
        if (!(error instanceof ApiError) || error.errorName !== 'secondFactorNeeded') throw error;
        present.current?.(emailLink('code', search));
      }
    });
  };
  return (
    <form ref={form.ref} className={styles.form} noValidate onSubmit={submit}>
      <EmailField
        value={draft.email}
        error={form.errors.email}
        onChange={(email) => {
          form.clear('email');
          change({ email });
        }}
      />
      <Field
        label={t('email.password')}
        error={form.errors.password}
        extra={
          <Link className={styles.link} to={emailLink('forgot', search)}>
            {t('email.forgot')}
          </Link>
        }
      >
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={draft.password}
          onChange={(password) => {
            form.clear('password');
            change({ password });
          }}
        />
      </Field>
      <SignInEnd failure={form.failure} pending={form.pending} />
    </form>
  );
}
