import { cx } from '../base/cx.ts';
import { VisuallyHidden } from '../base/visually-hidden.tsx';
import styles from './logo.module.css';
import { MY_FICTION, NAME_BOX, STUDIO } from './logo-letters.ts';

export interface LogoProps {
  /** Only the mark, for narrow bars. */
  markOnly?: boolean;
  /** For the pink poster: ink mark, ink letters. */
  onPink?: boolean;
}

/** The product's name is not translated. */
export function Logo({ markOnly = false, onPink = false }: LogoProps) {
  const ground = onPink ? '#2A0613' : '#FC4383';
  const paper = onPink ? '#FC4383' : '#fff';
  return (
    <span className={cx(styles.logo, onPink && styles.onPink)}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill={ground} />
        <path d="M7 9.5 16 13.6 25 9.5V21.6L16 25.7 7 21.6Z" fill={paper} />
        <path d="M16 13.6V25.7" stroke={ground} strokeWidth="1.6" />
        {!onPink && <path d="M19.3 12.1v7.5l1.7-1.3 1.7 1.3v-9z" fill="#2A0613" />}
      </svg>
      <VisuallyHidden>MyFiction Studio</VisuallyHidden>
      {!markOnly && (
        <svg className={styles.name} viewBox={NAME_BOX} aria-hidden="true">
          <path d={MY_FICTION} />
          <path className={styles.studio} d={STUDIO} />
        </svg>
      )}
    </span>
  );
}
