import { usePageTitle, useQuery, useTranslation } from '@myfiction/shared/host.ts';
import { ErrorState, Skeleton } from '@myfiction/shared/ui.ts';
import { BlockViews } from '../content/block-view.tsx';
import contentStyles from '../content/content.module.css';
import type { Article } from '../help/article.ts';
import { ArticleLinks } from '../help/article-links.tsx';
import { useArticles } from '../help/use-articles.ts';
import { useText } from '../i18n/use-text.ts';
import { ChecklistCard } from './checklist-card.tsx';
import styles from './creator.module.css';
import type { Stage } from './stages.ts';

/** Guides by stage, beside the author's own checklist. */
export function CreatorSpacePage() {
  const t = useText();
  const { language } = useTranslation();
  usePageTitle(t('page.creator-space'));
  const articles = useArticles();
  const { data, isError, refetch } = useQuery({
    queryKey: ['creator', 'stages', language],
    queryFn: async (): Promise<readonly Stage[]> =>
      (language === 'es' ? await import('./stages-es.ts') : await import('./stages.ts')).default,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // Links that came later would push away what is being read.
  const isWaiting = !isError && (!data || articles.isPending);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h2>{t('creator.title')}</h2>
        <p className={styles.muted}>{t('creator.text')}</p>
      </header>
      <ChecklistCard />
      <div className={styles.stages}>
        {isError && <ErrorState onRetry={() => void refetch()} />}
        {isWaiting && <Skeleton lines={10} />}
        {!isWaiting && data?.map((stage) => <StageView key={stage.id} stage={stage} articles={articles.data ?? []} />)}
      </div>
    </div>
  );
}

function StageView({ stage, articles }: { stage: Stage; articles: readonly Article[] }) {
  const t = useText();
  const { id, guides, help } = stage;
  return (
    <section className={styles.stage} aria-labelledby={`stage-${id}`}>
      <h3 id={`stage-${id}`}>{t(`stage.${id}`)}</h3>
      {guides.map(({ title, body }, at) => (
        <div key={title}>
          {at > 0 && <h4>{title}</h4>}
          <div className={contentStyles.content}>
            <BlockViews blocks={body} />
          </div>
        </div>
      ))}
      <ArticleLinks articles={help.flatMap((slug) => articles.filter((article) => article.slug === slug))} />
    </section>
  );
}
