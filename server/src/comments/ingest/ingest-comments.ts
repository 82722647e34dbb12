import type { CommentEvent } from '@myfiction/shared/contract/calls/ingest-comment.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import type { Database } from '../../database/connect.ts';
import type { CallContext } from '../../platform/handler.ts';
import { noteComments } from '../digest/note-comments.ts';
import { lockStories, moveChapterCounters, moveStoryCounters, type StoryMoves } from '../story-counters.ts';
import { tellComments } from '../tell-comments.ts';
import { addComments } from './add-comments.ts';
import { addLikes } from './add-likes.ts';
import type { Change } from './change.ts';
import { countReaders } from './count-readers.ts';
import { deleteComments } from './delete-comments.ts';
import { readKnown, storiesOf } from './known.ts';
import { eventKey, takeFresh } from './take-fresh.ts';

/**
 * Takes what readers said, deleted and liked. An event that came before is taken once, whatever batch it comes in and
 * however many servers bring it at the same moment. One about something that is not there is not remembered, so that it
 * can be sent again. A story's counters are written once a batch, however many comments it brings.
 */
export async function ingestComments(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  { events }: { events: readonly CommentEvent[] },
): Promise<ApiOutput<'ingest/comment'>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    await lockStories(tx, await storiesOf(tx, events));
    const known = await readKnown(tx, events);
    const taken = firstOfEach(events.filter((event) => known.has(event)));
    const fresh = await takeFresh(tx, taken, now);
    const { added, refused } = await addComments(tx, fresh, known, now);
    await addLikes(tx, fresh);
    const removed = await deleteComments(tx, fresh, now);
    const changes = [...added, ...removed];
    await moveStoryCounters(tx, storyMovesOf(changes));
    await moveChapterCounters(tx, chapterMovesOf(changes));
    await countReaders(tx, changes);
    await tellAuthors(tx, changes, now);
    const unknown = events.filter((event) => !known.has(event)).length;
    return {
      accepted: fresh.length - refused,
      repeated: events.length - unknown - fresh.length,
      unknown,
      refused,
    };
  });
}

function firstOfEach(events: readonly CommentEvent[]): CommentEvent[] {
  const first = new Map<string, CommentEvent>();
  for (const event of events) if (!first.has(eventKey(event))) first.set(eventKey(event), event);
  return [...first.values()];
}

function storyMovesOf(changes: readonly Change[]): StoryMoves {
  const moves = new Map<string, StoryMoves[number]>();
  for (const { storyId, comments, unseen, trashed } of changes) {
    if (trashed) continue;
    const move = moves.get(storyId) ?? { story_id: storyId, changed: 0, comments: 0, unseen: 0 };
    moves.set(storyId, { ...move, comments: move.comments + comments, unseen: move.unseen + unseen });
  }
  return [...moves.values()];
}

function chapterMovesOf(changes: readonly Change[]): Map<string, number> {
  const moves = new Map<string, number>();
  for (const { chapterId, comments } of changes) {
    if (chapterId) moves.set(chapterId, (moves.get(chapterId) ?? 0) + comments);
  }
  return moves;
}

/**
 * Once a batch and story: tabs ask for the list again, whatever the number of comments. Of a blocked reader’s words nobody
 * is told.
 */
async function tellAuthors(tx: Database, changes: readonly Change[], now: Date): Promise<void> {
  const heard = changes.filter(({ comments, unseen }) => comments < 0 || unseen > 0);
  const arrived = new Set(heard.filter(({ unseen }) => unseen > 0).map(({ uid }) => uid));
  for (const uid of [...new Set(heard.map((change) => change.uid))].sort((a, b) => a - b)) {
    const theirs = heard.filter((change) => change.uid === uid);
    await tellComments(tx, uid, theirs, now);
    if (arrived.has(uid)) await noteComments(tx, uid, now);
  }
}
