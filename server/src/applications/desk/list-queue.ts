import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { ApplicationActor } from '@myfiction/shared/contract/application-transitions.ts';
import { PAGE_SIZE } from '@myfiction/shared/contract/identity-fields.ts';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { applications } from '../../database/schema/applications.ts';
import { stories } from '../../database/schema/stories.ts';
import { users } from '../../database/schema/users.ts';

export interface QueueFilter {
  kind?: ApplicationKind;
  status?: number;
  /** Whom it waits for; the editors without it. */
  waitsFor?: ApplicationActor;
  /** Only what should have been done by now. */
  overdue?: boolean;
  /** The last one of the page before. */
  after?: Pick<QueuedApplication, 'applicationId' | 'waitingSince'>;
  limit?: number;
}

export interface QueuedApplication {
  applicationId: string;
  storyId: string;
  title: string;
  uid: number;
  penName: string;
  kind: ApplicationKind;
  status: number;
  waitingSince: Date;
  expectedAt: Date | null;
  overdue: boolean;
  /** Who reads it; empty for nobody. */
  editor: string;
  /** True once a contract waits for the author's signature. */
  issued: boolean;
}

/** Applications that wait for somebody, the longest waiting first. */
export async function listQueue(db: Database, filter: QueueFilter, now: Date): Promise<QueuedApplication[]> {
  const { kind, status, waitsFor = 'editor', overdue = false, after, limit = PAGE_SIZE } = filter;
  const rows = await db
    .select({
      applicationId: applications.id,
      storyId: applications.storyId,
      title: stories.title,
      uid: stories.uid,
      penName: users.penName,
      kind: applications.kind,
      status: applications.status,
      waitingSince: applications.waitingSince,
      expectedAt: applications.expectedAt,
      editor: applications.editor,
      contractId: applications.contractId,
    })
    .from(applications)
    .innerJoin(stories, eq(stories.id, applications.storyId))
    .innerJoin(users, eq(users.uid, stories.uid))
    .where(
      and(
        eq(applications.nextActor, waitsFor),
        kind && eq(applications.kind, kind),
        status === undefined ? undefined : eq(applications.status, status),
        overdue ? lt(applications.expectedAt, now) : undefined,
        after &&
          sql`(${applications.waitingSince}, ${applications.id}) > (${after.waitingSince.toISOString()}::timestamptz, ${after.applicationId}::uuid)`,
      ),
    )
    .orderBy(asc(applications.waitingSince), asc(applications.id))
    .limit(limit);
  return rows.flatMap(({ contractId, waitingSince, ...row }) => {
    const late = row.expectedAt !== null && row.expectedAt < now;
    return waitingSince === null ? [] : [{ ...row, waitingSince, overdue: late, issued: contractId !== null }];
  });
}
