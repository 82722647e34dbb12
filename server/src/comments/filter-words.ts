import { randomUUID } from 'node:crypto';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { FILTER_WORDS_MAX } from '@myfiction/shared/contract/comment-options.ts';
import { and, asc, eq } from 'drizzle-orm';
import { storableText } from '../database/names.ts';
import { filterWords } from '../database/schema/comment-readers.ts';
import { users } from '../database/schema/users.ts';
import { AppError, type CallContext } from '../platform/handler.ts';
import { wordKey } from './words/tokens.ts';

type Context = Pick<CallContext, 'db' | 'uid' | 'clock'>;
type Words = ApiOutput<'comment/getFilterWords'>;

/** The author's own words, in the order of the alphabet. */
export async function getFilterWords({ db, uid }: Pick<Context, 'db' | 'uid'>): Promise<Words> {
  const rows = await db
    .select({ word_id: filterWords.id, phrase: filterWords.phrase })
    .from(filterWords)
    .where(eq(filterWords.uid, uid))
    .orderBy(asc(filterWords.phraseKey));
  return { words: rows };
}

export async function addFilterWords(
  { db, uid, clock }: Context,
  { phrases }: { phrases: readonly string[] },
): Promise<Words> {
  return db.transaction(async (tx) => {
    // One after the other, so that two tabs cannot pass the most together.
    await tx.select({ uid: users.uid }).from(users).where(eq(users.uid, uid)).for('no key update');
    const rows = phrases
      .map((phrase) => storableText(phrase).replace(/\s+/gu, ' ').trim())
      .map((phrase) => ({ id: randomUUID(), uid, phrase, phraseKey: wordKey(phrase), createdAt: clock.now() }))
      .filter(({ phraseKey }) => /[\p{L}\p{N}]/u.test(phraseKey));
    if (rows.length > 0) await tx.insert(filterWords).values(rows).onConflictDoNothing();
    const kept = await getFilterWords({ db: tx, uid });
    if (kept.words.length > FILTER_WORDS_MAX) throw new AppError('tooManyWords');
    return kept;
  });
}

export async function removeFilterWord(context: Context, { word_id }: { word_id: string }): Promise<Words> {
  const { db, uid } = context;
  const removed = await db
    .delete(filterWords)
    .where(and(eq(filterWords.id, word_id), eq(filterWords.uid, uid)))
    .returning({ id: filterWords.id });
  if (removed.length === 0) throw new AppError('notFound');
  return getFilterWords(context);
}
