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

/**
 * A contest by its id, as it is published now: by the rules of the pages that everybody sees. One that only a staged
 * version has is there for those who are given its pages. Throws `notFound`.
 */
export async function findContest(
  { config, db }: Pick<CallContext, 'config' | 'db'>,
  id: string,
): Promise<PublishedContest> {
  const contests = config.campaignsFile ? await ofFile(config.campaignsFile) : await ofServedVersions(db);
  const contest = contests.find((each) => each.id === id);
  if (!contest) throw new AppError('notFound');
  return contest;
}

/** The live version's first. What is staged for nobody is not to be seen yet. */
async function ofServedVersions(db: Database): Promise<readonly PublishedContest[]> {
  const [pointer] = await db
    .select({ live: remotePointers.live, candidate: remotePointers.candidate, percent: remotePointers.percent })
    .from(remotePointers)
    .where(eq(remotePointers.remote, REMOTE));
  if (!pointer) return [];
  const live = await ofVersion(db, 'live', pointer.live);
  if (!pointer.candidate || pointer.percent === 0) return live;
  return [...live, ...(await ofVersion(db, 'candidate', pointer.candidate))];
}

/** A version never changes: its manifest is read once. */
async function ofVersion(
  db: Database,
  place: 'live' | 'candidate',
  version: string,
): Promise<readonly PublishedContest[]> {
  const known = read.get(place);
  if (known?.stamp === version) return known.contests;
  const stored = await findVersion(db, REMOTE, version);
  return keep(place, version, stored?.manifest ?? {});
}

/** Read again only after the file has changed. One that is not there, or broken, is a fault, and named in the log. */
async function ofFile(file: string): Promise<readonly PublishedContest[]> {
  const stamp = String((await stat(file)).mtimeMs);
  const known = read.get(file);
  if (known?.stamp === stamp) return known.contests;
  const text = await readFile(file, 'utf8');
  try {
    return keep(file, stamp, JSON.parse(text));
  } catch (cause) {
    throw new Error(`CAMPAIGNS_FILE ${file} cannot be used.`, { cause });
  }
}

function keep(source: string, stamp: string, manifest: unknown): readonly PublishedContest[] {
  const contests = publishedContests.parse(manifest).campaigns;
  read.set(source, { stamp, contests });
  return contests;
}
