import { OFFER_TERMS } from '@myfiction/shared/contract/application-options.ts';
import {
  CLOSES_AFTER_DAYS,
  COMPLETION_BONUS_TIERS,
  PAYDAY,
  PLATFORM_SHARE_MICROS,
  STORE_FEE_MICROS,
  WITHHOLDING_WITHOUT_FORM_PERCENT,
} from '@myfiction/shared/contract/billing.ts';
import { PAYOUT_KEPT_DAYS, PAYOUT_LOCK_DAYS, W8BEN_VALID_YEARS } from '@myfiction/shared/contract/payment-options.ts';
import { list, note, steps, table, text } from '../../../content/blocks.ts';
import type { ShelfTexts } from '../../article.ts';

const { exclusive, 'non-exclusive': open } = OFFER_TERMS;
const percent = (micros: number): string => `${micros / 10_000}%`;

export default {
  'when-paid': {
    title: 'When is my bill paid?',
    summary: `On the ${PAYDAY}th of the month after the next: January’s earnings on the ${PAYDAY}th of March.`,
    words: 'payday when paid money date payout earnings how long wait receive bill',
    body: [
      list(
        `A month closes ${CLOSES_AFTER_DAYS} days after its end, in New York time. Then its bill is final.`,
        `On the ${PAYDAY}th of the month after the next it becomes **Pending Withdrawal**, and you can withdraw it.`,
        'Banks need one to five working days after that.',
      ),
      text('The head of the [monthly bill](go:bill) names the next payday and what blocks it, if anything does.'),
    ],
  },
  'bill-statuses': {
    title: 'What do the bill statuses mean?',
    summary: 'Pending Payment, Pending Withdrawal, Withdrawn, Payment failed.',
    words: 'pending payment pending withdrawal withdrawn failed status state bill estimate',
    body: [
      table(
        ['Status', 'What it means'],
        ['Estimate', 'The month still runs. Figures change.'],
        [
          'Pending Payment',
          'The month is closed; its payday has not come, something [blocks it](see:bill-blocked), or there is nothing to pay.',
        ],
        ['Pending Withdrawal', 'It is yours to [withdraw](see:withdraw).'],
        ['Withdrawn', 'Sent to your bank, PayPal or Payoneer.'],
        ['Payment failed', 'It came back. See [My payment failed](see:payment-failed).'],
      ),
    ],
  },
  'bill-lines': {
    title: 'How a bill is counted',
    summary: 'What readers paid, minus store fee, platform share and tax: line by line, to the cent.',
    words:
      'calculation gross net deductions store fee platform share tax unlock subscription ads gift bonus recompute why less money earnings',
    body: [
      table(
        ['Line', 'What it is'],
        ['Unlock, subscription, ads, gift', 'What readers brought, by story and chapter: units × rate.'],
        ['Store fee', `${percent(STORE_FEE_MICROS)} of what readers paid, kept by the app stores.`],
        [
          'Platform share',
          `What your contract leaves of what the store passes on: ${100 - exclusive.sharePercent}% if exclusive, ${100 - open.sharePercent}% if not, from the first bill that is closed after its signing. Without a contract ${percent(PLATFORM_SHARE_MICROS)}, as from the month after its end.`,
        ],
        ['Bonus, Completion Bonus', 'Paid by the platform, undivided.'],
        [
          'Adjustment, carried over',
          'Corrections, and refunds that were more than a month earned: they go into the next.',
        ],
        ['Tax', 'What the law makes us withhold, and what a later form gives back. See [Tax forms](see:tax-form).'],
      ),
      text('Open a month in the [monthly bill](go:bill) to see the sum written out. PDF and CSV have every line.'),
    ],
  },
  'bill-estimate': {
    title: 'Why is the running month an estimate?',
    summary: 'Stores report late and take back refunds. Only a closed month is a bill.',
    words: 'estimate changes less running month numbers differ preview',
    body: [
      text(
        `Figures of this month come in daily and can go down when a purchase is refunded. ${CLOSES_AFTER_DAYS} days after its end the month closes and nothing on its bill changes any more; what is reported later stands on the next one as an adjustment.`,
      ),
    ],
  },
  withdraw: {
    title: 'Withdraw money',
    summary: 'On the bill, when it says Pending Withdrawal. Two clicks never pay twice.',
    words: 'withdraw cash out transfer get money payout bank paypal payoneer button',
    body: [
      steps(
        'Open the [monthly bill](go:bill).',
        'Choose **Withdraw** at a bill that is Pending Withdrawal.',
        'Check where it goes and confirm.',
      ),
      text(
        'When the money is sent, the bill becomes Withdrawn and a message follows. If the button is not there, see [What blocks a bill](see:bill-blocked).',
      ),
    ],
  },
  'bill-blocked': {
    title: 'What blocks a bill',
    summary: 'A missing tax form, no payout method, a recent change, an amount too small, or a blocked account.',
    words: 'blocked cannot withdraw reason hold minimum 400060 not paid stuck',
    body: [
      table(
        ['What it says', 'What to do'],
        ['Your tax form is missing, or was rejected', 'Fill it in under [Payment info](go:payment).'],
        ['Your tax form is being checked', 'Wait: it takes a few working days.'],
        ['There is no payout method', 'Add a bank, PayPal or Payoneer account.'],
        [
          'Your new payout method pays from a later day',
          `For your safety it pays nothing for ${PAYOUT_LOCK_DAYS} days.`,
        ],
        [
          'Less than the minimum is not paid out',
          'It waits and is paid together with the next months; nothing is lost.',
        ],
        ['Your account is blocked', 'See [My account is blocked](see:account-blocked).'],
      ),
    ],
  },
  'payment-failed': {
    title: 'My payment failed. What now?',
    summary: 'The money came back to your balance. Correct the account and withdraw again.',
    words: 'payment failed returned bank rejected money not arrived wrong account number iban error payout did not',
    body: [
      steps(
        'Open the bill: it names the reason that the bank gave.',
        'Correct the account under [Payment info](go:payment).',
        `After ${PAYOUT_LOCK_DAYS} days, which protect you against thieves, choose **Withdraw** again.`,
      ),
      text(
        'Nothing is lost: a failed payment stays yours. If the bill says Withdrawn and nothing arrived after five working days, [write to us](go:help).',
      ),
    ],
  },
  'payment-info': {
    title: 'Add your bank, PayPal or Payoneer account',
    summary: 'Under Payment info. The holder’s name must be the one in your contract.',
    words:
      'payment info bank account paypal payoneer iban holder name mismatch 400070 400071 400072 email needed add method',
    body: [
      steps(
        'Open [Payment info](go:payment).',
        'Choose PayPal, bank transfer or Payoneer. A bank asks for what its country needs.',
        'Type the holder’s name as in the contract.',
        'Confirm with your password and the code we mail you.',
      ),
      list(
        '**The holder’s name must be the one in your contract.** Write it the same way, second names included. Payment to somebody else is not possible.',
        '**Add an email address first.** If you sign in with Apple, Facebook or Google, add one in the [settings](go:settings).',
      ),
      note('It is stored encrypted and shown masked, to you too.'),
    ],
  },
  'payment-change': {
    title: 'Change or remove where you are paid',
    summary: `Any time, with your password and a code. Nothing is paid for ${PAYOUT_LOCK_DAYS} days after.`,
    words: 'change bank account new paypal update remove delete payment method lock days safety 400073',
    body: [
      text(
        `If somebody else got into your account, they would change this first. So we mail you, and wait ${PAYOUT_LOCK_DAYS} days. If it was not you, change the password and write to us at once.`,
      ),
      text(
        `**Remove** takes the account away, with the same proof. Your bills wait until you add another; while a payment is under way it stays. A payment may come back, so we keep the account for ${PAYOUT_KEPT_DAYS} days and then delete it.`,
      ),
    ],
  },
  'tax-form': {
    title: 'Tax forms: W-9 and W-8BEN',
    summary: `Without a valid form ${WITHHOLDING_WITHOUT_FORM_PERCENT}% is withheld by law. The interview takes five minutes.`,
    words: 'tax w9 w-9 w8 w-8ben w8ben withholding treaty irs ssn tin usa form missing rejected expired valid',
    body: [
      list(
        '**W-9**: for citizens and residents of the United States, also those who live abroad.',
        '**W-8BEN**: for everybody else. Your country may have a treaty that lowers the rate.',
      ),
      steps(
        'Open [Payment info](go:payment) and choose the tax form.',
        'Answer the questions and sign by typing your name.',
        'It is checked in a few working days.',
      ),
      text(
        `A W-8BEN counts until the end of the third year after you sign it (${W8BEN_VALID_YEARS} years). Hand in a new one before then: [Payment info](go:payment) shows the day. A rejected form says what to correct; what you entered is filled in again, but for numbers, birth date and address.`,
      ),
      text(
        'What was withheld too much this year, while the form was missing, comes back with the bill of the month in which the form is accepted, even if you earn nothing in it: a line for each month. Of earlier years only the tax office can give it back. Another country, or a treaty that you claim later, counts for the months that close once its form is accepted.',
      ),
      note('We cannot give tax advice. Ask somebody who may.'),
    ],
  },
  'question-line': {
    title: 'Question a line of a bill',
    summary: 'Choose the question mark at the line, and a person at the platform answers in your inbox.',
    words: 'wrong amount dispute mistake ask line bill error incorrect',
    body: [
      steps(
        'Open the month and the line.',
        'Choose the question mark at its end and say what you expected.',
        'The answer comes into your [inbox](go:inbox).',
      ),
      text('If we were wrong, the next bill has an adjustment: closed bills are never changed.'),
    ],
  },
  'completion-bonus': {
    title: 'How the Completion Bonus is counted',
    summary: 'By the published words of a completed story, once, on the next bill.',
    words: 'completion bonus amount tiers words how much finish reward dollars',
    body: [
      table(
        ['Published words from', 'Bonus'],
        ...COMPLETION_BONUS_TIERS.map(({ fromWords, amountMinor }) => [
          fromWords.toLocaleString('en'),
          `US$${amountMinor / 100}`,
        ]),
      ),
      text(
        'The word count at the moment you [apply for completion](see:apply-completion) is the one that counts. Below the first tier there is no bonus.',
      ),
    ],
  },
} satisfies ShelfTexts<'payments'>;
