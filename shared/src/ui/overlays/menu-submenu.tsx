import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../base/cx.ts';
import { isShortcut } from '../base/roving.ts';
import styles from './menu.module.css';
import type { MenuEntry, MenuItem, MenuLevel } from './menu-types.ts';

interface MenuSubmenuProps {
  menuId: string;
  item: MenuEntry;
  items: readonly MenuItem[];
  onLeave: (focusTrigger: boolean) => void;
  Level: MenuLevel;
}

export function MenuSubmenu({ menuId, item, items, onLeave, Level }: MenuSubmenuProps) {
  const id = useId();
  const entry = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const box = open ? panel.current?.getBoundingClientRect() : undefined;
    if (!box) return;
    panel.current?.classList.toggle(styles.flipped ?? '', box.right > document.documentElement.clientWidth - 8);
    panel.current?.classList.toggle(styles.raised ?? '', box.bottom > window.innerHeight - 8);
  }, [open]);
  const back = () => {
    setOpen(false);
    entry.current?.focus();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' || isShortcut(event)) return;
    event.preventDefault();
    event.stopPropagation();
    setOpen(true);
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
        onClick={() => setOpen(!open)}
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
