import { type ReactNode, useId } from 'react';
import styles from './choice.module.css';

export interface RadioCardProps {
  checked: boolean;
  onChange: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** Cards of one choice share a name: the arrow keys then move between them. */
  name?: string;
  value?: string;
  disabled?: boolean;
  /** Drawn above the title, decorative. */
  children?: ReactNode;
}

export function RadioCard({ checked, onChange, title, description, name, value, disabled, children }: RadioCardProps) {
  const id = useId();
  return (
    <label className={styles.card}>
      {children}
      <span className={styles.cardRow}>
        <input
          type="radio"
          className={styles.radio}
          name={name}
          value={value}
          checked={checked}
          disabled={disabled}
          aria-labelledby={`${id}-title`}
          aria-describedby={description ? `${id}-description` : undefined}
          onChange={onChange}
        />
        <span className={styles.text}>
          <span className={styles.cardTitle} id={`${id}-title`}>
            {title}
          </span>
          {description && (
            <span className={styles.help} id={`${id}-description`}>
              {description}
            </span>
          )}
        </span>
      </span>
    </label>
  );
}
