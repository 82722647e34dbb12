import { inArray } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { filterWords, platformWords } from '../../database/schema/comment-readers.ts';
import { makeWordList, type WordList } from './find-words.ts';
import { PLATFORM_WORDS } from './platform-word-list.ts';
import { wordKey } from './tokens.ts';

const builtIn = makeWordList(PLATFORM_WORDS);
const builtInKeys = new Set(PLATFORM_WORDS.map((word) => wordKey(word)));

/** Whether a word, in the form of `wordKey`, is of the list that the studio comes with. */
export const isBuiltIn = (key: string): boolean => builtInKeys.has(key);

/** The platform's words as they hold now. */
export async function loadPlatformWords(db: Database): Promise<WordList> {
  const changes = await db.select().from(platformWords);
  if (changes.length === 0) return builtIn;
  const allowed = new Set(changes.flatMap((change) => (change.allowed ? [wordKey(change.phrase)] : [])));
  const added = changes.flatMap((change) => (change.allowed ? [] : [change.phrase]));
  return makeWordList([...PLATFORM_WORDS.filter((word) => !allowed.has(wordKey(word))), ...added]);
}

/** The words of each of the authors who have some. */
export async function loadAuthorWords(db: Database, uids: readonly number[]): Promise<Map<number, WordList>> {
  const rows = await db
    .select({ uid: filterWords.uid, phrase: filterWords.phrase })
    .from(filterWords)
    .where(inArray(filterWords.uid, [...uids]));
  const phrases = new Map<number, string[]>();
  for (const { uid, phrase } of rows) phrases.set(uid, [...(phrases.get(uid) ?? []), phrase]);
  return new Map([...phrases].map(([uid, list]) => [uid, makeWordList(list)]));
}
