import { Link, useTranslation } from '@myfiction/shared/host.ts';
import { rem } from '@myfiction/shared/ui.ts';
import { ChevronLeft } from 'lucide-react';
import { usePageHeading } from '../title/use-page-heading.ts';
import styles from './heading.module.css';

/** The title of the page in view, after its parent where it has one; a phone shows the parent as a Back arrow. */
export function PageHeading() {
  const { t } = useTranslation('shell');
  const { text, parent } = usePageHeading();
  return (
    <>
      {parent && (
        <Link to={parent.to} className={styles.back} aria-label={`${t('nav.back')}: ${parent.label}`}>
          <ChevronLeft size={rem(24)} aria-hidden="true" />
        </Link>
      )}
      <div className={styles.title}>
        {parent && (
          <span className={styles.parent}>
            <Link to={parent.to}>{parent.label}</Link>
            <span className={styles.slash} aria-hidden="true">
              /
            </span>
          </span>
        )}
        <h1 className={styles.heading} tabIndex={-1}>
          {text}
        </h1>
      </div>
    </>
  );
}
