import { paths } from '@myfiction/shared/contract/paths.ts';
import { useTranslation } from '@myfiction/shared/host.ts';
import { Settings } from 'lucide-react';
import { useNavigationEntries } from '../navigation/registry-context.ts';
import { FooterLinks } from './footer-links.tsx';
import { LegalMenu } from './legal-menu.tsx';
import { RemoteEntry } from './remote-entry.tsx';
import styles from './sidebar.module.css';
import { SidebarLink } from './sidebar-link.tsx';

/** The remotes' entries on top; Legal, Settings and the footer are the shell's own. */
export function Sidebar() {
  const { t } = useTranslation('shell');
  const entries = useNavigationEntries();
  return (
    <aside className={styles.side}>
      <nav aria-label={t('nav.main')}>
        {entries.map((entry) => (
          <RemoteEntry key={entry.path} entry={entry} />
        ))}
      </nav>
      <div className={styles.space} />
      <nav aria-label={t('nav.more')}>
        <LegalMenu />
        <SidebarLink to={paths.settings()} icon={Settings} label={t('nav.settings')} />
        <FooterLinks />
      </nav>
    </aside>
  );
}
