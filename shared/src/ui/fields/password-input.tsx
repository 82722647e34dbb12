import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { cx } from '../base/cx.ts';
import { useUiText } from '../i18n/use-ui-text.ts';
import { useFieldAttributes } from './field-context.ts';
import styles from './input.module.css';

export interface PasswordInputProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type'> {
  value: string;
  onChange: (value: string) => void;
  error?: boolean;
  /** `current-password` to sign in, `new-password` to choose one: password managers depend on it. */
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordInput({ value, onChange, error, id, className, ...rest }: PasswordInputProps) {
  const t = useUiText();
  const [shown, setShown] = useState(false);
  const field = useFieldAttributes({ id, error });
  return (
    <span className={cx(styles.box, className)}>
      <input
        {...field}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={styles.input}
        value={value}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => onChange(event.target.value)}
      />
      <button
        type="button"
        className={styles.reveal}
        aria-label={shown ? t('hidePassword') : t('showPassword')}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </button>
    </span>
  );
}
