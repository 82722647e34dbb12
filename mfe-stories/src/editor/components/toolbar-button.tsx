import { cx, Tooltip } from '@myfiction/shared/ui.ts';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './toolbar.module.css';

export interface ToolbarButtonProps extends ComponentPropsWithRef<'button'> {
  label: string;
  /** Shown in the tooltip. */
  shortcut?: string;
  icon: ReactNode;
  /** For tools that are on or off. */
  pressed?: boolean;
  unavailable?: boolean;
}

/** One tool. It never takes the focus from the text on press, so that a phone's keyboard stays open. */
export function ToolbarButton(props: ToolbarButtonProps) {
  const { label, shortcut, icon, pressed, unavailable, onClick, className, ...rest } = props;
  return (
    <Tooltip text={shortcut ? `${label} (${shortcut})` : label} describes={false}>
      <button
        type="button"
        data-tool
        {...rest}
        className={cx(styles.tool, pressed && styles.on, className)}
        aria-label={label}
        aria-pressed={pressed}
        aria-disabled={unavailable || undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          if (!unavailable) onClick?.(event);
        }}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
