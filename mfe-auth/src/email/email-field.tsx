import { EMAIL_MAX } from '@myfiction/shared/contract/rules.ts';
import { Field, PhaseGlyph, TextInput, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './form.module.css';

interface EmailFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** A code has been sent to this address. */
  sent?: boolean;
}

export function EmailField({ value, onChange, error, sent = false }: EmailFieldProps) {
  const t = useText();
  const mark = (
    <span className={styles.sent}>
      <PhaseGlyph phase="full-check" tone="green" />
      <VisuallyHidden>{t('email.addressSent')}</VisuallyHidden>
    </span>
  );
  return (
    <Field label={t('email.address')} error={error}>
      <TextInput
        name="email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={EMAIL_MAX}
        value={value}
        onChange={onChange}
        suffix={sent ? mark : undefined}
      />
    </Field>
  );
}
