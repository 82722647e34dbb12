import { HELP_SLUGS, type HelpSlug } from '@myfiction/shared/contract/help-topics.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { asc, count, desc, gt } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { helpReads } from '../database/schema/help.ts';
import type { CallContext } from '../platform/handler.ts';
import { readerKey } from './reader-key.ts';

const WEEK_DAYS = 7;
const MOST = 10;
/** It is the same for everybody, and adds up a week of reads. */
const KEPT_MS = 5_000;

/** Counts an article as read today, once for each browser. */
export async function readArticle(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  { article, devId }: { article: HelpSlug; devId: string },
): Promise<Record<string, never>> {
  const day = clock.now().toISOString().slice(0, 10);
  await db
    .insert(helpReads)
    .values({ day, article, reader: readerKey(devId) })
    .onConflictDoNothing();
  return {};
}

interface Popular {
  atMs: number;
  articles: Promise<HelpSlug[]>;
}
const popular = new WeakMap<Database, Popular>();

/** The articles that most browsers have opened in the last seven days, today included; up to five seconds old. */
export async function popularArticles({
  db,
  clock,
}: Pick<CallContext, 'db' | 'clock'>): Promise<{ articles: HelpSlug[] }> {
  const now = clock.now();
  const kept = popular.get(db);
  const ageMs = now.getTime() - (kept?.atMs ?? 0);
  if (kept && ageMs >= 0 && ageMs < KEPT_MS) return { articles: await kept.articles };
  const articles = readPopular(db, now);
  popular.set(db, { atMs: now.getTime(), articles });
  // What could not be read is not kept: the next call asks again.
  articles.catch(() => popular.delete(db));
  return { articles: await articles };
}

async function readPopular(db: Database, now: Date): Promise<HelpSlug[]> {
  const before = new Date(now.getTime() - WEEK_DAYS * DAY_MS).toISOString().slice(0, 10);
  const rows = await db
    .select({ article: helpReads.article })
    .from(helpReads)
    .where(gt(helpReads.day, before))
    .groupBy(helpReads.article)
    .orderBy(desc(count()), asc(helpReads.article))
    .limit(MOST);
  // An article may have been taken out since.
  return rows.flatMap((row) => HELP_SLUGS.filter((slug) => slug === row.article));
}
