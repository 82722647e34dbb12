import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import { violatedUniqueIndex } from '../../database/unique-names.ts';
import { isBlocked } from '../../identity/refuse-blocked.ts';
import { tellAuthor } from '../../live/tell-author.ts';
import { workOffRows } from '../../platform/due-rows/work-off-rows.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import { putOut } from '../put-out.ts';
import { claimDueChapter, type DueChapter } from './claim-due-chapter.ts';
import { noteLate } from './note-late.ts';
import { returnToDraft } from './return-to-draft.ts';

type Options = Pick<CallContext, 'db' | 'clock'> & {
  log: Pick<CallContext['log'], 'info' | 'warn'>;
  /** Ends the run before the next chapter. */
  signal?: AbortSignal;
};

interface Outcome {
  due: DueChapter;
  /** Why its author has it back. */
  refusal?: AppError | undefined;
}

/**
 * Publishes the scheduled chapters whose time has come, each in a transaction of its own: it goes out exactly once with
 * any number of servers, and after a crash the next run finds it as it was. One that cannot be published is a draft
 * again and its author is told. What should have gone out while no server ran goes out now, and its author is told how
 * late it is.
 */
export async function publishDueChapters({ db, clock, log, signal }: Options): Promise<void> {
  const lateMessageOf = messageIds();
  await workOffRows({ db, clock, job: 'publish due chapters', signal }, async (tx, rows) => {
    const due = await claimDueChapter(tx, clock.now(), rows);
    if (!due) return false;
    const outcome = await rows.attempt(tx, due.chapter.id, (nested) =>
      publish(nested, due, lateMessageOf, clock.now()),
    );
    if (outcome) tell(log, outcome);
    return true;
  });
}

/** The message of a run to each author. */
function messageIds(): (uid: number) => string {
  const ids = new Map<number, string>();
  return (uid) => {
    const id = ids.get(uid) ?? randomUUID();
    ids.set(uid, id);
    return id;
  };
}

async function publish(
  tx: Database,
  due: DueChapter,
  lateMessageOf: (uid: number) => string,
  now: Date,
): Promise<Outcome> {
  const { chapter, story } = due;
  const refusal = await publishOrReturn(tx, due, lateMessageOf(story.uid), now);
  await tellAuthor(tx, story.uid, { topic: 'chapter', story_id: story.id, chapter_id: chapter.id }, now);
  return { due, refusal };
}

async function publishOrReturn(
  tx: Database,
  due: DueChapter,
  lateMessage: string,
  now: Date,
): Promise<AppError | undefined> {
  try {
    await tx.transaction(async (nested) => {
      // What an account was blocked for must not go on by itself.
      if (await isBlocked(nested, due.story.uid)) throw new AppError('userBlocked');
      await putOut(nested, due.chapter, due.story, now);
      await noteLate(nested, due, lateMessage, now);
    });
    return undefined;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    await returnToDraft(tx, due, refusal, now);
    return refusal;
  }
}

function refusalOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  return violatedUniqueIndex(error) === 'chapters_title' ? new AppError('chapterNameTaken') : undefined;
}

function tell(log: Options['log'], { due: { chapter, story }, refusal }: Outcome): void {
  const facts = { chapter: chapter.id, story: story.id, dueAt: chapter.scheduledAt };
  if (refusal) log.warn({ ...facts, reason: refusal.errorName }, 'scheduled chapter returned to its author');
  else log.info(facts, 'scheduled chapter published');
}
