import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  help?: ReactNode;
  disabled?: boolean;
}

/** A setting that takes effect at once. The whole line can be clicked. */
export function Switch({ checked, onChange, label, help, disabled }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.line} htmlFor={id}>
      <span className={styles.text}>
        <span className={styles.lineTitle} id={`${id}-label`}>
          {label}
        </span>
        {help && (
          <span className={styles.lineHelp} id={`${id}-help`}>
            {help}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
