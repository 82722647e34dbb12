import type { HelpShelf } from '@myfiction/shared/contract/help-topics.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { Link, usePageTitle } from '@myfiction/shared/host.ts';
import { rem } from '@myfiction/shared/ui.ts';
import { ChevronLeft } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import type { Article } from './article.ts';
import { ArticleLinks } from './article-links.tsx';
import styles from './help.module.css';
import { StillNeedHelp } from './still-need-help.tsx';

export function ShelfView({ shelf, articles }: { shelf: HelpShelf; articles: readonly Article[] }) {
  const t = useText();
  const label = t('page.help-center');
  usePageTitle(t(`shelf.${shelf}`), { parent: { label, to: paths.helpCenter() } });
  return (
    <div className={styles.reading}>
      <Link className={styles.up} to={paths.helpCenter()}>
        <ChevronLeft size={rem(18)} aria-hidden="true" />
        {label}
      </Link>
      <h2 className={styles.title}>{t(`shelf.${shelf}`)}</h2>
      <ArticleLinks articles={articles.filter((article) => article.shelf === shelf)} summaries />
      <StillNeedHelp />
    </div>
  );
}
