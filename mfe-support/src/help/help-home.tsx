import { useText } from '../i18n/use-text.ts';
import type { Article } from './article.ts';
import { CreatorSpaceWay } from './creator-space-way.tsx';
import styles from './help.module.css';
import { HelpSearch } from './help-search.tsx';
import { PopularArticles } from './popular-articles.tsx';
import { SearchResults } from './search-results.tsx';
import { Shelves } from './shelves.tsx';
import { StillNeedHelp } from './still-need-help.tsx';
import { useHits } from './use-hits.ts';
import { useQuestion } from './use-question.ts';

/** The question, the shelves, what is read most. While something is searched its answers stand in their place. */
export function HelpHome({ articles }: { articles: readonly Article[] }) {
  const t = useText();
  const [question, setQuestion] = useQuestion();
  const found = useHits(articles, question);
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <h2 className={styles.question}>{t('help.title')}</h2>
        <HelpSearch question={question} onQuestion={setQuestion} hits={found.hits} />
      </div>
      {found.searching ? (
        <SearchResults question={question} found={found} />
      ) : (
        <>
          <Shelves />
          <div className={styles.below}>
            <PopularArticles articles={articles} />
            <div className={styles.beside}>
              <CreatorSpaceWay />
              <StillNeedHelp />
            </div>
          </div>
        </>
      )}
    </div>
  );
}
