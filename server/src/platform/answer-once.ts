import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Answer } from '@myfiction/shared/contract/answer.ts';
import type { Call } from '@myfiction/shared/contract/call.ts';
import { canonicalForm } from '@myfiction/shared/contract/canonical-form.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { deleteInSteps } from '../database/delete-in-steps.ts';
import { idempotency } from '../database/schema/platform.ts';
import { AppError } from './handler.ts';
import type { RequestFields } from './request-fields.ts';
import type { Secrets } from './secrets.ts';

/** What makes two writes the same one. */
export interface WriteIdentity {
  uid: number;
  key: string;
  call: string;
  fingerprint: string;
}

const PURPOSE = 'idempotency';
const KEY_MAX = 100;
export const ANSWERS_KEPT_MS = DAY_MS;
/** Differ between a call and its own retry. */
const CHANGING = new Set(['ts', 'session', 'devId', 'lang', 'apiVersion', 'channelId', 'clientVer', 'uid', 'sign']);

/** A plain hash would tell a password to who guesses it, at the speed of that hash. */
const SECRET = ['password', 'new_password', 'proof'];

/** Undefined when the call names no key. Throws `invalidRequest` for a key that cannot be one. */
export function writeIdentity(
  uid: number,
  { path: call, renewsSession }: Pick<Call, 'path' | 'renewsSession'>,
  fields: RequestFields,
  secrets: Secrets,
): WriteIdentity | undefined {
  const key = fields.idempotencyKey;
  if (key === undefined || key === null || key === '') return undefined;
  // The database stores no NUL.
  if (typeof key !== 'string' || key.length > KEY_MAX || key.includes('\0')) {
    throw new AppError('invalidRequest', { msg: `idempotencyKey must be text of at most ${KEY_MAX} characters.` });
  }
  const isOfPayload = (name: string): boolean => !CHANGING.has(name) || (name === 'session' && renewsSession === true);
  const payload = Object.fromEntries(Object.entries(fields).filter(([name]) => isOfPayload(name)));
  const isSecret = renewsSession === true || SECRET.some((name) => name in payload);
  const form = canonicalForm(payload);
  const fingerprint = isSecret ? secrets.keyedHash(PURPOSE, form) : createHash('sha256').update(form).digest('hex');
  return { uid, key, call, fingerprint };
}

/**
 * Runs a write once: the record of its answer is written in the same transaction `tx`, so that either both are there
 * after a crash or neither. A repeat waits for a first that is still running.
 */
export async function answerOnce(
  tx: Database,
  write: WriteIdentity,
  now: Date,
  secrets: Secrets,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { uid, key, call, fingerprint } = write;
  const claimed = await tx
    .insert(idempotency)
    .values({ uid, key, call, fingerprint, createdAt: now })
    .onConflictDoNothing()
    .returning({ uid: idempotency.uid });
  if (claimed.length === 0) {
    const first = await findAnswer(tx, write, secrets);
    if (!first) throw new AppError('invalidRequest', { msg: 'This idempotencyKey belongs to another request.' });
    return first;
  }
  const answer = await run();
  const sealed = secrets.seal(PURPOSE, gzipSync(JSON.stringify(answer)));
  await tx.update(idempotency).set({ answer: sealed }).where(recordOf(write));
  return answer;
}

/** What the same write was answered; undefined where there was none, or another one under its key. */
export async function findAnswer(db: Database, write: WriteIdentity, secrets: Secrets): Promise<Answer | undefined> {
  const [first] = await db.select().from(idempotency).where(recordOf(write));
  if (!first?.answer || first.call !== write.call || first.fingerprint !== write.fingerprint) return undefined;
  const answer: Answer = JSON.parse(gunzipSync(secrets.open(PURPOSE, first.answer)).toString('utf8'));
  return answer;
}

const recordOf = ({ uid, key }: WriteIdentity) => and(eq(idempotency.uid, uid), eq(idempotency.key, key));

/** Forgets answers that no retry can still ask for. */
export async function forgetOldAnswers(db: Database, now: Date, signal?: AbortSignal): Promise<void> {
  const ended = lt(idempotency.createdAt, new Date(now.getTime() - ANSWERS_KEPT_MS));
  await deleteInSteps(db, idempotency, ended, signal);
}
