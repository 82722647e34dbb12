import { DatabaseError } from 'pg';
import type { Database } from '../../database/connect.ts';
import type { StoryRow } from '../../database/schema/stories.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import type { LightChapter } from '../chapter-answers.ts';

/** The chapters of a bulk action, in reading order; they and their story are locked. */
export interface BulkWork {
  tx: Database;
  story: StoryRow;
  chapters: readonly LightChapter[];
  now: Date;
  log: Pick<CallContext['log'], 'error'>;
}

/** Why chapters were left as they were, by their ids. */
export type Failures = Map<string, AppError>;

/** Runs a step for one chapter after the other, each in a transaction of its own: what fails leaves no trace. */
export async function eachByItself(
  { tx, chapters, log }: Pick<BulkWork, 'tx' | 'chapters' | 'log'>,
  step: (nested: Database, chapter: LightChapter) => Promise<unknown>,
): Promise<Failures> {
  const failures: Failures = new Map();
  for (const chapter of chapters) {
    try {
      await tx.transaction((nested) => step(nested, chapter));
    } catch (error) {
      failures.set(chapter.id, toFailure(error, chapter, log));
    }
  }
  return failures;
}

/** What the database refused is the chapter's own trouble; a lost connection, for example, is everybody's. */
function toFailure(error: unknown, chapter: LightChapter, log: BulkWork['log']): AppError {
  if (error instanceof AppError) return error;
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (!(cause instanceof DatabaseError)) throw error;
  log.error({ err: error, chapter: chapter.id }, 'a chapter of a bulk action broke');
  return new AppError('serverError');
}
