import { readFile, stat } from 'node:fs/promises';
import type { PublishedContest } from '@myfiction/shared/contract/campaign.ts';
import { publishedContests } from '@myfiction/shared/contract/campaign-schema.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { remotePointers } from '../database/schema/delivery.ts';
import { findVersion } from '../delivery/versions/stored-versions.ts';
import { AppError, type CallContext } from '../platform/handler.ts';

interface ReadContests {
  /** Changes with the contests. */
  stamp: string;
  contests: readonly PublishedContest[];
}

/** The remote whose manifest carries them. */
const REMOTE = 'activities';
const read = new Map<string, ReadContests>();

/** A contest by its id, as it is published now: by the rules of the pages that everybody sees. Throws `notFound`. */
export async function findContest(
  { config, db }: Pick<CallContext, 'config' | 'db'>,
  id: string,
): Promise<PublishedContest> {
  const contests = config.campaignsFile ? await ofFile(config.campaignsFile) : await ofLiveVersion(db);
  const contest = contests.find((each) => each.id === id);
  if (!contest) throw new AppError('notFound');
  return contest;
}

/** A version never changes: its manifest is read once. */
async function ofLiveVersion(db: Database): Promise<readonly PublishedContest[]> {
  const [pointer] = await db
    .select({ live: remotePointers.live })
    .from(remotePointers)
    .where(eq(remotePointers.remote, REMOTE));
  if (!pointer) return [];
  const known = read.get(REMOTE);
  if (known?.stamp === pointer.live) return known.contests;
  const stored = await findVersion(db, REMOTE, pointer.live);
  return keep(REMOTE, pointer.live, stored?.manifest ?? {});
}

/** Read again only after the file has changed. One that is named and not there is a fault, and told in the log. */
async function ofFile(file: string): Promise<readonly PublishedContest[]> {
  const stamp = String((await stat(file)).mtimeMs);
  const known = read.get(file);
  if (known?.stamp === stamp) return known.contests;
  return keep(file, stamp, JSON.parse(await readFile(file, 'utf8')));
}

function keep(source: string, stamp: string, manifest: unknown): readonly PublishedContest[] {
  const contests = publishedContests.parse(manifest).campaigns;
  read.set(source, { stamp, contests });
  return contests;
}
