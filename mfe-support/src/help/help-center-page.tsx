import { findErrorByCode } from '@myfiction/shared/contract/error-catalogue.ts';
import { HELP_OF_ERROR, HELP_SLUGS, type HelpSlug } from '@myfiction/shared/contract/help-topics.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { Navigate, useSearchParams } from '@myfiction/shared/host.ts';
import { ErrorState, Skeleton } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import { articlePath } from '../content/link-targets.ts';
import { usePlaceStart } from '../content/use-place-start.ts';
import { useText } from '../i18n/use-text.ts';
import { ArticleView } from './article-view.tsx';
import styles from './help.module.css';
import { HelpHome } from './help-home.tsx';
import { MissingArticle } from './missing-article.tsx';
import { SHELVES } from './shelf-of.ts';
import { ShelfView } from './shelf-view.tsx';
import { useArticles } from './use-articles.ts';

/** `?article=`, `?shelf=`, or `?error=<code>`, which leads to the article that explains it; the shelves without. */
export function HelpCenterPage() {
  const [query] = useSearchParams();
  const { data: articles, isError, refetch } = useArticles();
  const [unsent] = useState(() => new Map<HelpSlug, string>());
  const [error, slug, shelfName] = [query.get('error'), query.get('article'), query.get('shelf')];
  usePlaceStart(`${slug} ${shelfName}`);
  if (error !== null) return <Navigate to={pathOfError(error)} replace />;
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  if (!articles) return <Loading />;
  if (slug !== null) {
    const article = articles.find((each) => each.slug === slug);
    return article ? (
      <ArticleView key={slug} article={article} articles={articles} unsent={unsent} />
    ) : (
      <MissingArticle articles={articles} />
    );
  }
  const shelf = SHELVES.find((each) => each === shelfName);
  return shelf ? <ShelfView shelf={shelf} articles={articles} /> : <HelpHome articles={articles} />;
}

function pathOfError(code: string): string {
  const name = findErrorByCode(Number(code))?.name;
  const slug = Object.entries(HELP_OF_ERROR).find(([error]) => error === name)?.[1];
  return slug && HELP_SLUGS.includes(slug) ? articlePath(slug) : paths.helpCenter();
}

function Loading() {
  const t = useText();
  return (
    <div className={styles.hero} aria-busy="true">
      <h2 className={styles.question}>{t('help.title')}</h2>
      <Skeleton height={54} radius={14} />
      <Skeleton lines={6} />
    </div>
  );
}
