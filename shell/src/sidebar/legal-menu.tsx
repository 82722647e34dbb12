import { useTranslation } from '@myfiction/shared/host.ts';
import { Menu, rem } from '@myfiction/shared/ui.ts';
import { ChevronRight, Scale } from 'lucide-react';
import { LEGAL_DOCUMENTS } from '../navigation/legal-documents.ts';
import styles from './entry.module.css';

/** Legal: a submenu of the four documents, each in a new tab. */
export function LegalMenu() {
  const { t } = useTranslation('shell');
  const items = LEGAL_DOCUMENTS.map(({ key, href }) => ({ key, label: t(key), href, external: true }));
  return (
    <Menu
      side="beside"
      items={items}
      trigger={(props) => (
        <button type="button" {...props} className={styles.entry}>
          <Scale size={rem(20)} aria-hidden="true" />
          <span className={styles.label}>{t('nav.legal')}</span>
          <ChevronRight className={styles.more} size={rem(16)} aria-hidden="true" />
        </button>
      )}
    />
  );
}
