import { Check } from 'lucide-react';
import { useId } from 'react';
import { Link } from '../../host.ts';
import { cx } from '../base/cx.ts';
import { NewTabHint } from '../base/new-tab-hint.tsx';
import styles from './menu.module.css';
import { MenuSubmenu } from './menu-submenu.tsx';
import type { MenuEntry, MenuLevel } from './menu-types.ts';

interface MenuRowProps {
  menuId: string;
  item: MenuEntry;
  /** Whether its submenu is shown. */
  open: boolean;
  onOpen: (open: boolean) => void;
  onLeave: (focusTrigger: boolean) => void;
  Level: MenuLevel;
}

export function MenuRow({ menuId, item, open, onOpen, onLeave, Level }: MenuRowProps) {
  const noteId = useId();
  if (item.submenu) {
    const flyout = { menuId, item, items: item.submenu, open, onOpen, onLeave, Level };
    return <MenuSubmenu {...flyout} />;
  }
  const shared = {
    role: roleOf(item),
    'aria-checked': item.chosen ?? item.checked,
    tabIndex: -1,
    className: cx(styles.item, item.danger && styles.danger),
    'data-menu': menuId,
    'aria-disabled': item.disabled || undefined,
    'aria-describedby': item.note && noteId,
  };
  const mark = (item.chosen ?? item.checked) !== undefined && (
    <span className={styles.mark} aria-hidden="true">
      {(item.chosen || item.checked) && <Check />}
    </span>
  );
  const face = (
    <>
      {item.icon ?? mark}
      <span className={styles.label}>
        {item.label}
        {item.note && (
          // It describes the entry and is no part of its name.
          <span id={noteId} className={styles.note} aria-hidden="true">
            {item.note}
          </span>
        )}
      </span>
      {item.icon && mark}
    </>
  );
  if (item.to !== undefined) {
    return (
      <Link {...shared} to={item.to} onClick={() => onLeave(false)}>
        {face}
      </Link>
    );
  }
  if (item.href !== undefined) {
    const newTab = item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return (
      <a {...shared} {...newTab} href={item.href} onClick={() => onLeave(true)}>
        {face}
        {item.external && <NewTabHint />}
      </a>
    );
  }
  const select = () => {
    if (item.disabled) return;
    // The focus goes back first, so that a dialog opened by the entry returns it to the trigger.
    onLeave(true);
    item.onSelect();
  };
  return (
    <button {...shared} type="button" onClick={select}>
      {face}
    </button>
  );
}

function roleOf({ chosen, checked }: MenuEntry) {
  if (chosen !== undefined) return 'menuitemradio';
  return checked === undefined ? 'menuitem' : 'menuitemcheckbox';
}
