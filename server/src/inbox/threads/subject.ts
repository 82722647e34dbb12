import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { ThreadSubject } from '@myfiction/shared/contract/calls/inbox.ts';
import type { SupportTopic } from '@myfiction/shared/contract/inbox-options.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';
import { and, eq } from 'drizzle-orm';
import { nameMonth } from '../../billing/plain-words.ts';
import type { Database } from '../../database/connect.ts';
import { billLines, bills } from '../../database/schema/bills.ts';
import { stories } from '../../database/schema/stories.ts';
import { authorLanguage, type Translated } from '../../identity/author-language.ts';
import { AppError } from '../../platform/handler.ts';

/** How a conversation about something begins, in the author's language. */
export interface SubjectMatter {
  /** The same for the same thing. */
  key: string;
  title: string;
  storyId?: string;
  action: { path: string; label: string };
}

interface SubjectTexts {
  applications: Readonly<Record<ApplicationKind, string>>;
  topics: Readonly<Record<SupportTopic, string>>;
  support: (topic: string) => string;
  bill: (month: string) => string;
  line: (line: number, month: string) => string;
  openHelp: string;
  openStory: string;
  openBill: string;
}

const TEXTS: Translated<SubjectTexts> = {
  en: {
    applications: { contract: 'Contract', 'pay-to-read': 'Pay-to-Read', completion: 'Completion' },
    topics: {
      account: 'Account and sign-in',
      writing: 'Writing and publishing',
      contract: 'Contract and Pay-to-Read',
      money: 'Bills and payments',
      comments: 'Comments',
      other: 'Something else',
    },
    support: (topic) => `Support: ${topic}`,
    bill: (month) => `The bill of ${month}`,
    line: (line, month) => `Line ${line} of the bill of ${month}`,
    openHelp: 'Open the Help Center',
    openStory: 'Open the story',
    openBill: 'Open the bill',
  },
  es: {
    applications: { contract: 'Contrato', 'pay-to-read': 'Pago por lectura', completion: 'Finalización' },
    topics: {
      account: 'Cuenta e inicio de sesión',
      writing: 'Escribir y publicar',
      contract: 'Contrato y pago por lectura',
      money: 'Facturas y pagos',
      comments: 'Comentarios',
      other: 'Otra cosa',
    },
    support: (topic) => `Soporte: ${topic}`,
    bill: (month) => `La factura de ${month}`,
    line: (line, month) => `Línea ${line} de la factura de ${month}`,
    openHelp: 'Abrir el Centro de ayuda',
    openStory: 'Abrir la historia',
    openBill: 'Abrir la factura',
  },
};

/** What the author writes about. What is not the author's answers as not found. */
export async function findSubject(db: Database, uid: number, subject: ThreadSubject): Promise<SubjectMatter> {
  const language = await authorLanguage(db, uid);
  if (subject.kind === 'support') return aboutTopic(subject, language);
  return subject.kind === 'application'
    ? aboutApplication(db, uid, subject, language)
    : aboutBill(db, uid, subject, language);
}

function aboutTopic({ topic }: Extract<ThreadSubject, { kind: 'support' }>, language: LabelLanguage): SubjectMatter {
  const { support, topics, openHelp } = TEXTS[language];
  return {
    key: `support ${topic}`,
    title: support(topics[topic]),
    action: { path: paths.helpCenter(), label: openHelp },
  };
}

async function aboutApplication(
  db: Database,
  uid: number,
  { story_id, application }: Extract<ThreadSubject, { kind: 'application' }>,
  language: LabelLanguage,
): Promise<SubjectMatter> {
  const [story] = await db
    .select({ title: stories.title })
    .from(stories)
    .where(and(eq(stories.id, story_id), eq(stories.uid, uid)));
  if (!story) throw new AppError('notFound');
  const { applications, openStory } = TEXTS[language];
  return {
    key: `application ${story_id} ${application}`,
    title: `${applications[application]}: ${story.title}`,
    storyId: story_id,
    action: { path: paths.storyDetail(story_id), label: openStory },
  };
}

async function aboutBill(
  db: Database,
  uid: number,
  { bill_id, line }: Extract<ThreadSubject, { kind: 'bill' }>,
  language: LabelLanguage,
): Promise<SubjectMatter> {
  const [bill] = await db
    .select({ month: bills.month, currency: bills.currency })
    .from(bills)
    .where(and(eq(bills.id, bill_id), eq(bills.uid, uid)));
  if (!bill || (line !== null && !(await hasLine(db, bill_id, line)))) throw new AppError('notFound');
  const texts = TEXTS[language];
  const month = nameMonth(bill.month, language);
  return {
    key: `bill ${bill_id} ${line ?? ''}`,
    title: line === null ? texts.bill(month) : texts.line(line, month),
    action: { path: paths.bill(bill.month.slice(0, 7), bill.currency), label: texts.openBill },
  };
}

async function hasLine(db: Database, billId: string, line: number): Promise<boolean> {
  const found = await db
    .select({ id: billLines.id })
    .from(billLines)
    .where(and(eq(billLines.billId, billId), eq(billLines.line, line)));
  return found.length > 0;
}
