import type { LiveEvent } from '@myfiction/shared/contract/live-events.ts';
import type { Database } from '../database/connect.ts';
import type { StoredEvent } from '../database/schema/author-events.ts';
import { getCounts } from '../system/get-counts.ts';
import type { Place } from './place.ts';
import type { ReadEvent } from './read-events.ts';
import type { StreamSet } from './stream-set.ts';

/** Hands events on to the streams of those whom they concern. */
export async function fanOut(
  { db, streams }: { db: Database; streams: StreamSet },
  events: readonly ReadEvent[],
  place: Place,
): Promise<void> {
  const told = new Map<number, StoredEvent[]>();
  for (const { uid, event } of events) {
    const concerned = uid === null ? new Set([...streams.all()].map((stream) => stream.uid)) : [uid];
    for (const one of concerned) told.set(one, [...(told.get(one) ?? []), event]);
  }
  for (const [uid, stored] of told) {
    if ([...streams.of(uid)].length === 0) continue;
    const live = await toLive(db, uid, stored);
    for (const stream of streams.of(uid)) stream.send(live, place);
  }
}

/** What one author's tabs are told of what was stored: the figures come last, once, as they are now. */
export async function toLive(db: Database, uid: number, stored: readonly StoredEvent[]): Promise<LiveEvent[]> {
  const facts = stored.filter((event) => event.topic !== 'counts');
  if (facts.length === stored.length) return facts;
  return [...facts, { topic: 'counts', ...(await getCounts(db, uid)) }];
}
