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
  /** Fields that belong to this choice, inside its card. */
  below?: ReactNode;
}

export function RadioCard(props: RadioCardProps) {
  const { checked, onChange, title, description, name, value, disabled, children, below } = props;
  const id = useId();
  return (
    <div className={styles.card}>
      <label className={styles.cardLabel}>
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
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}
