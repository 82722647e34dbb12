import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import { formatNumber, formatRelative, useNow } from '@myfiction/shared/host.ts';
import { ExactTime } from '@myfiction/shared/screen/exact-time.tsx';
import { StatusTag, type Tone, VisuallyHidden } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './comment-row.module.css';
import { useDesk } from './desk-context.ts';

const TONES: Partial<Record<CommentItem['status'], Tone>> = {
  held: 'amber',
  reported: 'amber',
  hidden: 'neutral',
  spam: 'neutral',
  removed: 'brick',
};

/** Who wrote it, when, what became of it, and where. */
export function CommentHead({ item, isReply = false }: { item: CommentItem; isReply?: boolean }) {
  const t = useText();
  const now = useNow();
  const name = item.mine ? t('thread.you') : item.reader_name;
  return (
    <div className={styles.head}>
      <span className={styles.who}>
        {!item.seen && (
          <span className={styles.dot}>
            <VisuallyHidden>{t('row.new')}</VisuallyHidden>
          </span>
        )}
        <span dir="auto" className={styles.name} title={name}>
          {name}
        </span>
      </span>
      <ExactTime className={styles.time} at={item.created_at}>
        {formatRelative(item.created_at, now)}
      </ExactTime>
      {item.edited_at && <span className={styles.time}>{t('row.edited')}</span>}
      <Tags item={item} />
      {!isReply && <Place item={item} />}
    </div>
  );
}

function Tags({ item }: { item: CommentItem }) {
  const t = useText();
  const tone = TONES[item.status];
  return (
    <span className={styles.tags}>
      {item.pinned && <StatusTag tone="rose">{t('status.pinned')}</StatusTag>}
      {item.frozen && item.thread_id === null && <StatusTag tone="neutral">{t('status.frozen')}</StatusTag>}
      {tone && <StatusTag tone={tone}>{statusText(item, t)}</StatusTag>}
    </span>
  );
}

function statusText(item: CommentItem, t: ReturnType<typeof useText>): string {
  if (item.status === 'held' && item.held_by === 'desk') return t('status.heldDesk');
  if (item.status === 'held' && item.held_word !== '') return t('status.heldFor', { word: item.held_word });
  if (item.status === 'visible' || item.status === 'deleted') return '';
  return t(`status.${item.status}`);
}

function Place({ item }: { item: CommentItem }) {
  const t = useText();
  const { namesStory } = useDesk();
  const number = item.chapter_position === null ? undefined : formatNumber(item.chapter_position);
  return (
    <>
      <span className={styles.grow} />
      <span className={styles.place}>
        {namesStory && (
          <span className={styles.story} title={item.story_title}>
            {item.story_title}
          </span>
        )}
        {number && <span>{t(namesStory ? 'place.chapter' : 'chapter.number', { number })}</span>}
      </span>
    </>
  );
}
