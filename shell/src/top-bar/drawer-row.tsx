import { Link, useTranslation } from '@myfiction/shared/host.ts';
import { rem, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { ArrowUpRight, type LucideIcon } from 'lucide-react';
import styles from './account-drawer.module.css';

interface DrawerRowProps {
  icon?: LucideIcon;
  label: string;
  to?: string;
  /** Opens in a new tab. */
  href?: string;
  onSelect: () => void;
}

/** One line of the phone's account drawer: a route, an address in a new tab, or an act. */
export function DrawerRow({ icon: Icon, label, to, href, onSelect }: DrawerRowProps) {
  const { t } = useTranslation('shell');
  const face = (
    <>
      {Icon && <Icon className={styles.icon} size={rem(20)} aria-hidden="true" />}
      <span className={styles.grow}>{label}</span>
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} className={styles.row} onClick={onSelect}>
        {face}
      </Link>
    );
  }
  if (href !== undefined) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={styles.row} onClick={onSelect}>
        {face}
        <VisuallyHidden>({t('newTab')})</VisuallyHidden>
        <ArrowUpRight size={rem(16)} aria-hidden="true" />
      </a>
    );
  }
  return (
    <button type="button" className={styles.row} onClick={onSelect}>
      {face}
    </button>
  );
}
