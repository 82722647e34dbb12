import { randomUUID } from 'node:crypto';
import type { ApiInput, ApiOutput } from '@myfiction/shared/contract/calls.ts';

/** The key that a server outside production takes unless it is given another. */
const INGEST_KEY = 'development-ingest-key';

type IngestCall = 'ingest/reads' | 'ingest/comment' | 'ingest/revenue';

/** Brings readers' doings as the servers of the reading apps do. */
export function ingestReads(
  studioUrl: string,
  events: ApiInput<'ingest/reads'>['events'],
): Promise<ApiOutput<'ingest/reads'>> {
  return ingest(studioUrl, 'ingest/reads', events);
}

/** Reports what readers have paid, as stores do. */
export function ingestRevenue(
  studioUrl: string,
  events: ApiInput<'ingest/revenue'>['events'],
): Promise<ApiOutput<'ingest/revenue'>> {
  return ingest(studioUrl, 'ingest/revenue', events);
}

type Said = Extract<ApiInput<'ingest/comment'>['events'][number], { type: 'comment' }>;

/** A reader's comment, on a story as a whole unless it is said otherwise. Gives its id. */
export async function ingestComment(
  studioUrl: string,
  storyId: string,
  text: string,
  changes: Partial<Said> = {},
): Promise<string> {
  const [event_id, comment_id] = [randomUUID(), randomUUID()];
  const reader = { reader_id: 'reader-of-tests', reader_name: 'Rosa' };
  const said = { type: 'comment' as const, event_id, comment_id, story_id: storyId, text, ...reader };
  await ingest(studioUrl, 'ingest/comment', [{ ...said, at: new Date().toISOString(), ...changes }]);
  return comment_id;
}

async function ingest<N extends IngestCall>(
  studioUrl: string,
  name: N,
  events: ApiInput<N>['events'],
): Promise<ApiOutput<N>> {
  const response = await fetch(`${studioUrl}/api/myfiction/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${INGEST_KEY}` },
    body: JSON.stringify({ events }),
  });
  const answer: { code: number; msg: string; data: ApiOutput<N> } = await response.json();
  if (answer.code !== 0) throw new Error(`${name} answered ${answer.code} ${answer.msg}`);
  return answer.data;
}
