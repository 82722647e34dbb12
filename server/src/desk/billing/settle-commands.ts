import { eq } from 'drizzle-orm';
import { markFailed, markReturned, payWithdrawal, type Settled } from '../../billing/settle-withdrawal.ts';
import type { Database } from '../../database/connect.ts';
import { withdrawals } from '../../database/schema/bills.ts';
import type { DeskCommand } from '../frame/command.ts';
import { DeskError } from '../frame/desk-error.ts';
import { idOf, optionOf } from '../frame/read-input.ts';
import { WITHDRAWAL } from './billing-commands.ts';

const REASON = {
  name: 'reason',
  value: 'TEXT',
  help: 'A sentence for the author: why, and what helps',
  required: true,
};

/** What became of a withdrawal's money. */
export const settleCommands: readonly DeskCommand[] = [
  {
    name: 'pay',
    area: 'Billing',
    summary: 'Record that the money of a withdrawal was sent',
    arguments: [WITHDRAWAL],
    options: [{ name: 'reference', value: 'TEXT', help: "The bank's or provider's number of it", required: true }],
    question: (input) => `Withdrawal ${idOf(input, 'ID')} is recorded as paid, and its author is told.`,
    async run({ db, now }, input) {
      const withdrawalId = idOf(input, 'ID');
      const reference = optionOf(input, 'reference') ?? '';
      const settled = await payWithdrawal(db, { withdrawalId, reference }, now);
      if (!settled.changed) await refuseOtherPayment(db, withdrawalId, reference);
      return settledResult(withdrawalId, settled);
    },
  },
  {
    name: 'mark-failed',
    area: 'Billing',
    summary: 'Record that the money of a withdrawal could not be sent',
    arguments: [WITHDRAWAL],
    options: [REASON],
    question: (input) => `Withdrawal ${idOf(input, 'ID')} is recorded as failed, and its author is told.`,
    async run({ db, now }, input) {
      const withdrawalId = idOf(input, 'ID');
      const settled = await markFailed(db, { withdrawalId, reason: optionOf(input, 'reason') ?? '' }, now);
      if (settled.state === 'paid') {
        throw refusal('it was paid before. If the bank has sent the money back, see: desk mark-returned --help');
      }
      return settledResult(withdrawalId, settled);
    },
  },
  {
    name: 'mark-returned',
    area: 'Billing',
    summary: 'Record that the money of a withdrawal was paid, and that the bank has sent it back',
    arguments: [WITHDRAWAL],
    options: [REASON],
    question: (input) =>
      `The money of withdrawal ${idOf(input, 'ID')} is here again; its author is told and can ask for it anew.`,
    async run({ db, now }, input) {
      const withdrawalId = idOf(input, 'ID');
      const settled = await markReturned(db, { withdrawalId, reason: optionOf(input, 'reason') ?? '' }, now);
      if (settled.state === 'requested') {
        throw refusal('it waits to be paid. If the money could not be sent, see: desk mark-failed --help');
      }
      return settledResult(withdrawalId, settled);
    },
  },
];

/** Repeating what stands is no harm; anything else would let the desk believe in what is not recorded. */
function refusal(why: string): DeskError {
  return new DeskError('refused', `Nothing was done: ${why}`);
}

/** Where the money may have been sent twice, or while its author can ask for it again. */
async function refuseOtherPayment(db: Database, id: string, reference: string): Promise<void> {
  const [found] = await db.select().from(withdrawals).where(eq(withdrawals.id, id));
  if (found?.state === 'failed') {
    throw refusal(
      'it failed before, and its author can ask for the money again. Record on that withdrawal what was sent.',
    );
  }
  if (found?.state === 'paid' && found.reference !== reference) {
    throw refusal(`it was paid before with the reference ${found.reference}. The money may have been sent twice.`);
  }
}

function settledResult(id: string, { changed, state }: Settled) {
  const done = changed
    ? `Recorded as ${state}.`
    : `Nothing was done: it ${state === 'paid' ? 'was paid' : 'failed'} before.`;
  return { data: { withdrawal_id: id, changed, state }, target: `withdrawal ${id}`, done };
}
