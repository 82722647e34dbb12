import { callApi, useQuery } from '@myfiction/shared/host.ts';
import { useText } from '../i18n/use-text.ts';
import type { Article } from './article.ts';
import { ArticleLinks } from './article-links.tsx';
import styles from './help.module.css';
import { EDITORS_CHOICE } from './related.ts';

const SHOWN = 5;

/** What most authors read this week, filled up with the editors' choice, which also stands in while there is no answer. */
export function PopularArticles({ articles }: { articles: readonly Article[] }) {
  const t = useText();
  const { data } = useQuery({
    queryKey: ['help', 'popular'],
    queryFn: () => callApi('help/listPopular', {}, { silent: true }),
  });
  const slugs = [...new Set([...(data?.articles ?? []), ...EDITORS_CHOICE])].slice(0, SHOWN);
  const shown = slugs.flatMap((slug) => articles.filter((article) => article.slug === slug));
  return (
    <section aria-labelledby="help-popular">
      <h2 id="help-popular" className={styles.section}>
        {t('popular')}
      </h2>
      <ArticleLinks articles={shown} />
    </section>
  );
}
