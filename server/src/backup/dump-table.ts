import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PoolClient } from 'pg';
import { to } from 'pg-copy-streams';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Envelope } from './envelope.ts';
import { type BackedUpTable, partKey } from './manifest.ts';
import { quoteName, type TableShape, tableFacts } from './tables.ts';

/** Of text, before it is compressed: what is in memory at a time. */
const PART_BYTES = 8 * 1024 * 1024;
const COMPRESSION = 4;

/** Writes a table's rows in parts, as the transaction of `client` sees them. */
export async function dumpTable(
  client: PoolClient,
  { name, columns }: TableShape,
  place: ObjectStore,
  envelope: Envelope,
): Promise<BackedUpTable> {
  const parts: BackedUpTable['parts'] = [];
  const keep = async (chunks: readonly Buffer[]): Promise<void> => {
    const key = partKey(name, parts.length);
    const stored = envelope.seal(key, await promisify(gzip)(Buffer.concat(chunks), { level: COMPRESSION }));
    await place.put(key, stored);
    parts.push({ sha256: sha256(stored), bytes: stored.length });
  };
  let waiting: Buffer[] = [];
  let bytes = 0;
  const rows = client.query(to(`copy (select ${columns.map(quoteName).join()} from ${quoteName(name)}) to stdout`));
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    await keep(waiting);
    [waiting, bytes] = [[], 0];
  }
  if (bytes > 0) await keep(waiting);
  return { name, columns, parts, ...(await tableFacts(client, name)) };
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
