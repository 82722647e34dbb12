import { Link, useLocation } from '@myfiction/shared/host.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './legal.module.css';
import type { LegalSection } from './legal-text.ts';

export function ContentsList({ sections, current }: { sections: readonly LegalSection[]; current: string }) {
  const t = useText();
  const { pathname, search } = useLocation();
  return (
    <nav className={styles.contents} aria-label={t('legal.contents')}>
      <p aria-hidden="true">{t('legal.contents')}</p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link to={{ pathname, search, hash: id }} aria-current={id === current ? 'location' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
