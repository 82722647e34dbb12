import { type PageAction as Action, Link, usePageChrome } from '@myfiction/shared/host.ts';
import { rem } from '@myfiction/shared/ui.ts';
import { Check, Ellipsis, ListFilter, type LucideIcon, PenLine, Plus, Search } from 'lucide-react';
import styles from './page-action.module.css';

const ICONS: Readonly<Record<Action['icon'], LucideIcon>> = {
  plus: Plus,
  edit: PenLine,
  search: Search,
  more: Ellipsis,
  check: Check,
  filter: ListFilter,
};

/** The page's main act, in the phone's top bar. */
export function PageAction() {
  const { action } = usePageChrome();
  if (!action) return null;
  const Icon = ICONS[action.icon];
  const face = <Icon size={rem(20)} aria-hidden="true" />;
  return action.to === undefined ? (
    <button type="button" className={styles.action} aria-label={action.label} onClick={action.onSelect}>
      {face}
    </button>
  ) : (
    <Link to={action.to} className={styles.action} aria-label={action.label} onClick={action.onSelect}>
      {face}
    </Link>
  );
}
