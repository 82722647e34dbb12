import type { Turn } from '@myfiction/shared/contract/calls/inbox.ts';
import { useNow, useUser } from '@myfiction/shared/host.ts';
import { ExactTime } from '@myfiction/shared/screen/exact-time.tsx';
import { Avatar, cx } from '@myfiction/shared/ui.ts';
import { useEffect, useRef } from 'react';
import { nameAndRole } from '../common/name-and-role.ts';
import { letterTime } from '../common/when.ts';
import { useText } from '../i18n/use-text.ts';
import { AttachmentList } from './attachment-list.tsx';
import { LetterBody } from './letter-body.tsx';
import styles from './turns.module.css';

/** Above this, a conversation opens at its newest letter. */
const SHORT = 2;

/** The letters of a conversation, oldest first. */
export function Turns({ turns, storyTitle }: { turns: readonly Turn[]; storyTitle: string | undefined }) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const opensAtEnd = useRef(turns.length > SHORT);
  useEffect(() => {
    if (opensAtEnd.current) list.current?.lastElementChild?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <ol ref={list} className={styles.turns} aria-label={t('reading.letters')}>
      {turns.map((turn) => (
        <Letter key={turn.turn_id} turn={turn} storyTitle={storyTitle} />
      ))}
    </ol>
  );
}

function Letter({ turn, storyTitle }: { turn: Turn; storyTitle: string | undefined }) {
  const t = useText();
  const nowMs = useNow();
  const user = useUser();
  const { mine, body, at, attachments } = turn;
  const { name, role } = nameAndRole(turn.sender);
  return (
    <li className={cx(styles.turn, mine && styles.mine)}>
      <span className={styles.avatar}>
        <Avatar name={name} {...(mine && user?.pic && { src: user.pic })} size={36} />
      </span>
      <div>
        <p className={styles.head}>
          <span>
            <span className={styles.sender}>{mine ? t('reading.you') : name}</span>
            {!mine && role !== '' && <span className={styles.role}>{role}</span>}
          </span>
          <ExactTime className={styles.time} at={at}>
            {letterTime(at, nowMs, t)}
          </ExactTime>
        </p>
        <LetterBody body={body} storyTitle={storyTitle} />
        <AttachmentList attachments={attachments} />
      </div>
    </li>
  );
}
