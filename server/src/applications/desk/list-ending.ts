import { CONTRACT_OFFERS, type ContractOffer, OFFER_TERMS } from '@myfiction/shared/contract/application-options.ts';
import { termEnd } from '@myfiction/shared/contract/term-end.ts';
import { and, eq, lte, max, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { applicationEvents, applications } from '../../database/schema/applications.ts';
import { stories } from '../../database/schema/stories.ts';
import { users } from '../../database/schema/users.ts';
import { SIGNED } from '../../stories/story-rules.ts';

export interface EndingContract {
  storyId: string;
  title: string;
  uid: number;
  penName: string;
  offer: ContractOffer;
  signedAt: Date;
  endsAt: Date;
  /** True once the term is over: the status stays until the contract is ended at the desk. */
  over: boolean;
}

/** Signed contracts whose term is over, or is by `until`, the earliest end first. */
export async function listEnding(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<EndingContract[]> {
  const signedAt = max(applicationEvents.at);
  const offer = sql<ContractOffer>`${applications.form} ->> 'offer'`;
  const years = sql.join(
    CONTRACT_OFFERS.map((name): SQL => sql`when ${name} then ${OFFER_TERMS[name].termYears}::int`),
    sql` `,
  );
  const endsAt = sql`${signedAt} + make_interval(years => case ${offer} ${years} end)`;
  const rows = await db
    .select({
      storyId: stories.id,
      title: stories.title,
      uid: stories.uid,
      penName: users.penName,
      offer,
      signedAt,
    })
    .from(applications)
    .innerJoin(stories, eq(stories.id, applications.storyId))
    .innerJoin(users, eq(users.uid, stories.uid))
    .innerJoin(
      applicationEvents,
      and(
        eq(applicationEvents.applicationId, applications.id),
        eq(applicationEvents.toStatus, SIGNED),
        ne(applicationEvents.fromStatus, SIGNED),
      ),
    )
    .where(and(eq(applications.kind, 'contract'), eq(applications.status, SIGNED)))
    .groupBy(applications.id, stories.id, users.uid)
    .having(lte(endsAt, until))
    .orderBy(endsAt, applications.id)
    .limit(limit);
  return rows.flatMap(({ signedAt: at, ...row }) => {
    if (at === null) return [];
    const end = termEnd(row.offer, at);
    return [{ ...row, signedAt: at, endsAt: end, over: end <= now }];
  });
}
