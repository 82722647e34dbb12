import type { MessageDetail } from '@myfiction/shared/contract/calls/inbox.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { ApplicationStatusTag, ButtonLink, Cover } from '@myfiction/shared/ui.ts';
import { useText } from '../i18n/use-text.ts';
import styles from './story-card.module.css';

export interface StoryCardProps {
  story: NonNullable<MessageDetail['story']>;
  action: MessageDetail['action'];
}

/** The story that a message is about, where its application stands, and the way there. */
export function StoryCard({ story, action }: StoryCardProps) {
  const t = useText();
  const { story_id: storyId, title, cover, genre, author, application } = story;
  return (
    <div className={styles.card}>
      <Cover title={title} author={author} genre={genre} src={cover} width={56} />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {application && <ApplicationStatusTag kind={application.kind} status={application.status} />}
      </div>
      <ButtonLink to={action?.path ?? paths.storyDetail(storyId)}>{action?.label ?? t('reading.openStory')}</ButtonLink>
    </div>
  );
}
