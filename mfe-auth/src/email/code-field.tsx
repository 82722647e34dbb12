import { CODE_LENGTH, CODE_VALID_MINUTES } from '@myfiction/shared/contract/rules.ts';
import { CodeInput, Field } from '@myfiction/shared/ui.ts';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './form.module.css';
import { clockText } from './use-seconds-left.ts';

interface CodeFieldProps {
  /** Instead of the usual one, where two codes are asked for. */
  label?: string;
  value: string;
  onChange: (value: string) => void;
  onComplete: () => void;
  error: string | undefined;
  secondsLeft: number;
  onSendAgain: () => void;
}

export function CodeField({ label, value, onChange, onComplete, error, secondsLeft, onSendAgain }: CodeFieldProps) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const waits = secondsLeft > 0;
  // The button that asked for the code is gone, and the focus with it.
  useLayoutEffect(() => {
    if (waits && document.activeElement === document.body) input.current?.focus();
  }, [waits]);
  const again = waits ? (
    t('email.sendAgainIn', { time: clockText(secondsLeft) })
  ) : (
    <button type="button" className={styles.link} onClick={onSendAgain}>
      {t('email.sendAgain')}
    </button>
  );
  return (
    <Field
      label={label ?? t('email.code')}
      help={t('email.codeHelp', { length: CODE_LENGTH, minutes: CODE_VALID_MINUTES })}
      error={error}
      extra={again}
    >
      <CodeInput
        ref={input}
        name="code"
        length={CODE_LENGTH}
        value={value}
        onChange={onChange}
        onComplete={onComplete}
      />
    </Field>
  );
}
