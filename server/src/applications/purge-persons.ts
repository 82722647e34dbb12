import { PERSON_KEPT_DAYS } from '@myfiction/shared/contract/application-options.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { applicationDocuments, applicationImages } from '../database/schema/application-papers.ts';
import { type ApplicationRow, applications } from '../database/schema/applications.ts';
import { workOffRows } from '../platform/due-rows/work-off-rows.ts';
import type { CallContext } from '../platform/handler.ts';

type Options = Pick<CallContext, 'db' | 'clock'> & { signal?: AbortSignal };

/**
 * Deletes who the author is once an application has ended for long enough: the pictures of the ID and, where nothing
 * was ever signed, the personal data and the documents that name it. What was signed keeps its documents: both sides
 * may need them for years. Each application in a transaction of its own.
 */
export async function purgePersons({ db, clock, signal }: Options): Promise<void> {
  await workOffRows({ db, clock, job: 'purge persons', signal }, async (tx, rows) => {
    const since = new Date(clock.now().getTime() - PERSON_KEPT_DAYS * DAY_MS);
    const [ended] = await tx
      .select({ id: applications.id, status: applications.status })
      .from(applications)
      .where(and(lte(applications.endedAt, since), rows.areDue(applications.id)))
      .orderBy(asc(applications.endedAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!ended) return false;
    await rows.attempt(tx, ended.id, (nested) => purgePerson(nested, ended));
    return true;
  });
}

async function purgePerson(tx: Database, { id, status }: Pick<ApplicationRow, 'id' | 'status'>): Promise<void> {
  const unsigned = status === 0;
  await tx.delete(applicationImages).where(eq(applicationImages.applicationId, id));
  if (unsigned) await tx.delete(applicationDocuments).where(eq(applicationDocuments.applicationId, id));
  const forgotten = unsigned && { person: null, form: null, savedAt: null };
  await tx
    .update(applications)
    .set({ endedAt: null, ...forgotten })
    .where(eq(applications.id, id));
}
