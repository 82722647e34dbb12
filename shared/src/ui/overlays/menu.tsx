import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useCloseRequest } from '../../screen/use-close-request.ts';
import { cx } from '../base/cx.ts';
import styles from './menu.module.css';
import { MenuList } from './menu-list.tsx';
import type { MenuItem, MenuTriggerProps } from './menu-types.ts';
import type { PopupSide } from './place-popup.ts';
import { usePopup } from './use-popup.ts';

export interface MenuProps {
  trigger: (props: MenuTriggerProps) => ReactNode;
  /** A function is asked when the menu opens: for lists whose every row has one. */
  items: readonly MenuItem[] | (() => readonly MenuItem[]);
  /** On phones the menu then comes from below, headed by this, over the darkened page. */
  sheetTitle?: ReactNode;
  align?: 'start' | 'end';
  /** Above where the trigger stands at the bottom of the screen, beside where it opens a flyout. */
  side?: PopupSide;
}

/** Menu button of the ARIA practices: arrow keys, Home, End, first letters, Escape gives the focus back. */
export function Menu({ trigger, items, sheetTitle, align = 'start', side = 'below' }: MenuProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  usePopup({ open, anchor, popup, side, align });
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      const { target } = event;
      if (!(target instanceof Node) || popup.current?.contains(target) || anchor.current?.contains(target)) return;
      setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);
  const close = (focusTrigger: boolean) => {
    setOpen(false);
    if (focusTrigger) anchor.current?.focus();
  };
  useCloseRequest(open, () => close(true));
  return (
    <>
      {trigger({
        id,
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? `${id}-menu` : undefined,
        onClick: () => setOpen(!open),
        onKeyDown: (event: KeyboardEvent) => {
          const opensFlyout = side === 'beside' && event.key === 'ArrowRight';
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp' && !opensFlyout) return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the darkened page around a sheet; Escape does the same.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the same.
        <div
          ref={popup}
          popover="manual"
          className={cx(styles.menu, sheetTitle !== undefined && styles.sheet)}
          onClick={(event) => event.target === event.currentTarget && close(true)}
        >
          <div className={styles.box}>
            {sheetTitle !== undefined && <p className={styles.sheetTitle}>{sheetTitle}</p>}
            <MenuList
              id={`${id}-menu`}
              labelledBy={id}
              items={typeof items === 'function' ? items() : items}
              onLeave={close}
            />
          </div>
        </div>
      )}
    </>
  );
}
