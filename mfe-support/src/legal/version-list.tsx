import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatDate, Link } from '@myfiction/shared/host.ts';
import { useText } from '../i18n/use-text.ts';
import type { LegalDocument } from '../legal-documents.ts';
import styles from './legal.module.css';
import type { LegalText, LegalVersion } from './legal-text.ts';

interface VersionListProps {
  document: LegalDocument;
  versions: LegalText;
  shown: LegalVersion;
}

/** What was changed and when; every version can be opened. */
export function VersionList({ document, versions, shown }: VersionListProps) {
  const t = useText();
  return (
    <section className={styles.versions}>
      <h3>{t('legal.changes')}</h3>
      <ul>
        {versions.map((each, at) => (
          <li key={each.version}>
            <Link
              to={at === 0 ? paths.legal(document) : `${paths.legal(document)}?version=${each.version}`}
              aria-current={each === shown ? 'true' : undefined}
            >
              {t('legal.version', { version: each.version, date: formatDate(each.effective, 'date', 'UTC') })}
            </Link>
            <span>{each.changes.join(' ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
