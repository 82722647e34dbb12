import { Link } from '@myfiction/shared/host.ts';
import { EmptyState, ErrorState, rem, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { articlePath } from '../content/link-targets.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './help.module.css';
import { MarkedText } from './marked-text.tsx';
import { RESULTS_ID } from './result-ids.ts';
import { Shelves } from './shelves.tsx';
import { StillNeedHelp } from './still-need-help.tsx';
import type { Hits } from './use-hits.ts';
import { useKeepQuestion } from './use-keep-question.ts';

export function SearchResults({ question, found: { hits, failed, retry } }: { question: string; found: Hits }) {
  const t = useText();
  const keepQuestion = useKeepQuestion();
  if (failed) return <ErrorState onRetry={retry} />;
  if (hits.length === 0) return <NothingFound />;
  return (
    <div className={styles.results}>
      <VisuallyHidden>
        <p role="status">{t('search.count', { count: hits.length })}</p>
      </VisuallyHidden>
      <ul id={RESULTS_ID} onKeyDown={moveFocus}>
        {hits.map(({ article, terms }) => (
          <li key={article.slug}>
            <Link to={articlePath(article.slug)} onClick={() => keepQuestion(question)}>
              <span>
                <strong>
                  <MarkedText text={article.title} terms={terms} />
                </strong>
                <span className={styles.summary}>
                  <MarkedText text={article.summary} terms={terms} />
                </span>
                <span className={styles.count}>{t(`shelf.${article.shelf}`)}</span>
              </span>
              <ChevronRight size={rem(18)} aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function NothingFound() {
  const t = useText();
  return (
    <>
      <div role="status">
        <EmptyState illustration="book" title={t('search.none')} text={t('search.noneText')} />
      </div>
      <Shelves />
      <div className={styles.below}>
        <StillNeedHelp />
      </div>
    </>
  );
}

/** Up and down through the answers, and from the first back into the field. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')];
  const at = links.findIndex((link) => link.matches(':focus'));
  event.preventDefault();
  const next = links[at + (event.key === 'ArrowDown' ? 1 : -1)];
  if (next) next.focus();
  else if (event.key === 'ArrowUp') document.querySelector<HTMLElement>('[role="search"] input')?.focus();
}
