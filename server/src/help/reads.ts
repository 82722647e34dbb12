import { HELP_SLUGS, type HelpSlug } from '@myfiction/shared/contract/help-topics.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { asc, count, desc, gt } from 'drizzle-orm';
import { helpReads } from '../database/schema/help.ts';
import type { CallContext } from '../platform/handler.ts';
import { readerKey } from './reader-key.ts';

const WEEK_DAYS = 7;
const MOST = 10;

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

/** The articles that most browsers have opened in the last seven days, today included. */
export async function popularArticles({
  db,
  clock,
}: Pick<CallContext, 'db' | 'clock'>): Promise<{ articles: HelpSlug[] }> {
  const before = new Date(clock.now().getTime() - WEEK_DAYS * DAY_MS).toISOString().slice(0, 10);
  const rows = await db
    .select({ article: helpReads.article })
    .from(helpReads)
    .where(gt(helpReads.day, before))
    .groupBy(helpReads.article)
    .orderBy(desc(count()), asc(helpReads.article))
    .limit(MOST);
  // An article may have been taken out since.
  return { articles: rows.flatMap((row) => HELP_SLUGS.filter((slug) => slug === row.article)) };
}
