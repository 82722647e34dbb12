import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { useTranslation } from '@myfiction/shared/host.ts';
import { Button } from '@myfiction/shared/ui.ts';
import { Flag, Pin, PinOff, UserX } from 'lucide-react';
import { useText } from '../i18n/use-text.ts';
import { useDesk } from '../list/desk-context.ts';
import styles from './context-pane.module.css';
import { sinceMonth } from './since-month.ts';

interface ReaderCardProps {
  comment: CommentItem;
  reader: NonNullable<ApiOutput<'comment/getContext'>['reader']>;
}

/** What is known of the reader, and what the author can do about the comment. */
export function ReaderCard({ comment, reader }: ReaderCardProps) {
  const t = useText();
  const { language } = useTranslation();
  const desk = useDesk();
  const figures = t('reader.figures', {
    comments: t('reader.comments', { count: reader.comments }),
    follows: t('reader.follows', { count: reader.stories_followed }),
  });
  const since = reader.since ? `${t('reader.since', { month: sinceMonth(reader.since, language) })} ` : '';
  const canPin = comment.pinned || comment.status === 'visible';
  const canReport = comment.status !== 'reported' && comment.status !== 'removed';
  return (
    <section className={styles.reader} aria-label={reader.name}>
      <h2 className={styles.title}>{reader.name}</h2>
      <p className={styles.figures}>
        {since}
        {figures}
      </p>
      {reader.blocked && <p className={styles.figures}>{t('reader.blocked')}</p>}
      <div className={styles.tools}>
        {canPin && (
          <Button
            size="sm"
            icon={comment.pinned ? <PinOff /> : <Pin />}
            onClick={() => desk.pin(comment, !comment.pinned)}
          >
            {t(comment.pinned ? 'act.unpin' : 'act.pin')}
          </Button>
        )}
        {canReport && (
          <Button size="sm" variant="ghost" icon={<Flag />} onClick={() => desk.ask({ kind: 'report', comment })}>
            {t('act.report')}
          </Button>
        )}
        {!reader.blocked && (
          <Button
            size="sm"
            variant="ghost"
            icon={<UserX />}
            aria-label={t('act.block')}
            onClick={() => desk.ask({ kind: 'block', comment })}
          >
            {t('reader.block')}
          </Button>
        )}
      </div>
    </section>
  );
}
