import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@myfiction/shared/contract/time-units.ts';
import { desc, eq } from 'drizzle-orm';
import * as securityTexts from '../account/security-texts.ts';
import { sendAccountCode } from '../account/send-account-code.ts';
import { tellSecurity } from '../account/tell-security.ts';
import * as contest from '../activities/contest-letters.ts';
import * as application from '../applications/messages/application-letters.ts';
import * as contract from '../applications/messages/contract-letters.ts';
import { billReleased, billWritten, moneySent, paymentFailed } from '../billing/payment-letters.ts';
import { tellPayment } from '../billing/tell-payment.ts';
import { publishDueChapters } from '../chapters/due/publish-due-chapters.ts';
import { decisionTexts } from '../comments/decision-texts.ts';
import { messages } from '../database/schema/messages.ts';
import { mailOutbox } from '../database/schema/platform.ts';
import { users } from '../database/schema/users.ts';
import { labelLanguage } from '../identity/author-language.ts';
import { payoutChanged, payoutRemoved, taxAccepted, taxRejected } from '../payout/payout-letters.ts';
import { addBill } from '../testing/add-bill.ts';
import { addStory, chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { addScheduled } from '../testing/scheduled-chapter.ts';
import { startThread } from './threads/start-thread.ts';

const database = freshDatabase();
const context = freshAuthor(database, { user: { language: 'es' } });

const BILL = { month: '2025-10-01', currency: 'USD', netMinor: 148_620, payday: '2025-12-15' } as const;
const READY = { tax: 'valid', method: { kind: 'paypal', masked: 'n•••@example.com' } } as const;
const FORM = { kind: 'w-8ben', withholdingPercent: 10, validUntil: '2028-12-31' } as const;
const ABOUT = { story: { id: randomUUID(), title: 'Winter' }, author: 'Noor', by: 'Hana' };
const POINTS = [{ field: '', text: 'The number is missing.' }];
const CONTEST = { path: '/activity/Tide', titles: { en: 'Tide Contest', es: 'Concurso de la marea' } };
const LETTERS = {
  billWritten: billWritten(BILL, READY),
  firstBillWritten: billWritten(BILL, { tax: 'missing', method: null }),
  billReleased: billReleased(BILL),
  moneySent: moneySent(BILL, 'n•••@example.com'),
  paymentFailed: paymentFailed(BILL, 'The bank has refused it.'),
  payoutChanged: payoutChanged('n•••@example.com', new Date('2026-03-05T23:30:00Z')),
  payoutRemoved: payoutRemoved('n•••@example.com'),
  taxAccepted: taxAccepted(FORM, { month: '2025-10-01', sums: [] }),
  taxGivenBack: taxAccepted(FORM, { month: '2025-10-01', sums: [{ currency: 'USD', amountMinor: 2250 }] }),
  taxRejected: taxRejected(FORM, 'The number is missing.'),
  contractAccepted: contract.contractAccepted(ABOUT, { note: 'I liked it.', open: true }),
  contractIssued: contract.contractIssued(ABOUT, new Date('2026-03-05T10:00:00Z'), { open: true }),
  contractIssuedLast: contract.contractIssued(ABOUT, new Date('2026-03-05T10:00:00Z'), { open: false }),
  contractSigned: contract.contractSigned(ABOUT),
  contractDeclined: contract.contractDeclined(ABOUT.story, { open: true }),
  contractLapsed: contract.contractLapsed(ABOUT.story, { open: true }),
  contractTerminated: contract.contractTerminated(ABOUT, 'I liked it.', null),
  contractTerminatedPaid: contract.contractTerminated(ABOUT, 'I liked it.', 'paid'),
  contractTerminatedApplied: contract.contractTerminated(ABOUT, 'I liked it.', 'applied'),
  documentsReturned: contract.documentsReturned(ABOUT, POINTS),
  returned: application.returned(ABOUT, 'pay-to-read', POINTS),
  payToReadClosed: application.payToReadClosed(ABOUT, POINTS),
  payToReadAccepted: application.payToReadAccepted(ABOUT, { first: 11, paidFrom: new Date('2026-03-05') }),
  completionAccepted: application.completionAccepted(ABOUT, { words: 90_000, bonusMinor: 10_000 }),
  storyEntered: contest.storyEntered('Winter', CONTEST),
  entryWithdrawn: contest.entryWithdrawn(CONTEST),
  storyWon: contest.storyWon(ABOUT.story, 'First prize'),
  decided: { texts: decisionTexts('Teresa M.', 'removed') },
  stays: { texts: decisionTexts('Teresa M.', 'visible') },
};
/** What a person has written, and names: they stand in both languages. */
const AS_IT_IS = [
  ...['n•••@example.com', 'The bank has refused it.', 'The number is missing.', 'I liked it.', 'First prize'],
  ...['Winter', 'Noor', 'Hana', 'Teresa M.', 'W-8BEN', '2025', '2026', '2028'],
];

async function lastMessage() {
  const [message] = await database.db
    .select()
    .from(messages)
    .where(eq(messages.uid, context.uid))
    .orderBy(desc(messages.createdAt));
  return message;
}

test.each([
  ['es', 'es'],
  ['es-MX', 'es'],
  ['ES', 'es'],
  ['est', 'en'],
  ['de', 'en'],
  ['', 'en'],
])('who reads %s is written to in %s', (language, expected) => expect(labelLanguage(language)).toBe(expected));

test('a letter about money is in the language of the author’s interface, money and dates too', async () => {
  await tellPayment(context.db, context.uid, context.clock.now(), LETTERS.billWritten);
  const message = await lastMessage();
  expect(message).toMatchObject({
    sender: 'Pagos',
    title: 'Tu factura de octubre de 2025',
    actionLabel: 'Abrir la factura',
  });
  expect(message?.body.replaceAll('\u00a0', ' ')).toMatch(
    /^Recibes 1486,20 US\$\. Podrás retirarlo desde el 15 de diciembre de 2025\./,
  );
  await context.db.update(users).set({ language: 'fr' }).where(eq(users.uid, context.uid));
  context.clock.advance(1);
  await tellPayment(context.db, context.uid, context.clock.now(), LETTERS.billWritten);
  expect(await lastMessage()).toMatchObject({ sender: 'Payments', title: 'Your bill of October 2025' });
});

test.each(Object.entries(LETTERS))('the letter %s is in both languages', (_name, { texts: { en, es } }) => {
  expect([en.title === es.title, en.body === es.body, en.label === es.label]).toEqual([false, false, false]);
  for (const word of AS_IT_IS) expect([word, es.body.includes(word)]).toEqual([word, en.body.includes(word)]);
});

test('a chapter that goes out late, or not at all, is told of in it, with the reason', async () => {
  const { story_id } = await addStory(context, { title: `Invierno ${randomUUID()}` });
  const now = context.clock.now();
  await addScheduled(context, story_id, chapterText('', 'Texto.'), now);
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  await publishDueChapters({ ...context, log });
  const returned = await lastMessage();
  expect(returned?.title).toMatch(/^El capítulo 1 de Invierno .+ no ha salido$/);
  expect(returned?.body).toContain('Ponle un nombre al capítulo antes de publicarlo.');
  await addScheduled(context, story_id, chapterText('Uno', 'Texto.'), now);
  context.clock.advance(HOUR_MS);
  await publishDueChapters({ ...context, log });
  const late = await lastMessage();
  expect(late?.title).toMatch(/^El capítulo 2 de Invierno .+ ha salido tarde$/);
  expect(late?.body).toMatch(/«Uno»: previsto para el 2 mar 2026, 10:00 \(UTC\), publicado el 2 mar 2026, 11:00/);
});

test('a message about the account’s safety is in it', async () => {
  await tellSecurity(context, securityTexts.SIGN_IN_ADDED);
  const title = 'Se ha añadido una forma de iniciar sesión';
  expect(await lastMessage()).toMatchObject({ title, actionLabel: 'Abrir ajustes', actionPath: '/setting' });
});

test.each([
  [{ kind: 'support', topic: 'money' }, 'Soporte: Facturas y pagos', 'Abrir el Centro de ayuda'],
  [{ kind: 'bill', line: 1 }, 'Línea 1 de la factura de octubre de 2025', 'Abrir la factura'],
  [{ kind: 'bill', line: null }, 'La factura de octubre de 2025', 'Abrir la factura'],
] as const)('a conversation about %j is called so', async (subject, title, label) => {
  const bill_id = await addBill(context.db, { uid: context.uid });
  const about = subject.kind === 'bill' ? { ...subject, bill_id } : subject;
  const begun = await startThread(context, {
    subject: about,
    reply_id: randomUUID(),
    body: 'Hola.',
    attachment_ids: [],
  });
  expect(begun).toMatchObject({ title, action: { label } });
});

test('a conversation about a bill leads to that bill', async () => {
  const bill_id = await addBill(context.db, { uid: context.uid, month: '2025-09-01' });
  const letter = { reply_id: randomUUID(), body: 'Hola.', attachment_ids: [] };
  const begun = await startThread(context, { subject: { kind: 'bill', bill_id, line: null }, ...letter });
  expect(begun.action?.path).toMatch(/2025-09/);
});

test('a mailed code is in the language of the page that asks for it', async () => {
  const email = `${randomUUID()}@example.com`;
  await context.db.update(users).set({ email }).where(eq(users.uid, context.uid));
  await sendAccountCode({ ...context, lang: 'es-ES' }, { purpose: 'confirm' });
  const [mail] = await database.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, email));
  expect(mail?.subject).toMatch(/^\d{6} es tu código para confirmar que eres tú$/);
  expect(mail?.html).toContain('<html lang="es">');
});
