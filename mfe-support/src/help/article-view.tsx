import type { HelpSlug } from '@myfiction/shared/contract/help-topics.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { callApi, deviceId, Link, usePageTitle } from '@myfiction/shared/host.ts';
import { rem } from '@myfiction/shared/ui.ts';
import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import { BlockViews } from '../content/block-view.tsx';
import contentStyles from '../content/content.module.css';
import { useText } from '../i18n/use-text.ts';
import type { Article } from './article.ts';
import { ArticleLinks } from './article-links.tsx';
import styles from './help.module.css';
import { Helpful } from './helpful.tsx';
import { relatedTo } from './related.ts';
import { shelfPath } from './shelves.tsx';
import { StillNeedHelp } from './still-need-help.tsx';

interface ArticleViewProps {
  article: Article;
  articles: readonly Article[];
  /** As `Helpful` keeps it. */
  unsent: Map<HelpSlug, string>;
}

export function ArticleView({ article, articles, unsent }: ArticleViewProps) {
  const t = useText();
  const { slug, title, summary, body, shelf } = article;
  usePageTitle(title, { parent: { label: t('page.help-center'), to: paths.helpCenter() } });
  useEffect(() => {
    // Counted for the list of what is read most; an author never needs to hear that it failed.
    callApi('help/read', { article: slug, devId: deviceId() }, { silent: true }).catch(() => {});
  }, [slug]);
  return (
    <div className={styles.reading}>
      <Link className={styles.up} to={shelfPath(shelf)}>
        <ChevronLeft size={rem(18)} aria-hidden="true" />
        {t(`shelf.${shelf}`)}
      </Link>
      <article>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.lead}>{summary}</p>
        <div className={contentStyles.content}>
          <BlockViews blocks={body} />
        </div>
      </article>
      <Helpful slug={slug} unsent={unsent} />
      <section>
        <h2 className={styles.section}>{t('related')}</h2>
        <ArticleLinks articles={relatedTo(article, articles)} />
      </section>
      <StillNeedHelp />
    </div>
  );
}
