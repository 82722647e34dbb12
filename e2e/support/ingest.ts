import type { ApiInput, ApiOutput } from '@myfiction/shared/contract/calls.ts';

/** The key that a server outside production takes unless it is given another. */
const INGEST_KEY = 'development-ingest-key';

/** Brings readers' doings as the servers of the reading apps do. */
export async function ingestReads(
  studioUrl: string,
  events: ApiInput<'ingest/reads'>['events'],
): Promise<ApiOutput<'ingest/reads'>> {
  const response = await fetch(`${studioUrl}/api/myfiction/ingest/reads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${INGEST_KEY}` },
    body: JSON.stringify({ events }),
  });
  const answer: { code: number; msg: string; data: ApiOutput<'ingest/reads'> } = await response.json();
  if (answer.code !== 0) throw new Error(`ingest/reads answered ${answer.code} ${answer.msg}`);
  return answer.data;
}
