import { PERSON_KEPT_DAYS } from '@myfiction/shared/contract/application-options.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { applicationDocuments, applicationImages, applications } from '../database/schema/applications.ts';

/**
 * Deletes who the author is once an application has ended for long enough: the pictures of the ID and, where nothing
 * was ever signed, the personal data and the documents that name it. What was signed keeps its documents: both sides
 * may need them for years.
 */
export async function purgePersons(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - PERSON_KEPT_DAYS * DAY_MS);
  await db.transaction(async (tx) => {
    const ended = await tx
      .select({ id: applications.id, status: applications.status })
      .from(applications)
      .where(lte(applications.endedAt, since))
      .for('update', { skipLocked: true });
    const all = ended.map(({ id }) => id);
    const unsigned = ended.filter(({ status }) => status === 0).map(({ id }) => id);
    if (all.length === 0) return;
    await tx.delete(applicationImages).where(inArray(applicationImages.applicationId, all));
    await tx.delete(applicationDocuments).where(inArray(applicationDocuments.applicationId, unsigned));
    await tx.update(applications).set({ endedAt: null }).where(inArray(applications.id, all));
    await tx
      .update(applications)
      .set({ person: null, form: null, savedAt: null })
      .where(and(inArray(applications.id, unsigned), eq(applications.status, 0)));
  });
}
