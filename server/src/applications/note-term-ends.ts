import { CONTRACT_OFFERS, type ContractOffer } from '@myfiction/shared/contract/application-options.ts';
import { termEnd } from '@myfiction/shared/contract/term-end.ts';
import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { applicationEvents, applications } from '../database/schema/applications.ts';
import { SIGNED } from '../stories/story-rules.ts';

export const OFFER = sql<ContractOffer>`${applications.form} ->> 'offer'`;

/** The step with which an application's contract was signed. */
export const signingOf = (): SQL | undefined =>
  and(
    eq(applicationEvents.applicationId, applications.id),
    eq(applicationEvents.toStatus, SIGNED),
    ne(applicationEvents.fromStatus, SIGNED),
  );

/** Notes when the term ends of contracts that a server of an earlier release let sign. */
export async function noteTermEnds(db: Database): Promise<void> {
  const unnoted = and(eq(applications.status, SIGNED), isNull(applications.termEndsAt));
  const rows = await db
    .select({ id: applications.id, offer: OFFER, signedAt: applicationEvents.at })
    .from(applications)
    .innerJoin(applicationEvents, signingOf())
    .where(and(unnoted, inArray(OFFER, [...CONTRACT_OFFERS])));
  for (const { id, offer, signedAt } of rows) {
    await db
      .update(applications)
      .set({ termEndsAt: termEnd(offer, signedAt) })
      .where(and(unnoted, eq(applications.id, id)));
  }
}
