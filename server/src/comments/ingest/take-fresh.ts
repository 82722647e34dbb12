import type { CommentEvent } from '@myfiction/shared/contract/calls/ingest-comment.ts';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/connect.ts';
import { storableText } from '../../database/names.ts';
import { ingestedEvents } from '../../database/schema/readers.ts';

/** Reads have ids of their own, which may be the same. */
export const eventKey = (event: CommentEvent): string => storableText(`${event.type}:${event.event_id}`);

const ids = z.array(z.object({ id: z.string() }));

/** Those of the events that have not come before, from now on remembered. */
export async function takeFresh(tx: Database, events: readonly CommentEvent[], now: Date): Promise<CommentEvent[]> {
  if (events.length === 0) return [];
  // In one order, so that two batches with the same events cannot wait for each other.
  const { rows } = await tx.execute(sql`
    insert into ${ingestedEvents} (id, received_at)
    select id, ${now.toISOString()}::timestamptz from unnest(${sql.param(events.map(eventKey))}::text[]) as id order by id
    on conflict do nothing returning id`);
  const fresh = new Set(ids.parse(rows).map(({ id }) => id));
  return events.filter((event) => fresh.has(eventKey(event)));
}
