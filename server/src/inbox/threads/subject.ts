import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { ThreadSubject } from '@myfiction/shared/contract/calls/inbox.ts';
import type { SupportTopic } from '@myfiction/shared/contract/inbox-options.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { billLines, bills } from '../../database/schema/bills.ts';
import { stories } from '../../database/schema/stories.ts';
import { AppError } from '../../platform/handler.ts';

/** How a conversation about something begins. */
export interface SubjectMatter {
  /** The same for the same thing. */
  key: string;
  title: string;
  storyId?: string;
  action: { path: string; label: string };
}

const APPLICATION_NAMES: Readonly<Record<ApplicationKind, string>> = {
  contract: 'Contract',
  'pay-to-read': 'Pay-to-Read',
  completion: 'Completion',
};

const TOPIC_NAMES: Readonly<Record<SupportTopic, string>> = {
  account: 'Account and sign-in',
  writing: 'Writing and publishing',
  contract: 'Contract and Pay-to-Read',
  money: 'Bills and payments',
  comments: 'Comments',
  other: 'Something else',
};

/** What the author writes about. What is not the author's answers as not found. */
export async function findSubject(db: Database, uid: number, subject: ThreadSubject): Promise<SubjectMatter> {
  if (subject.kind === 'support') return aboutTopic(subject);
  return subject.kind === 'application' ? aboutApplication(db, uid, subject) : aboutBill(db, uid, subject);
}

function aboutTopic({ topic }: Extract<ThreadSubject, { kind: 'support' }>): SubjectMatter {
  return {
    key: `support ${topic}`,
    title: `Support: ${TOPIC_NAMES[topic]}`,
    action: { path: paths.helpCenter(), label: 'Open the Help Center' },
  };
}

async function aboutApplication(
  db: Database,
  uid: number,
  { story_id, application }: Extract<ThreadSubject, { kind: 'application' }>,
): Promise<SubjectMatter> {
  const [story] = await db
    .select({ title: stories.title })
    .from(stories)
    .where(and(eq(stories.id, story_id), eq(stories.uid, uid)));
  if (!story) throw new AppError('notFound');
  return {
    key: `application ${story_id} ${application}`,
    title: `${APPLICATION_NAMES[application]}: ${story.title}`,
    storyId: story_id,
    action: { path: paths.storyDetail(story_id), label: 'Open the story' },
  };
}

async function aboutBill(
  db: Database,
  uid: number,
  { bill_id, line }: Extract<ThreadSubject, { kind: 'bill' }>,
): Promise<SubjectMatter> {
  const [bill] = await db
    .select({ month: bills.month })
    .from(bills)
    .where(and(eq(bills.id, bill_id), eq(bills.uid, uid)));
  if (!bill || (line !== null && !(await hasLine(db, bill_id, line)))) throw new AppError('notFound');
  const month = new Date(bill.month).toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    key: `bill ${bill_id} ${line ?? ''}`,
    title: line === null ? `The bill of ${month}` : `Line ${line} of the bill of ${month}`,
    action: { path: paths.monthlyBill(), label: 'Open the bill' },
  };
}

async function hasLine(db: Database, billId: string, line: number): Promise<boolean> {
  const found = await db
    .select({ id: billLines.id })
    .from(billLines)
    .where(and(eq(billLines.billId, billId), eq(billLines.line, line)));
  return found.length > 0;
}
