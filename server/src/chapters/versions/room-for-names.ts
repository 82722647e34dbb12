import { VERSION_NAMES_MAX } from '@myfiction/shared/contract/rules.ts';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { requireRoom } from '../../database/require-room.ts';
import { chapterVersions } from '../../database/schema/chapters.ts';

/** Throws `tooManyNames` where a locked chapter has more versions with names than are kept for good. */
export function requireRoomForNames(tx: Database, chapterId: string): Promise<void> {
  const { chapterId: chapter, kind, name } = chapterVersions;
  const kept = sql`${chapter} = ${chapterId} and (${name} <> '' or ${kind} = 'named')`;
  return requireRoom(tx, chapterVersions, kept, { most: VERSION_NAMES_MAX, error: 'tooManyNames', more: 0 });
}
