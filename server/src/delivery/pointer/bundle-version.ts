import { eq, sql } from 'drizzle-orm';
import { ADVISORY_LOCKS } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/connect.ts';
import { remotePointers } from '../../database/schema/delivery.ts';
import { movePointer } from './move-pointer.ts';
import { describePointer, findPointer } from './pointer.ts';

export interface Bundle {
  remote: string;
  /** Stored already. */
  version: string;
  builtAt: Date;
  now: Date;
}

/**
 * Puts what comes with a server live, unless a person has chosen what is live, or a newer server has been here.
 *
 * Returns what staff should know: undefined when it is live now. Throws `ActRefused`.
 */
export async function bundleVersion(
  db: Database,
  { remote, version, builtAt, now }: Bundle,
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.move})`);
    const before = await findPointer(tx, remote);
    // A server of the last release that starts once more, while the next one is rolled out.
    if (before?.bundledAt && before.bundledAt > builtAt) return undefined;
    if (!before || before.movedBy === 'bundle') {
      await movePointer(tx, { remote, act: { act: 'bundle', version }, who: 'server', now });
    }
    await tx
      .update(remotePointers)
      .set({ bundled: version, bundledAt: builtAt })
      .where(eq(remotePointers.remote, remote));
    if (before?.movedBy !== 'person' || before.live === version) return undefined;
    return `This server brings ${remote} ${version}, but ${before.who} chose what is live (${describePointer(before)}). To go with the server again: npm run desk -- delivery follow ${remote} --as "Your Name"`;
  });
}
