import { Link } from '@myfiction/shared/host.ts';
import { Tooltip } from '@myfiction/shared/ui.ts';
import type { ReactNode } from 'react';
import styles from './icon-link.module.css';

/** An icon that leads somewhere; its name is also its tooltip. */
export function IconLink({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <Tooltip text={label} describes={false}>
      <Link to={to} className={styles.link} aria-label={label}>
        {icon}
      </Link>
    </Tooltip>
  );
}
