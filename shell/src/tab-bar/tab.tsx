import { Link, useLocation } from '@myfiction/shared/host.ts';
import { rem, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { badgeText } from '../navigation/badge-text.ts';
import type { SidebarEntry } from '../navigation/entries.ts';
import { navigationIcon } from '../navigation/icons.ts';
import { ariaCurrent, currencyOf } from '../navigation/is-current.ts';
import { useLabel } from '../navigation/use-label.ts';
import { useSignal } from '../navigation/use-signal.ts';
import styles from './tab-bar.module.css';

/** One entry of the phone's bottom bar: icon over a short label. */
export function Tab({ entry }: { entry: SidebarEntry }) {
  const label = useLabel();
  const signal = useSignal(entry);
  const { pathname } = useLocation();
  const currency = currencyOf(entry.path, pathname);
  const Icon = navigationIcon(entry.icon);
  return (
    <Link
      to={entry.path}
      className={styles.tab}
      aria-current={ariaCurrent(currency)}
      data-off={signal?.kind === 'off' || undefined}
    >
      {currency && <i className={styles.ribbon} />}
      <Icon size={rem(23)} aria-hidden="true" />
      {label(entry.remote, entry.tabLabel ?? entry.label)}
      {signal?.kind === 'count' && (
        <span className={styles.badge} aria-hidden="true">
          {badgeText(signal.count)}
        </span>
      )}
      {signal && signal.kind !== 'count' && <i className={styles.dot} />}
      {signal && <VisuallyHidden>, {signal.label}</VisuallyHidden>}
    </Link>
  );
}
