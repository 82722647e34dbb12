import { sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts';
import type { Database } from '../database/connect.ts';
import { dataLoads } from '../database/schema/data-loads.ts';
import { announcements } from '../database/schema/messages.ts';
import { users } from '../database/schema/users.ts';
import { writingDays } from '../database/schema/writing-days.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Secrets } from '../platform/secrets.ts';
import { buildAnnouncements } from './announcements.ts';
import { buildWritingDays } from './build-writing-days.ts';
import { insertRows } from './insert-rows.ts';
import { loadBills } from './load-bills.ts';
import { loadMessages } from './load-messages.ts';
import { loadKnownReaders, loadModeration } from './load-moderation.ts';
import { loadPayout } from './load-payout.ts';
import { loadPeople } from './load-people.ts';
import { loadStories } from './load-stories.ts';
import { IDRIS_STORIES, NOOR_SHELF } from './noor-shelf.ts';
import { NOOR_STORIES } from './noor-stories.ts';
import { IDRIS, NOOR } from './people.ts';
import { createRandom } from './random.ts';
import { readTexts } from './read-texts.ts';

export interface DemoOptions {
  now: Date;
  production: boolean;
  secrets: Secrets;
  /** Folder of the texts, where it is not the source's own. */
  textsFolder?: string;
  /** Where what was attached to letters is kept. */
  files?: FileStore;
}

const NAME = 'demonstration';

/**
 * Fills an empty database with the demonstration authors, once and in one transaction: a load that was interrupted
 * leaves nothing, and the next start does it again. Does nothing in production or beside real accounts.
 */
export async function loadDemo(db: Database, options: DemoOptions): Promise<'loaded' | 'skipped'> {
  if (options.production) return 'skipped';
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.demo})`);
    if (await isInUse(tx)) return 'skipped';
    await fill(tx, options);
    // Otherwise the first minutes' queries are planned for empty tables.
    await tx.execute(sql`analyze`);
    await tx.insert(dataLoads).values({ name: NAME, loadedAt: options.now });
    return 'loaded';
  });
}

async function isInUse(tx: Database): Promise<boolean> {
  const loads = await tx.select().from(dataLoads).limit(1);
  const accounts = await tx.select({ uid: users.uid }).from(users).limit(1);
  return loads.length + accounts.length > 0;
}

async function fill(tx: Database, { now, secrets, textsFolder, files }: DemoOptions): Promise<void> {
  const random = createRandom(19_690_720);
  const means = { random, secrets, texts: await readTexts(textsFolder) };
  const { noor, idris } = await loadPeople(tx, now);
  const plans = [...NOOR_STORIES, ...NOOR_SHELF];
  const own = await loadStories(tx, means, plans, { uid: noor, penName: NOOR.penName, unseen: 38 }, now);
  await loadStories(tx, means, IDRIS_STORIES, { uid: idris, penName: IDRIS.penName, unseen: 2 }, now);
  await loadKnownReaders(tx);
  await loadModeration(tx, random, noor, now);
  await insertRows(tx, writingDays, buildWritingDays(noor, now));
  await loadPayout(tx, secrets, noor, now);
  await loadBills(tx, random, noor, now);
  const storyIds = new Map(own.map(({ plan, id }) => [plan.title, id]));
  await loadMessages(tx, random, { uid: noor, penName: NOOR.penName, storyIds, files }, now);
  await insertRows(tx, announcements, buildAnnouncements(random, now));
}
