import { cloneElement, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import type { PopupSide } from './place-popup.ts';
import styles from './tooltip.module.css';
import { usePopup } from './use-popup.ts';

export interface TooltipProps {
  text: string;
  /** One element that can take the focus. */
  children: ReactElement<{ 'aria-describedby'?: string }>;
  side?: PopupSide;
  /** False where the text is already the element's name. */
  describes?: boolean;
}

/** Shown on hover and on keyboard focus, gone with Escape; never the only place of a needed text. */
export function Tooltip({ text, children, side = 'below', describes = true }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  usePopup({ open, anchor, popup: tip, side, align: 'center' });
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the element inside, which is the control.
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => setOpen(event.pointerType !== 'touch')}
      onPointerLeave={() => setOpen(false)}
      onPointerDown={() => setOpen(false)}
      onFocus={(event) => setOpen(event.target.matches(':focus-visible'))}
      onBlur={() => setOpen(false)}
    >
      {cloneElement(children, describes && open ? { 'aria-describedby': id } : {})}
      {open && (
        <span
          ref={tip}
          id={id}
          role="tooltip"
          popover="manual"
          className={styles.tip}
          aria-hidden={!describes || undefined}
        >
          {text}
        </span>
      )}
    </span>
  );
}
