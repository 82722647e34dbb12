import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatDate, Link, useTranslation } from '@myfiction/shared/host.ts';
import { Alert } from '@myfiction/shared/ui.ts';
import { useRef } from 'react';
import { BlockViews } from '../content/block-view.tsx';
import contentStyles from '../content/content.module.css';
import { useText } from '../i18n/use-text.ts';
import type { LegalDocument } from '../legal-documents.ts';
import { ContentsList } from './contents-list.tsx';
import styles from './legal.module.css';
import type { LegalText, LegalVersion } from './legal-text.ts';
import { useLegalSection } from './use-legal-section.ts';
import { VersionList } from './version-list.tsx';

interface LegalReadingProps {
  document: LegalDocument;
  versions: LegalText;
  shown: LegalVersion;
}

export function LegalReading({ document, versions, shown }: LegalReadingProps) {
  const t = useText();
  const { language } = useTranslation();
  const article = useRef<HTMLElement>(null);
  const current = useLegalSection(article, shown.sections);
  const { version, effective, sections } = shown;
  return (
    <article ref={article} className={styles.page}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t(`page.${document}`)}</h2>
        <p className={styles.facts}>{t('legal.version', { version, date: formatDate(effective, 'date', 'UTC') })}</p>
        <p className={styles.facts}>{t('legal.template')}</p>
        {language !== 'en' && <p className={styles.facts}>{t('legal.english')}</p>}
      </header>
      <ContentsList sections={sections} current={current} />
      <div className={styles.text}>
        {shown !== versions[0] && (
          <Alert tone="amber" title={t('legal.old')}>
            <Link to={paths.legal(document)}>{t('legal.newest')}</Link>
          </Alert>
        )}
        {sections.map(({ id, title, body }) => (
          <section key={id} id={id} tabIndex={-1} className={styles.section}>
            <h3>{title}</h3>
            <div className={contentStyles.content}>
              <BlockViews blocks={body} />
            </div>
          </section>
        ))}
        <VersionList document={document} versions={versions} shown={shown} />
      </div>
    </article>
  );
}
