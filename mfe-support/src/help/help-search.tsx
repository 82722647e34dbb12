import { useNavigate } from '@myfiction/shared/host.ts';
import { rem } from '@myfiction/shared/ui.ts';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { articlePath } from '../content/link-targets.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './help.module.css';
import { RESULTS_ID } from './result-ids.ts';
import type { SearchHit } from './search/make-search.ts';
import { useKeepQuestion } from './use-keep-question.ts';

interface HelpSearchProps {
  question: string;
  onQuestion: (question: string) => void;
  hits: readonly SearchHit[];
}

/** The field: / leads to it, the arrows into its answers, Enter opens the first one, Esc empties it. */
export function HelpSearch({ question, onQuestion, hits }: HelpSearchProps) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const keepQuestion = useKeepQuestion();
  useSlash(() => field.current?.focus());
  const onKeyDown = (event: KeyboardEvent) => {
    const first = hits[0];
    if (event.key === 'Escape') onQuestion('');
    if (event.key === 'ArrowDown' && first) {
      event.preventDefault();
      document.querySelector<HTMLElement>(`#${RESULTS_ID} a`)?.focus();
    }
    if (event.key === 'Enter' && first && !event.nativeEvent.isComposing) {
      keepQuestion(question);
      navigate(articlePath(first.article.slug));
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 do not know the element.
    <div role="search" className={styles.search}>
      <Search size={rem(20)} aria-hidden="true" />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('search.label')}
        aria-keyshortcuts="/"
        placeholder={t('search.placeholder')}
        value={question}
        onChange={(event) => onQuestion(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {question === '' ? (
        <span className={styles.kbd} aria-hidden="true">
          /
        </span>
      ) : (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('search.clear')}
          onClick={() => {
            onQuestion('');
            field.current?.focus();
          }}
        >
          <X size={rem(18)} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

function useSlash(focus: () => void): void {
  const latest = useRef(focus);
  latest.current = focus;
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      const typing = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || typing || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
