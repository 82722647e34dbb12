import { createHmac } from 'node:crypto';

/**
 * Whether a user is among the first `percent` of a remote's users. The same user always has the same place, so a higher
 * percentage keeps those who were in; each remote has its own order, so it is not always the same people who go first.
 *
 * @param percent a whole number
 * @param user a name of the user that stays, whatever it is made of
 */
export function isWithin(percent: number, remote: string, user: string): boolean {
  const digest = createHmac('sha256', `rollout of ${remote}`).update(user).digest();
  return digest.readUInt32BE(0) % 100 < percent;
}
