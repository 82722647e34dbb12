import { paths } from '@myfiction/shared/contract/paths.ts';
import { ButtonLink, EmptyState } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import type { Article } from './article.ts';
import styles from './help.module.css';
import { PopularArticles } from './popular-articles.tsx';
import { StillNeedHelp } from './still-need-help.tsx';

/** An old link, or one with a slip. */
export function MissingArticle({ articles }: { articles: readonly Article[] }) {
  const t = useText();
  return (
    <>
      <EmptyState
        illustration="torn-page"
        title={t('missing.title')}
        text={t('missing.text')}
        action={<ButtonLink to={paths.helpCenter()}>{t('missing.action')}</ButtonLink>}
      />
      <div className={styles.below}>
        <PopularArticles articles={articles} />
        <StillNeedHelp />
      </div>
    </>
  );
}
