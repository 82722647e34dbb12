import type { CommentEvent } from '@myfiction/shared/contract/calls/ingest-comment.ts';
import type { Database } from '../../database/connect.ts';
import { storableText } from '../../database/names.ts';
import { comments } from '../../database/schema/comments.ts';
import { searchableWords } from '../search-words.ts';
import { findWords } from '../words/find-words.ts';
import { loadAuthorWords, loadPlatformWords } from '../words/load-words.ts';
import type { Change } from './change.ts';
import { findBlocked } from './find-blocked.ts';
import { type CommentFacts, isSaid, type Known } from './known.ts';

type Row = typeof comments.$inferInsert;

/** Keeps what readers said, in the order in which they said it. */
export async function addComments(
  tx: Database,
  fresh: readonly CommentEvent[],
  known: Known,
  now: Date,
): Promise<{ added: Change[]; refused: number }> {
  const said = fresh.filter(isSaid);
  const uids = [...new Set([...known.stories.values()].map(({ uid }) => uid))];
  const judge = await loadJudge(tx, uids);
  const isBlocked = await findBlocked(tx, uids, said);
  const here = new Map<string, CommentFacts>(known.comments);
  const rows = new Map<string, Row>();
  let refused = 0;
  for (const event of said) {
    const story = known.stories.get(event.story_id);
    if (!story) continue;
    const answered = event.parent_id === undefined ? undefined : here.get(event.parent_id);
    // What it answers was refused.
    if (event.parent_id !== undefined && (!answered || answered.frozen)) {
      refused += 1;
      continue;
    }
    const readerName = storableText(event.reader_name);
    const text = storableText(event.text);
    const row: Row = {
      id: event.comment_id,
      uid: story.uid,
      storyId: event.story_id,
      chapterId: event.chapter_id ?? null,
      parentId: answered ? (answered.parentId ?? answered.id) : null,
      answersId: answered?.id ?? null,
      readerId: storableText(event.reader_id),
      readerName,
      text,
      quote: storableText(event.quote),
      ...(isBlocked(story.uid, event.reader_id) ? unheard(now) : judge(story.uid, `${readerName} ${text}`)),
      words: searchableWords(story.uid, readerName, text),
      eventId: storableText(event.event_id),
      createdAt: clampTime(event.at, story.createdAt, now),
      receivedAt: now,
    };
    if (!rows.has(row.id)) rows.set(row.id, row);
    const parentId = row.parentId ?? null;
    here.set(row.id, { id: row.id, storyId: row.storyId, parentId, readerId: event.reader_id, frozen: false });
  }
  return { added: await insertNew(tx, [...rows.values()]), refused };
}

/** What a blocked reader says is kept where nobody sees it and nothing counts it as new: the author may need it one day. */
function unheard(now: Date): Pick<Row, 'status' | 'seenAt'> {
  return { status: 'hidden', seenAt: now };
}

/** What becomes of a text: seen by readers at once, or held for a word of one of the two lists. */
async function loadJudge(tx: Database, uids: readonly number[]) {
  const platform = await loadPlatformWords(tx);
  const ofAuthors = await loadAuthorWords(tx, uids);
  return (uid: number, text: string): Pick<Row, 'status' | 'heldBy' | 'heldWord'> => {
    const [bad] = findWords(text, platform);
    if (bad) return { status: 'held', heldBy: 'words', heldWord: bad.phrase };
    const own = ofAuthors.get(uid);
    const [unwanted] = own ? findWords(text, own) : [];
    return unwanted ? { status: 'held', heldBy: 'author', heldWord: unwanted.phrase } : { status: 'visible' };
  };
}

/** Devices' clocks are wrong in both directions. */
function clampTime(at: string, earliest: Date, now: Date): Date {
  return new Date(Math.max(Math.min(Date.parse(at), now.getTime()), earliest.getTime()));
}

/** A comment that is there already, under another event's id, stays as it is. */
async function insertNew(tx: Database, rows: readonly Row[]): Promise<Change[]> {
  if (rows.length === 0) return [];
  const inserted = await tx
    .insert(comments)
    .values([...rows])
    .onConflictDoNothing()
    .returning({
      id: comments.id,
      uid: comments.uid,
      storyId: comments.storyId,
      chapterId: comments.chapterId,
      readerId: comments.readerId,
      at: comments.createdAt,
      seenAt: comments.seenAt,
    });
  return inserted.map(({ seenAt, ...row }) => {
    const unseen = seenAt === null ? 1 : 0;
    return { ...row, readerId: row.readerId ?? '', comments: 1, unseen, trashed: false };
  });
}
