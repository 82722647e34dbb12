import type { Database } from '../../database/connect.ts';
import { violatedUniqueIndex } from '../../database/unique-names.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import { putOut } from '../put-out.ts';
import { claimDueChapter, type DueChapter } from './claim-due-chapter.ts';
import { returnToDraft } from './return-to-draft.ts';

type Options = Pick<CallContext, 'db' | 'clock'> & {
  log: Pick<CallContext['log'], 'info' | 'warn' | 'error'>;
  /** Ends the run before the next chapter. */
  signal?: AbortSignal;
};

interface Outcome {
  due: DueChapter;
  /** Why its author has it back. */
  refusal?: AppError | undefined;
  /** What broke; nothing of this chapter was written. */
  error?: unknown;
}

/**
 * Publishes the scheduled chapters whose time has come, each in a transaction of its own: it goes out exactly once with
 * any number of servers, and after a crash the next run finds it as it was. One that cannot be published is a draft
 * again and its author is told; one that breaks is left for the next run, and the others go on.
 */
export async function publishDueChapters({ db, clock, log, signal }: Options): Promise<void> {
  const broken: string[] = [];
  while (!signal?.aborted) {
    const outcome = await db.transaction((tx) => publishNext(tx, clock.now(), broken));
    if (!outcome) return;
    if (outcome.error !== undefined) broken.push(outcome.due.chapter.id);
    tell(log, outcome);
  }
}

async function publishNext(tx: Database, now: Date, without: readonly string[]): Promise<Outcome | undefined> {
  const due = await claimDueChapter(tx, now, without);
  if (!due) return undefined;
  try {
    return { due, refusal: await tx.transaction((nested) => publishOrReturn(nested, due, now)) };
  } catch (error) {
    return { due, error };
  }
}

async function publishOrReturn(tx: Database, due: DueChapter, now: Date): Promise<AppError | undefined> {
  try {
    await tx.transaction((nested) => putOut(nested, due.chapter, due.story, now));
    return undefined;
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    await returnToDraft(tx, due, refusal.message, now);
    return refusal;
  }
}

function refusalOf(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  return violatedUniqueIndex(error) === 'chapters_title' ? new AppError('chapterNameTaken') : undefined;
}

function tell(log: Options['log'], { due: { chapter, story }, refusal, error }: Outcome): void {
  const facts = { chapter: chapter.id, story: story.id, dueAt: chapter.scheduledAt };
  if (error !== undefined) log.error({ ...facts, err: error }, 'a scheduled chapter broke');
  else if (refusal) log.warn({ ...facts, reason: refusal.errorName }, 'scheduled chapter returned to its author');
  else log.info(facts, 'scheduled chapter published');
}
