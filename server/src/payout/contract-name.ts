import { legalName } from '@myfiction/shared/contract/application-problems/person.ts';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { openPerson } from '../applications/sealed-person.ts';
import { applications } from '../database/schema/applications.ts';
import { stories } from '../database/schema/stories.ts';
import type { PaymentContext } from './get-payment.ts';

/** Contract status of a signed work. */
const SIGNED = 30;

/** The legal name of the author's signed contract, the newest one, which a holder must have; null without one. */
export async function contractName({ db, uid, secrets }: PaymentContext): Promise<string | null> {
  const [signed] = await db
    .select({ person: applications.person })
    .from(applications)
    .innerJoin(stories, eq(stories.id, applications.storyId))
    .where(
      and(
        eq(stories.uid, uid),
        eq(applications.kind, 'contract'),
        eq(applications.status, SIGNED),
        isNotNull(applications.person),
      ),
    )
    .orderBy(desc(applications.updatedAt))
    .limit(1);
  return signed?.person ? legalName(openPerson(secrets, signed.person)) : null;
}
