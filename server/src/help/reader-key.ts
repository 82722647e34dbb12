import { createHash } from 'node:crypto';

/** What stands for a browser in the help tables: enough to count it once, nothing to find it by. */
export function readerKey(devId: string): string {
  return createHash('sha256').update(`help ${devId}`).digest('base64url').slice(0, 22);
}
