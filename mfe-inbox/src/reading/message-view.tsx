import type { MessageDetail } from '@myfiction/shared/contract/calls/inbox.ts';
import { useNow } from '@myfiction/shared/host.ts';
import { ExactTime } from '@myfiction/shared/screen/exact-time.tsx';
import { ButtonLink } from '@myfiction/shared/ui.ts';
import type { RefObject } from 'react';
import { letterTime } from '../common/when.ts';
import { useText } from '../i18n/use-text.ts';
import { ReplyPart } from '../reply/reply-part.tsx';
import type { MessageActions } from '../use-message-actions.ts';
import { LetterBody } from './letter-body.tsx';
import { MessageTools } from './message-tools.tsx';
import styles from './message-view.module.css';
import { StoryCard } from './story-card.tsx';
import { Turns } from './turns.tsx';

export interface MessageViewProps {
  message: MessageDetail;
  headingRef: RefObject<HTMLHeadingElement | null>;
  actions: MessageActions;
  onLeave: () => void;
  /** The way back to the list where it has gone. */
  onClose?: () => void;
}

export function MessageView({ message, headingRef, actions, onLeave, onClose }: MessageViewProps) {
  const t = useText();
  const nowMs = useNow();
  const { type, title, at, story, action, thread, turns } = message;
  const [first] = turns;
  return (
    <article className={styles.message}>
      <div className={styles.head}>
        <MessageTools message={message} actions={actions} onLeave={onLeave} {...(onClose && { onClose })} />
        <p className={styles.meta}>
          {t(`type.${type}`)}, <ExactTime at={at}>{letterTime(at, nowMs, t)}</ExactTime>
        </p>
      </div>
      <h2 ref={headingRef} className={styles.title} tabIndex={-1}>
        {title}
      </h2>
      {story && <StoryCard story={story} action={action} />}
      {thread ? (
        <>
          <Turns turns={turns} storyTitle={story?.title} />
          <ReplyPart messageId={message.message_id} isClosed={thread.closed} />
        </>
      ) : (
        first && <LetterBody body={first.body} sender={first.sender} storyTitle={story?.title} />
      )}
      {!story && action && (
        <p className={styles.action}>
          <ButtonLink to={action.path}>{action.label}</ButtonLink>
        </p>
      )}
    </article>
  );
}
