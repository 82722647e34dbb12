import { PASSWORD_MIN } from '@myfiction/shared/contract/rules.ts';
import { cx, Field, PasswordInput } from '@myfiction/shared/ui.ts';
import type { Ref } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './form.module.css';
import { type PasswordStrength, passwordStrength } from './password-strength.ts';

interface NewPasswordFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** A password made of the address is weak. */
  email: string;
  ref?: Ref<HTMLInputElement>;
}

export function NewPasswordField({ label, value, onChange, error, email, ref }: NewPasswordFieldProps) {
  const t = useText();
  const strength = passwordStrength(value, email);
  return (
    <Field
      label={label}
      error={error}
      help={strength ? <Meter strength={strength} /> : t('email.passwordHelp', { min: PASSWORD_MIN })}
    >
      <PasswordInput ref={ref} name="password" autoComplete="new-password" value={value} onChange={onChange} />
    </Field>
  );
}

function Meter({ strength }: { strength: PasswordStrength }) {
  const t = useText();
  return (
    <span className={styles.meter}>
      <span className={cx(styles.bars, styles[strength])} aria-hidden="true">
        <i className={styles.bar} />
        <i className={styles.bar} />
        <i className={styles.bar} />
      </span>
      {t(`email.strength.${strength}`)}
    </span>
  );
}
