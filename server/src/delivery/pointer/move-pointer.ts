import { and, eq, inArray, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/connect.ts';
import { deliveryActs, remotePointers, remoteVersions } from '../../database/schema/delivery.ts';
import { contractProblem } from '../rules/contract-rule.ts';
import { pathProblems } from '../rules/path-rules.ts';
import { findVersion, type StoredVersion } from '../versions/stored-versions.ts';
import { ActRefused, applyAct, type PointerAct } from './acts.ts';
import { auditRefusal } from './audit-refusal.ts';
import { describePointer, findPointer, namedVersions, type Pointer, type PointerState } from './pointer.ts';

export interface Move {
  remote: string;
  act: PointerAct;
  /** A member of staff, the label of a token, or `server`. */
  who: string;
  now: Date;
  /** The revision on which the act was decided; another one in between refuses it. Without it the act is done anyway. */
  expected?: number | undefined;
  /** Why, for the audit. */
  note?: string | undefined;
}

export interface Moved {
  before: Pointer | undefined;
  after: Pointer;
  /** False when it stood like that already: nothing was written. */
  changed: boolean;
}

/** Somebody else has moved the pointer in between. */
export class PointerMoved extends ActRefused {
  constructor(readonly pointer: Pointer) {
    super(
      `${pointer.who} has moved ${pointer.remote} in the meantime: ${describePointer(pointer)}. Look at it, and say it again if you still want it.`,
    );
  }
}

/**
 * Changes what is live of one remote, writes it into the audit, and by that tells all servers. All moves take turns:
 * whether a path is free depends on what the other remotes have live.
 *
 * Throws `ActRefused`, in a sentence that says what to do.
 */
export async function movePointer(db: Database, move: Move): Promise<Moved> {
  const { remote, act, who, now, expected, note = '' } = move;
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.move})`);
    const before = await findPointer(tx, remote);
    if (before && expected !== undefined && before.revision !== expected) throw new PointerMoved(before);
    const state = applyAct(before, act);
    if (before && isSame(before, state)) return { before, after: before, changed: false };
    await checkNamed(tx, remote, before, state);
    const { live, previous, candidate, percent, enabled, movedBy } = state;
    const values = { live, previous, candidate, percent, enabled, movedBy, who, at: now };
    const revision = (before?.revision ?? 0) + 1;
    const [after] = await tx
      .insert(remotePointers)
      .values({ remote, ...values, revision })
      .onConflictDoUpdate({ target: remotePointers.remote, set: { ...values, revision } })
      .returning();
    if (!after) throw new Error('The pointer was not written.');
    const named = [...(before ? namedVersions(before) : []), ...namedVersions(after)];
    await tx
      .update(remoteVersions)
      .set({ lastNamedAt: sql`greatest(${remoteVersions.lastNamedAt}, ${now.toISOString()}::timestamptz)` })
      .where(and(eq(remoteVersions.remote, remote), inArray(remoteVersions.version, named)));
    await tx.insert(deliveryActs).values({
      ...{ at: now, remote, act: act.act, who, note, version: versionOf(act, after) },
      ...{ before: before ? describePointer(before) : '', after: describePointer(after) },
    });
    return { before, after, changed: true };
  });
}

/** `movePointer` by somebody who is answered: a refusal is in the audit, too. @param db not in a transaction */
export function moveRemote(db: Database, move: Move): Promise<Moved> {
  return auditRefusal(db, { ...move, act: move.act.act }, () => movePointer(db, move));
}

function isSame(before: Pointer, after: PointerState): boolean {
  const keys = ['live', 'candidate', 'percent', 'enabled', 'movedBy'] as const;
  return keys.every((key) => before[key] === after[key]);
}

const versionOf = (act: PointerAct, { live, candidate }: Pointer): string =>
  ('version' in act ? act.version : undefined) ?? (act.act === 'stage' ? candidate : undefined) ?? live;

/** What becomes live or staged must be stored, made for this contract, and on paths that are its own. */
async function checkNamed(
  tx: Database,
  remote: string,
  before: Pointer | undefined,
  { live, candidate }: PointerState,
): Promise<void> {
  const fresh = [live, candidate].filter(
    (version) => version !== null && version !== before?.live && version !== before?.candidate,
  );
  for (const version of fresh) {
    const stored = version === null ? undefined : await findVersion(tx, remote, version);
    if (!stored)
      throw new ActRefused(`${remote} has no stored version ${version}. See its history for those that are.`);
    const problem = contractProblem(stored.manifest) ?? pathProblems(stored.manifest, await othersInUse(tx, remote))[0];
    if (problem) throw new ActRefused(`${version}: ${problem}`);
  }
}

/** Manifests that other remotes have live or staged. */
export async function othersInUse(db: Database, remote: string): Promise<StoredVersion['manifest'][]> {
  const rows = await db
    .select({ manifest: remoteVersions.manifest })
    .from(remotePointers)
    .innerJoin(
      remoteVersions,
      and(
        eq(remoteVersions.remote, remotePointers.remote),
        sql`${remoteVersions.version} in (${remotePointers.live}, ${remotePointers.candidate})`,
      ),
    )
    .where(sql`${remotePointers.remote} <> ${remote}`);
  return rows.map(({ manifest }) => manifest);
}
