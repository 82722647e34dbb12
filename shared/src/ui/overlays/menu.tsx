import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './menu.module.css';
import { MenuList } from './menu-list.tsx';
import type { MenuItem, MenuTriggerProps } from './menu-types.ts';
import type { PopupSide } from './place-popup.ts';
import { usePopup } from './use-popup.ts';

export interface MenuProps {
  trigger: (props: MenuTriggerProps) => ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  /** Above where the trigger stands at the bottom of the screen, beside where it opens a flyout. */
  side?: PopupSide;
}

/** Menu button of the ARIA practices: arrow keys, Home, End, first letters, Escape gives the focus back. */
export function Menu({ trigger, items, align = 'start', side = 'below' }: MenuProps) {
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
        <div ref={popup} popover="manual" className={styles.menu}>
          <MenuList id={`${id}-menu`} labelledBy={id} items={items} onLeave={close} />
        </div>
      )}
    </>
  );
}
