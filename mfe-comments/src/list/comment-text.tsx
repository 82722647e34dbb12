import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './comment-row.module.css';

/** What it is about, and what it says. */
export function CommentText({ item, isReply = false }: { item: CommentItem; isReply?: boolean }) {
  const t = useText();
  if (item.status === 'deleted') return <p className={styles.gone}>{t('row.deleted')}</p>;
  return (
    <>
      {!isReply && item.answers && (
        <p className={styles.answers}>
          {item.answers.text === ''
            ? t('row.answersDeleted')
            : t('row.answers', { name: item.answers.name, text: item.answers.text })}
        </p>
      )}
      {item.quote !== '' && (
        <blockquote dir="auto" lang={item.story_language} className={styles.quote}>
          {quoted(item.quote)}
        </blockquote>
      )}
      <p dir="auto" lang={item.story_language} className={styles.text}>
        {item.text}
      </p>
    </>
  );
}

/** In quotation marks, unless it brings some. */
function quoted(quote: string): string {
  return /^["“”„«'‘’]/.test(quote) ? quote : `“${quote}”`;
}
