import { createHmac } from 'node:crypto';

/**
 * Whether a place is among the first `percent` of a remote's. The same place is always in or out, so a higher percentage
 * keeps those who were in; each remote has its own order, so it is not always the same people who go first.
 *
 * @param percent a whole number
 * @param place below `PLACES`
 */
export function isWithin(percent: number, remote: string, place: number): boolean {
  const digest = createHmac('sha256', `rollout of ${remote}`).update(String(place)).digest();
  return digest.readUInt32BE(0) % 100 < percent;
}
