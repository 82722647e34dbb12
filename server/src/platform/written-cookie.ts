import type { FastifyReply } from 'fastify';
import type { Replica } from '../database/replica/open-replica.ts';

/** Says where the database's log was after the browser's last write, to whichever server answers its next read. */
export const WRITTEN_COOKIE = 'written';
/** A standby that is behind for longer is not read from at all. */
const KEPT_SECONDS = 60;

export async function noteWritten(reply: FastifyReply, replica: Replica, secure: boolean): Promise<void> {
  const options = { path: '/api', httpOnly: true, sameSite: 'lax', secure, maxAge: KEPT_SECONDS } as const;
  reply.setCookie(WRITTEN_COOKIE, await replica.placeNow(), options);
}
