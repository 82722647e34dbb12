import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { cx } from '../base/cx.ts';
import { isShortcut } from '../base/roving.ts';
import styles from './menu.module.css';
import type { MenuEntry, MenuItem, MenuLevel } from './menu-types.ts';

interface MenuSubmenuProps {
  menuId: string;
  item: MenuEntry;
  items: readonly MenuItem[];
  open: boolean;
  onOpen: (open: boolean) => void;
  onLeave: (focusTrigger: boolean) => void;
  Level: MenuLevel;
}

/** To the edges of the window, in px. */
const MARGIN = 8;

export function MenuSubmenu({ menuId, item, items, open, onOpen, onLeave, Level }: MenuSubmenuProps) {
  const id = useId();
  const entry = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    const { right, bottom } = element.getBoundingClientRect();
    element.classList.toggle(styles.flipped ?? '', right > document.documentElement.clientWidth - MARGIN);
    const tooLow = bottom - (window.innerHeight - MARGIN);
    if (tooLow > 0) element.style.top = `${element.offsetTop - tooLow}px`;
  }, [open]);
  const back = () => {
    onOpen(false);
    entry.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' || isShortcut(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onOpen(true);
  };
  return (
    <div className={styles.parent}>
      <button
        ref={entry}
        type="button"
        id={id}
        role="menuitem"
        tabIndex={-1}
        className={styles.item}
        data-menu={menuId}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => onOpen(!open)}
        onKeyDown={handleKey}
      >
        {item.icon}
        <span className={styles.label}>{item.label}</span>
        <ChevronRight aria-hidden="true" />
      </button>
      {open && (
        <div ref={panel} className={cx(styles.menu, styles.submenu)}>
          <Level id={`${id}-menu`} labelledBy={id} items={items} onLeave={onLeave} onBack={back} />
        </div>
      )}
    </div>
  );
}
