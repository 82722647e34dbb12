import type { SignedInDevice } from '@myfiction/shared/contract/calls/account.ts';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { sessions } from '../database/schema/sessions.ts';
import { deviceIn } from '../identity/device-name.ts';
import { revokeAllSessions, revokeSession } from '../identity/sessions.ts';
import { AppError, type CallContext } from '../platform/handler.ts';

type Context = Pick<CallContext, 'db' | 'uid' | 'sessionId' | 'clock'>;

const open = (uid: number, now: Date) =>
  and(eq(sessions.uid, uid), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

/** Where the author is signed in: the session that asks first, then the last seen. */
export async function listDevices({
  db,
  uid,
  sessionId,
  clock,
  lang,
}: Context & Pick<CallContext, 'lang'>): Promise<{ items: SignedInDevice[] }> {
  const rows = await db.select().from(sessions).where(open(uid, clock.now())).orderBy(desc(sessions.lastSeenAt));
  const items = rows.map(({ id, device, region, ip, createdAt, lastSeenAt }) => ({
    session_id: id,
    device: deviceIn(device, lang),
    region,
    ip,
    signed_in_at: createdAt.toISOString(),
    last_seen_at: lastSeenAt.toISOString(),
    current: id === sessionId,
  }));
  return { items: [...items.filter(({ current }) => current), ...items.filter(({ current }) => !current)] };
}

/** Signs one of the author's devices out. */
export async function endDevice({ db, uid, clock }: Context, sessionId: string): Promise<void> {
  const [found] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), open(uid, clock.now())));
  if (!found) throw new AppError('notFound');
  await revokeSession(db, found.id, clock.now());
}

/** Signs all other devices out. */
export async function endOtherDevices({ db, uid, sessionId, clock }: Context): Promise<{ ended: number }> {
  return { ended: await revokeAllSessions(db, uid, clock.now(), sessionId) };
}
