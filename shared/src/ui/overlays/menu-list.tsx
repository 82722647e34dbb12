import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isShortcut, rovingIndex } from '../base/roving.ts';
import styles from './menu.module.css';
import { MenuRow } from './menu-row.tsx';
import type { MenuListProps } from './menu-types.ts';

/** One level of a menu. It takes the focus when it appears. */
export function MenuList({ id, labelledBy, items, onLeave, onBack }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  // One at a time: two would lie over each other.
  const [openKey, setOpenKey] = useState<string>();
  // Without those of an open submenu.
  const rows = () =>
    [...(list.current?.querySelectorAll<HTMLElement>('[data-menu]') ?? [])].filter((row) => row.dataset.menu === id);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[data-menu]')?.focus();
  }, []);
  const handleKey = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const all = rows();
    const current = all.findIndex((row) => row.matches(':focus'));
    const next = rovingIndex(event.key, current, all.length, 'vertical') ?? rowStartingWith(event.key, all, current);
    if (next !== undefined) all[next]?.focus();
    else if (event.key === 'Tab') return onLeave(false);
    else if (event.key === 'Escape' && !onBack) onLeave(true);
    else if ((event.key === 'Escape' || event.key === 'ArrowLeft') && onBack) onBack();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={list} id={id} role="menu" tabIndex={-1} aria-labelledby={labelledBy} onKeyDown={handleKey}>
      {items.map((item, index) =>
        item === 'divider' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a divider has no identity but its place.
          <hr key={`divider-${index}`} className={styles.divider} />
        ) : (
          <MenuRow
            key={item.key}
            menuId={id}
            item={item}
            open={item.key === openKey}
            onOpen={(open) => setOpenKey(open ? item.key : undefined)}
            onLeave={onLeave}
            Level={MenuList}
          />
        ),
      )}
    </div>
  );
}

/** Typing a letter goes to the next entry that begins with it. */
function rowStartingWith(key: string, rows: readonly HTMLElement[], current: number): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const order = [...rows.keys()].map((index) => (current + 1 + index) % rows.length);
  return order.find((index) => rows[index]?.textContent?.trim().toLocaleLowerCase().startsWith(letter));
}
