import type { Database } from '../../database/connect.ts';
import { deliveryActs } from '../../database/schema/delivery.ts';
import { ActRefused, type PointerActName } from './acts.ts';

interface Attempt {
  remote: string;
  act: PointerActName;
  who: string;
  now: Date;
}

/** Does what may be refused; a refusal is in the audit, with all its reasons. @param db not in a transaction */
export async function auditRefusal<T>(db: Database, attempt: Attempt, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ActRefused) {
      const { remote, act, who, now: at } = attempt;
      await db.insert(deliveryActs).values({ at, remote, act, who, refused: true, note: error.message });
    }
    throw error;
  }
}
