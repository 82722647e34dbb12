import { sql } from 'drizzle-orm';
import { wordKey } from '../comments/words/tokens.ts';
import type { Database } from '../database/connect.ts';
import { authorReaders, blockedReaders, filterWords } from '../database/schema/comment-readers.ts';
import { comments } from '../database/schema/comments.ts';
import { DEMO_FILTER_WORDS } from './comment-texts.ts';
import { insertRows } from './insert-rows.ts';
import type { Random } from './random.ts';
import { daysBefore } from './times.ts';

/** What every author knows of the readers who comment. */
export async function loadKnownReaders(tx: Database): Promise<void> {
  await tx.execute(sql`
    insert into ${authorReaders} (uid, reader_id, since, comments, follows)
    select uid, reader_id, min(created_at) - interval '20 days', count(*), least(count(distinct story_id), 3)
    from ${comments} where reader_id is not null group by uid, reader_id`);
}

/** The words that hold an author's comments, and whom the author has blocked. */
export async function loadModeration(tx: Database, random: Random, uid: number, now: Date): Promise<void> {
  const words = DEMO_FILTER_WORDS.map((phrase) => ({
    ...{ id: random.uuid(), uid, phrase },
    phraseKey: wordKey(phrase),
    createdAt: daysBefore(now, 90),
  }));
  await insertRows(tx, filterWords, words);
  const block = { uid, hidEarlier: true, reason: 'Insults other readers', blockedAt: daysBefore(now, 40) };
  await insertRows(tx, blockedReaders, [
    { ...block, id: random.uuid(), readerId: 'reader-blocked-1', readerName: 'xX_critic_Xx' },
    {
      ...block,
      ...{ id: random.uuid(), readerId: 'reader-blocked-2', readerName: 'freebooks4u', reason: 'Advertises' },
      ...{ blockedAt: daysBefore(now, 200), unblockedAt: daysBefore(now, 150) },
    },
  ]);
}
