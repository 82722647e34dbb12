import { type KeyboardEvent, useRef } from 'react';
import { formatNumber } from '../../host.ts';
import { cx } from '../base/cx.ts';
import { isShortcut, rovingIndex } from '../base/roving.ts';
import styles from './tabs.module.css';
import { useChosenInView } from './use-chosen-in-view.ts';

export interface TabsProps<K extends string> {
  value: K;
  onChange: (key: K) => void;
  items: readonly { key: K; label: string; count?: number }[];
  /** Name of the row of tabs. */
  label?: string;
  /** Id of the element that shows the chosen tab's content; give it `role="tabpanel"`. */
  panelId?: string;
  className?: string;
}

/** One tab stop; the arrow keys, Home and End choose. */
export function Tabs<K extends string>({ value, onChange, items, label, panelId, className }: TabsProps<K>) {
  const list = useRef<HTMLDivElement>(null);
  useChosenInView(list, value);
  const move = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const current = items.findIndex((item) => item.key === value);
    const next = rovingIndex(event.key, current, items.length, 'horizontal');
    const item = next === undefined ? undefined : items[next];
    if (next === undefined || !item) return;
    event.preventDefault();
    onChange(item.key);
    const tab = list.current?.children[next];
    if (tab instanceof HTMLElement) tab.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={cx(styles.list, className)}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="tab"
          className={styles.tab}
          data-key={item.key}
          aria-selected={item.key === value}
          aria-controls={panelId}
          tabIndex={item.key === value ? 0 : -1}
          onClick={() => onChange(item.key)}
          onKeyDown={move}
        >
          {item.label}
          {item.count !== undefined && <span className={styles.count}>{formatNumber(item.count)}</span>}
        </button>
      ))}
    </div>
  );
}
