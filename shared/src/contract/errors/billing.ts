import type { CatalogueEntry } from './catalogue-entry.ts';

/** The bill, withdrawals, payment and tax info: codes 400060 to 400079. */
export const BILLING_ERRORS = [
  {
    code: 400060,
    name: 'withdrawalBlocked',
    behaviour: 'caller',
    message: 'This cannot be withdrawn yet. The page says what blocks it.',
  },
  {
    code: 400070,
    name: 'holderMismatch',
    behaviour: 'toast',
    message: 'The holder’s name must be the one in your contract.',
    field: 'holder',
  },
  {
    code: 400071,
    name: 'paymentIncomplete',
    behaviour: 'caller',
    message: 'Something is missing. Look at the marked fields, then save again.',
  },
  {
    code: 400072,
    name: 'emailNeeded',
    behaviour: 'toast',
    message: 'Add an email address in the settings first. A code there protects your money.',
  },
  {
    code: 400073,
    name: 'payoutUnderWay',
    behaviour: 'caller',
    message: 'A payment to this account is under way. Remove it once the payment has arrived.',
  },
] as const satisfies readonly CatalogueEntry[];
