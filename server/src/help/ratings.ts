import type { HelpSlug } from '@myfiction/shared/contract/help-topics.ts';
import { count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { helpRatings } from '../database/schema/help.ts';
import type { CallContext } from '../platform/handler.ts';
import { readerKey } from './reader-key.ts';

export interface Rating {
  article: HelpSlug;
  devId: string;
  helpful: boolean;
  comment: string;
}

/** Keeps what a browser says about an article; what it said before is replaced. */
export async function rateArticle(
  { db, clock, lang }: Pick<CallContext, 'db' | 'clock' | 'lang'>,
  { article, devId, helpful, comment }: Rating,
): Promise<Record<string, never>> {
  const said = { helpful, comment, language: lang.slice(0, 35), ratedAt: clock.now() };
  await db
    .insert(helpRatings)
    .values({ article, reader: readerKey(devId), ...said })
    .onConflictDoUpdate({ target: [helpRatings.article, helpRatings.reader], set: said });
  return {};
}

export interface ArticleRating {
  article: string;
  helpful: number;
  answers: number;
}

/** How the articles were judged, the least helpful first. */
export async function listRatings(db: Database, most: number): Promise<ArticleRating[]> {
  const helpful = sql<number>`count(*) filter (where ${helpRatings.helpful})`.mapWith(Number);
  return db
    .select({ article: helpRatings.article, helpful, answers: count() })
    .from(helpRatings)
    .groupBy(helpRatings.article)
    .orderBy(sql`${helpful}::float / count(*)`, desc(count()), helpRatings.article)
    .limit(most);
}

/** What was written about an article, the newest first. */
export async function listRatingComments(db: Database, article: string, most: number) {
  return db
    .select({ at: helpRatings.ratedAt, helpful: helpRatings.helpful, comment: helpRatings.comment })
    .from(helpRatings)
    .where(sql`${eq(helpRatings.article, article)} and ${ne(helpRatings.comment, '')}`)
    .orderBy(desc(helpRatings.ratedAt))
    .limit(most);
}
