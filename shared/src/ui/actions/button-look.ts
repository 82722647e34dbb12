import { cx } from '../base/cx.ts';
import styles from './button.module.css';

export interface ButtonLook {
  variant?: 'primary' | 'default' | 'ghost' | 'danger';
  size?: 'lg' | 'md' | 'sm';
  /** Takes the whole width. */
  block?: boolean;
}

export function buttonClass({ variant = 'default', size = 'md', block }: ButtonLook, extra?: string): string {
  return cx(
    styles.button,
    variant !== 'default' && styles[variant],
    size !== 'md' && styles[size],
    block && styles.block,
    extra,
  );
}
