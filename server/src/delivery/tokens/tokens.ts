import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { deliveryTokens } from '../../database/schema/delivery.ts';

/** Told apart at a glance from other secrets, also by a scanner of repositories. */
const PREFIX = 'mfd_';
const TOKEN = /^mfd_[\w-]{43}$/;

export type DeliveryToken = Omit<typeof deliveryTokens.$inferSelect, 'hash'>;

const { hash: _hash, ...shown } = {
  ...{ id: deliveryTokens.id, hash: deliveryTokens.hash, remote: deliveryTokens.remote, label: deliveryTokens.label },
  ...{ createdBy: deliveryTokens.createdBy, createdAt: deliveryTokens.createdAt },
  ...{ usedAt: deliveryTokens.usedAt, revokedAt: deliveryTokens.revokedAt },
};

/** A token that may publish and move one remote. The text is told once and never again. */
export async function createToken(
  db: Database,
  { remote, label, who, now }: { remote: string; label: string; who: string; now: Date },
): Promise<{ id: string; token: string }> {
  const token = PREFIX + randomBytes(32).toString('base64url');
  const id = randomUUID();
  await db.insert(deliveryTokens).values({ id, hash: hashOf(token), remote, label, createdBy: who, createdAt: now });
  return { id, token };
}

export async function listTokens(db: Database): Promise<DeliveryToken[]> {
  return db.select(shown).from(deliveryTokens).orderBy(deliveryTokens.remote, desc(deliveryTokens.createdAt));
}

/** Ends a token at once. False for one that is not there, or ended already. */
export async function revokeToken(db: Database, id: string, now: Date): Promise<boolean> {
  const revoked = await db
    .update(deliveryTokens)
    .set({ revokedAt: now })
    .where(and(eq(deliveryTokens.id, id), isNull(deliveryTokens.revokedAt)))
    .returning({ id: deliveryTokens.id });
  return revoked.length > 0;
}

/** The token behind a text, noting that it was used; undefined for any other text, and for one that was revoked. */
export async function useToken(db: Database, text: string, now: Date): Promise<DeliveryToken | undefined> {
  if (!TOKEN.test(text)) return undefined;
  const [used] = await db
    .update(deliveryTokens)
    .set({ usedAt: now })
    .where(and(eq(deliveryTokens.hash, hashOf(text)), isNull(deliveryTokens.revokedAt)))
    .returning(shown);
  return used;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
