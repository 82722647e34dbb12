import type { VersionKind } from '@myfiction/shared/contract/story-options.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { type ChapterRow, chapters, chapterVersions } from '../../database/schema/chapters.ts';
import type { textToColumns } from '../text-columns.ts';
import { LIGHT_VERSION, type LightVersion, newestVersion } from './newest-version.ts';

export interface VersionReason {
  kind: VersionKind;
  /** What the author calls it; none when absent. */
  name?: string;
  now: Date;
  /** When the text was written, if not now. */
  writtenAt?: Date;
}

/**
 * Keeps a chapter's working text as its next version. A text that is the newest version already gets no second row:
 * that one takes over what the new reason says more. The caller holds the chapter's lock.
 */
export async function keepWorkingText(
  tx: Database,
  chapter: Pick<ChapterRow, 'id' | 'textHash'>,
  reason: VersionReason,
): Promise<LightVersion> {
  const newest = await newestVersion(tx, chapter.id);
  if (newest?.textHash === chapter.textHash) return keepAgain(tx, newest, reason);
  const { number, kind, name, createdAt, keptAt } = nextVersion(newest, reason);
  // Within the database: the text does not travel.
  await tx.execute(sql`
    insert into ${chapterVersions} (chapter_id, number, kind, name, title, content, note_before, note_after, warning,
      words, text_hash, created_at, kept_at)
    select id, ${number}::int, ${kind}, ${name}, title, content, note_before, note_after, warning,
      words, text_hash, ${createdAt.toISOString()}::timestamptz, ${keptAt.toISOString()}::timestamptz
    from ${chapters} where ${eq(chapters.id, chapter.id)}`);
  return found(await newestVersion(tx, chapter.id));
}

/** Keeps a text that is not the chapter's, for example one side of a conflict. The caller holds the chapter's lock. */
export async function keepText(
  tx: Database,
  chapterId: string,
  text: ReturnType<typeof textToColumns>,
  reason: VersionReason,
): Promise<LightVersion> {
  const newest = await newestVersion(tx, chapterId);
  if (newest?.textHash === text.textHash) return keepAgain(tx, newest, reason);
  const { titleKey: _titleKey, ...columns } = text;
  const [version] = await tx
    .insert(chapterVersions)
    .values({ chapterId, ...columns, ...nextVersion(newest, reason) })
    .returning(LIGHT_VERSION);
  return found(version);
}

function nextVersion(newest: LightVersion | undefined, { kind, name = '', now, writtenAt = now }: VersionReason) {
  // A text that was set aside may be newer than the one that is kept after it; the history goes one way.
  const createdAt = new Date(Math.max(writtenAt.getTime(), newest?.createdAt.getTime() ?? 0));
  return { number: (newest?.number ?? 0) + 1, kind, name, createdAt, keptAt: now };
}

async function keepAgain(tx: Database, newest: LightVersion, { kind, name, now }: VersionReason) {
  const isPublish = kind === 'published' && newest.kind !== 'published';
  // What the author keeps stays for good, with a name or without.
  const isKept = kind === 'named' && newest.kind !== 'published';
  const [version] = await tx
    .update(chapterVersions)
    .set({
      kind: isPublish || isKept || newest.kind === 'auto' ? kind : newest.kind,
      name: name || newest.name,
      // What readers get is dated by when they got it.
      ...(isPublish && { createdAt: now }),
      keptAt: now,
    })
    .where(eq(chapterVersions.id, newest.id))
    .returning(LIGHT_VERSION);
  return found(version);
}

function found(version: LightVersion | undefined): LightVersion {
  if (!version) throw new Error('The version that was just kept is not there.');
  return version;
}
