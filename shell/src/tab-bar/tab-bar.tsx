import { useTranslation } from '@myfiction/shared/host.ts';
import { tabEntries } from '../navigation/entries.ts';
import { useNavigationEntries } from '../navigation/registry-context.ts';
import { Tab } from './tab.tsx';
import styles from './tab-bar.module.css';

/** The phone's navigation. */
export function TabBar() {
  const { t } = useTranslation('shell');
  const entries = useNavigationEntries();
  return (
    <nav className={styles.bar} aria-label={t('nav.main')}>
      {tabEntries(entries).map((entry) => (
        <Tab key={entry.path} entry={entry} />
      ))}
    </nav>
  );
}
