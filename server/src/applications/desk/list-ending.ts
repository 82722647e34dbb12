import type { ContractOffer } from '@myfiction/shared/contract/application-options.ts';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { applicationEvents, applications } from '../../database/schema/applications.ts';
import { stories } from '../../database/schema/stories.ts';
import { users } from '../../database/schema/users.ts';
import { SIGNED } from '../../stories/story-rules.ts';
import { noteTermEnds, OFFER, signingOf } from '../note-term-ends.ts';

export interface EndingContract {
  storyId: string;
  title: string;
  uid: number;
  penName: string;
  offer: ContractOffer;
  signedAt: Date;
  endsAt: Date;
  /** When its author was written to; null before that. */
  toldAt: Date | null;
  /** True once the term is over: the status stays until the contract is ended at the desk. */
  over: boolean;
}

/** Signed contracts whose term is over, or is by `until`, the earliest end first. */
export async function listEnding(
  db: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<EndingContract[]> {
  await noteTermEnds(db);
  const rows = await db
    .select({
      storyId: stories.id,
      title: stories.title,
      uid: stories.uid,
      penName: users.penName,
      offer: OFFER,
      signedAt: applicationEvents.at,
      endsAt: applications.termEndsAt,
      toldAt: applications.termToldAt,
    })
    .from(applications)
    .innerJoin(stories, eq(stories.id, applications.storyId))
    .innerJoin(users, eq(users.uid, stories.uid))
    .innerJoin(applicationEvents, signingOf())
    .where(and(eq(applications.status, SIGNED), lte(applications.termEndsAt, until)))
    .orderBy(asc(applications.termEndsAt), applications.id)
    .limit(limit);
  return rows.flatMap(({ endsAt, ...row }) => (endsAt ? [{ ...row, endsAt, over: endsAt <= now }] : []));
}
