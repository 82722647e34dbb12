import { Link, useLocation } from '@myfiction/shared/host.ts';
import { rem, Tooltip } from '@myfiction/shared/ui.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsCollapsed } from '../device/use-is-collapsed.ts';
import { ariaCurrent, currencyOf } from '../navigation/is-current.ts';
import styles from './entry.module.css';

interface SidebarLinkProps {
  to: string;
  icon: LucideIcon;
  label: string;
  /** Why its page is not there at the moment. */
  off?: string | undefined;
  /** Badge, tag or sign at the end of the line. */
  signal?: ReactNode;
}

/** One entry of the sidebar. Narrow windows show its icon, its label as a tooltip and its signal as a dot. */
export function SidebarLink({ to, icon: Icon, label, off, signal }: SidebarLinkProps) {
  const { pathname } = useLocation();
  const currency = currencyOf(to, pathname);
  const collapsed = useIsCollapsed();
  const link = (
    <Link
      to={to}
      className={styles.entry}
      aria-current={ariaCurrent(currency)}
      data-off={off !== undefined || undefined}
    >
      <Icon size={rem(20)} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
      {signal && <span className={styles.signal}>{signal}</span>}
      {signal && <i className={styles.dot} />}
      {currency && <i className={styles.ribbon} />}
    </Link>
  );
  return collapsed ? (
    <Tooltip text={off === undefined ? label : `${label}: ${off}`} side="beside" describes={false}>
      {link}
    </Tooltip>
  ) : (
    link
  );
}
