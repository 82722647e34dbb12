import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { Spinner } from '../feedback/spinner.tsx';
import styles from './button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Shows a spinner and ignores clicks; the focus and the width stay. */
  loading?: boolean;
  /** Gerund beside the spinner, and then the name: "Saving". */
  loadingLabel?: string;
  icon?: ReactNode;
}

export function Button(props: ButtonProps) {
  const { variant, size, block, loading = false, loadingLabel, icon, className, children, onClick, ...rest } = props;
  // Not `disabled` while loading: that would drop the keyboard focus to the top of the page.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={handleClick}
    >
      {/* Without a word for the loading the button keeps its own as its name: out of sight, but not hidden. */}
      <span
        className={cx(styles.face, loading && styles.covered)}
        aria-hidden={(loading && Boolean(loadingLabel)) || undefined}
      >
        {icon}
        {children}
      </span>
      {(loading || loadingLabel) && (
        <span className={styles.face} aria-hidden={!loading || undefined}>
          <Spinner decorative />
          {loadingLabel}
        </span>
      )}
    </button>
  );
}
