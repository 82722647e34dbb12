import { type AuthorMoney, blockersOf } from '../../billing/blockers.ts';
import { closeMonth } from '../../billing/close-month.ts';
import { writeMoney } from '../../billing/plain-words.ts';
import { releaseSmall } from '../../billing/release-due-bills.ts';
import { listRequested } from '../../billing/settle-withdrawal.ts';
import type { DeskCommand } from '../frame/command.ts';
import { factsOf } from '../frame/facts-of.ts';
import { formatValue } from '../frame/format-table.ts';
import { argumentOf, idOf, monthOf, uidOf } from '../frame/read-input.ts';
import { describeWithdrawal } from './describe-withdrawal.ts';

export const WITHDRAWAL = { name: 'ID', help: 'of the withdrawal' };

export const billingCommands: readonly DeskCommand[] = [
  {
    name: 'close-month',
    area: 'Billing',
    summary: 'Close a month and write its bills; what is closed already stays as it is',
    arguments: [{ name: 'MONTH', help: 'like 2025-10' }],
    question: (input) =>
      `${monthOf(input, 'MONTH').slice(0, 7)} and the months before it take no more revenue, and get bills.`,
    ownTransactions: true,
    async run({ db, clock }, input) {
      const month = monthOf(input, 'MONTH');
      const { written, closedBefore } = await closeMonth({ db, clock }, month);
      const target = `month ${argumentOf(input, 'MONTH')}`;
      const done = closedBefore
        ? `Nothing was done: it has been closed since ${formatValue(closedBefore)}.`
        : `Closed. Bills written: ${written}.`;
      return { data: { month, written, closed_before: closedBefore }, target, done };
    },
  },
  {
    name: 'withdrawals',
    area: 'Billing',
    summary: 'List what waits to be paid, the longest waiting first',
    async run({ db }) {
      const waiting = await listRequested(db);
      const rows = waiting.map((one) => [
        ...[one.id, one.uid, writeMoney(one.amountMinor, one.currency), one.methodMasked, one.requestedAt],
        one.blockedAt,
      ]);
      const columns = ['withdrawal', 'author', 'amount', 'to', 'requested', 'blocked'];
      return { data: waiting, tables: [{ columns, rows, empty: 'Nothing waits to be paid.' }] };
    },
  },
  {
    name: 'withdrawal show',
    area: 'Billing',
    summary: 'Show a withdrawal and where its money goes, in full',
    arguments: [WITHDRAWAL],
    async run(context, input) {
      const { withdrawal, payout, blockedAt } = await describeWithdrawal(context, idOf(input, 'ID'));
      const { id, uid, currency, amountMinor, state, reference, failure, methodMasked, requestedAt, settledAt } =
        withdrawal;
      return {
        data: { ...withdrawal, payout, blockedAt },
        target: `withdrawal ${id}`,
        facts: [
          ['Author', uid],
          ['Author blocked', blockedAt],
          ['Amount', `${writeMoney(amountMinor, currency)} ${currency}`],
          ['State', state],
          ['Requested', requestedAt],
          ['Settled', settledAt],
          ...(reference === '' ? [] : [['Reference', reference] as const]),
          ...(failure === '' ? [] : [['Failure', failure] as const]),
          ...(payout ? factsOf(payout) : [['To', methodMasked] as const]),
        ],
      };
    },
  },
  {
    name: 'release-small',
    area: 'Billing',
    summary: 'Let an author withdraw due months that are too little for a payment, before the account is deleted',
    arguments: [{ name: 'UID', help: "the author's number" }],
    async run({ db, now }, input) {
      const uid = uidOf(input);
      const { money, count } = await releaseSmall(db, uid, now);
      const waiting = money.unpaid
        .map((bill) => ({ ...bill, waitsFor: waitsFor(bill, money) }))
        .filter((bill) => bill.waitsFor !== '');
      const rows = waiting.map(({ month, netMinor, currency, waitsFor }) => [
        month.slice(0, 7),
        writeMoney(netMinor, currency),
        waitsFor,
      ]);
      return {
        data: { uid, released: count, waiting },
        target: `author ${uid}`,
        done: count > 0 ? `${count} released, which the author is told.` : 'Nothing is released.',
        tables: rows.length > 0 ? [{ columns: ['month', 'amount', 'waits for'], rows }] : [],
      };
    },
  },
];

/** Why a bill is not released, even if it is small; empty for one that is, or needs no release. */
function waitsFor(bill: AuthorMoney['unpaid'][number], money: AuthorMoney): string {
  if (bill.status !== 1 || bill.netMinor === 0) return '';
  if (bill.payday > money.today) return `its payday, ${bill.payday}`;
  return blockersOf(bill, money)
    .filter((blocker) => blocker !== 'below-minimum')
    .join(', ');
}
