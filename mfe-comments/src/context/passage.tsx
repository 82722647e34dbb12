import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './context-pane.module.css';

/** The chapter's words around the quote, which is marked; or how the chapter ends. */
export function Passage({ context }: { context: ApiOutput<'comment/getContext'> }) {
  const t = useText();
  const { passage, quote_found: isFound, chapter, comment } = context;
  if (!chapter) return <p className={styles.note}>{t('context.none')}</p>;
  if (passage.length === 0) return null;
  const note = comment.quote === '' ? t('context.end') : t('context.quoteGone');
  return (
    <div className={styles.passage}>
      {!isFound && <p className={styles.note}>{note}</p>}
      {passage.map(({ text, from, to }, index) => (
        <p key={index} dir="auto" lang={comment.story_language}>
          {from === null || to === null ? (
            text
          ) : (
            <>
              {text.slice(0, from)}
              <mark>{text.slice(from, to)}</mark>
              {text.slice(to)}
            </>
          )}
        </p>
      ))}
    </div>
  );
}
