import type { ApplicationPerson } from '@myfiction/shared/contract/calls/application-form.ts';
import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { applications } from '../database/schema/applications.ts';
import { stories } from '../database/schema/stories.ts';
import { SIGNED } from '../stories/story-rules.ts';
import type { ApplicationContext } from './held-application.ts';
import { openPerson } from './sealed-person.ts';

/**
 * Who the author is in the contract that was signed last; null without one.
 *
 * @param exceptStory leaves the contract of this story out
 */
export async function findSignedPerson(
  { db, secrets }: Pick<ApplicationContext, 'db' | 'secrets'>,
  uid: number,
  exceptStory?: string,
): Promise<ApplicationPerson | null> {
  const [signed] = await db
    .select({ person: applications.person })
    .from(applications)
    .innerJoin(stories, eq(stories.id, applications.storyId))
    .where(
      and(
        eq(stories.uid, uid),
        exceptStory === undefined ? undefined : ne(stories.id, exceptStory),
        eq(applications.kind, 'contract'),
        eq(applications.status, SIGNED),
        isNotNull(applications.person),
      ),
    )
    .orderBy(desc(applications.updatedAt))
    .limit(1);
  return signed?.person ? openPerson(secrets, signed.person) : null;
}
