import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { billLines, bills } from '../database/schema/bills.ts';
import { dataLoads } from '../database/schema/data-loads.ts';
import { announcements, messages } from '../database/schema/messages.ts';
import { users } from '../database/schema/users.ts';
import { writingDays } from '../database/schema/writing-days.ts';
import { buildBills } from './build-bills.ts';
import { buildWritingDays } from './build-writing-days.ts';
import { insertRows } from './insert-rows.ts';
import { loadPeople } from './load-people.ts';
import { type LoadedStory, loadStories } from './load-stories.ts';
import { buildAnnouncements, buildMessages } from './messages.ts';
import { IDRIS_STORIES, NOOR_SHELF } from './noor-shelf.ts';
import { NOOR_STORIES } from './noor-stories.ts';
import { IDRIS, NOOR } from './people.ts';
import { createRandom, type Random } from './random.ts';
import { readTexts } from './read-texts.ts';

export interface DemoOptions {
  now: Date;
  production: boolean;
  /** Folder of the texts, where it is not the source's own. */
  textsFolder?: string;
}

const NAME = 'demonstration';
const LOAD_LOCK = 4_200_002;

/**
 * Fills an empty database with the demonstration authors, once and in one transaction: a load that was interrupted
 * leaves nothing, and the next start does it again. Does nothing in production or beside real accounts.
 */
export async function loadDemo(db: Database, options: DemoOptions): Promise<'loaded' | 'skipped'> {
  if (options.production) return 'skipped';
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
    await tx.execute(sql`set local statement_timeout = 0`);
    if (await isInUse(tx)) return 'skipped';
    await fill(tx, options);
    await tx.insert(dataLoads).values({ name: NAME, loadedAt: options.now });
    return 'loaded';
  });
}

async function isInUse(tx: Database): Promise<boolean> {
  const loads = await tx.select().from(dataLoads).limit(1);
  const accounts = await tx.select({ uid: users.uid }).from(users).limit(1);
  return loads.length + accounts.length > 0;
}

async function fill(tx: Database, { now, textsFolder }: DemoOptions): Promise<void> {
  const random = createRandom(19_690_720);
  const texts = await readTexts(textsFolder);
  const { noor, idris } = await loadPeople(tx, now);
  const plans = [...NOOR_STORIES, ...NOOR_SHELF];
  const own = await loadStories(tx, random, texts, plans, { uid: noor, penName: NOOR.penName, unseen: 38 }, now);
  await loadStories(tx, random, texts, IDRIS_STORIES, { uid: idris, penName: IDRIS.penName, unseen: 2 }, now);
  await insertRows(tx, writingDays, buildWritingDays(noor, now));
  await loadBills(tx, random, noor, own, now);
  const storyIds = new Map(own.map(({ plan, id }) => [plan.title, id]));
  await insertRows(tx, messages, buildMessages(random, noor, storyIds, now));
  await insertRows(tx, announcements, buildAnnouncements(random, now));
}

/** Signed stories with paid chapters earn by their readers. */
async function loadBills(
  tx: Database,
  random: Random,
  uid: number,
  own: readonly LoadedStory[],
  now: Date,
): Promise<void> {
  const earning = own.filter(({ plan }) => plan.statuses[0] === 30 && plan.statuses[1] === 22);
  const readers = earning.reduce((sum, { reads }) => sum + reads, 0);
  const shares = earning.map(({ id, reads, plan }) => ({
    storyId: id,
    weight: reads / readers,
    completed: plan.completedDaysAgo !== undefined,
  }));
  for (const { row, lines } of buildBills(random, uid, shares, now)) {
    await insertRows(tx, bills, [row]);
    await insertRows(
      tx,
      billLines,
      lines.map((line) => ({ ...line, billId: row.id })),
    );
  }
}
