import { and, count, countDistinct, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { analyticsEvents } from '../database/schema/analytics.ts';

/** A span of time, the end not included. */
export interface Span {
  from: Date;
  to: Date;
}

/** Steps of a new author, in order. */
const FUNNEL: readonly { step: string; is: SQL }[] = [
  { step: 'installed', is: eq(analyticsEvents.event, 'install') },
  { step: 'saw the sign-in', is: pageSeen('log_in') },
  { step: 'came in', is: pageSeen('home') },
  { step: 'opened the story form', is: pageSeen('new_story') },
  { step: 'opened the editor', is: pageSeen('new_chapter') },
  { step: 'opened a contract', is: pageSeen('create_contract_info') },
];

function pageSeen(name: string): SQL {
  return sql`${analyticsEvents.event} = 'page_enter' and ${analyticsEvents.pageName} = ${name}`;
}

const within = ({ from, to }: Span) => and(gte(analyticsEvents.receivedAt, from), lt(analyticsEvents.receivedAt, to));

/** Views and different browsers of each page, the most seen first. */
export async function pageViews(db: Database, span: Span) {
  const views = count();
  const browsers = countDistinct(analyticsEvents.installId);
  return db
    .select({ page: analyticsEvents.pageName, views, browsers })
    .from(analyticsEvents)
    .where(and(within(span), eq(analyticsEvents.event, 'page_enter')))
    .groupBy(analyticsEvents.pageName)
    .orderBy(desc(views), desc(browsers));
}

/** How many browsers came to each step of a new author's way. */
export async function newAuthorFunnel(db: Database, span: Span): Promise<{ step: string; browsers: number }[]> {
  const columns = Object.fromEntries(
    FUNNEL.map(({ is }, index) => [
      String(index),
      sql<number>`count(distinct ${analyticsEvents.installId}) filter (where ${is})`.mapWith(Number),
    ]),
  );
  const [row] = await db.select(columns).from(analyticsEvents).where(within(span));
  return FUNNEL.map(({ step }, index) => ({ step, browsers: row?.[String(index)] ?? 0 }));
}

/** Failed sign-ins and calls by code and call, the most frequent first. */
export async function errorCounts(db: Database, span: Span) {
  const api = sql<string>`${analyticsEvents.body} -> 'properties' ->> 'api'`;
  const code = sql<string>`${analyticsEvents.body} -> 'properties' ->> 'error_code'`;
  const times = count();
  return db
    .select({ event: analyticsEvents.event, api, code, times, browsers: countDistinct(analyticsEvents.installId) })
    .from(analyticsEvents)
    .where(and(within(span), inArray(analyticsEvents.event, ['login_failed', 'api_error'])))
    .groupBy(analyticsEvents.event, api, code)
    .orderBy(desc(times))
    .limit(50);
}

/** Use of the places within the pages. */
export async function areaUses(db: Database, span: Span) {
  const uses = count();
  return db
    .select({ area: analyticsEvents.subEvent, uses, browsers: countDistinct(analyticsEvents.installId) })
    .from(analyticsEvents)
    .where(and(within(span), eq(analyticsEvents.event, 'area')))
    .groupBy(analyticsEvents.subEvent)
    .orderBy(desc(uses));
}
