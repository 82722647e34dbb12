import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Tooltip } from '../overlays/tooltip.tsx';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface IconButtonProps
  extends Omit<ButtonLook, 'block'>,
    Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** The name of the button, also shown as its tooltip. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, variant = 'ghost', size, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} describes={false}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        className={buttonClass({ variant, size }, cx(styles.icon, className))}
      >
        <span className={styles.face}>{icon}</span>
      </button>
    </Tooltip>
  );
}
