import type { HomeOverview } from '@myfiction/shared/contract/calls/writing.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { formatNumber, formatRelative, Link, useNow } from '@myfiction/shared/host.ts';
import { ExactTime } from '@myfiction/shared/screen/exact-time.tsx';
import { Avatar } from '@myfiction/shared/ui.ts';
import { Reply } from 'lucide-react';
import { IconLink } from '../../common/icon-link.tsx';
import { PartTitle } from '../../common/part-title.tsx';
import { useHomeText } from '../i18n/use-home-text.ts';
import parts from '../parts.module.css';
import styles from './comments-part.module.css';

export function CommentsPart({ comments }: { comments: HomeOverview['comments'] }) {
  const t = useHomeText();
  const now = useNow();
  return (
    <section className={parts.part} aria-labelledby="home-comments">
      <div className={styles.head}>
        <PartTitle level={3} id="home-comments">
          {t('comments.title')}
        </PartTitle>
        <Link to={paths.comments()} className={parts.link}>
          {t('comments.all')}
        </Link>
      </div>
      {comments.length === 0 && <p className={parts.empty}>{t('comments.none')}</p>}
      <ul className={parts.list}>
        {comments.map(({ comment_id: id, reader_name: name, text, story_title: story, ...comment }) => (
          <li key={id} className={styles.comment}>
            <Avatar name={name} />
            <div className={styles.body}>
              <p className={styles.line}>
                <b dir="auto">{name}</b>
                <ExactTime at={comment.created_at}>{formatRelative(comment.created_at, now)}</ExactTime>
                <span className={styles.place}>
                  {comment.chapter_position === null
                    ? story
                    : t('comments.place', { story, number: formatNumber(comment.chapter_position) })}
                </span>
              </p>
              <p dir="auto" lang={comment.story_language} className={styles.text}>
                {text}
              </p>
            </div>
            <IconLink
              to={paths.comments({ filter: 'all', comment: id })}
              label={t('comments.reply', { name })}
              icon={<Reply />}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
