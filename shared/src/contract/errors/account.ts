import type { CatalogueEntry } from './catalogue-entry.ts';

/** Sign-in and the account. */
export const ACCOUNT_ERRORS = [
  {
    code: 400009,
    name: 'resendTooSoon',
    behaviour: 'toast',
    message: 'A code was sent a moment ago. Wait a minute before asking for another.',
    field: 'code',
  },
  {
    code: 400015,
    name: 'signInUnavailable',
    behaviour: 'toast',
    message: 'This way to sign in is not available here.',
  },
  {
    code: 400016,
    name: 'penNameTaken',
    behaviour: 'toast',
    message: 'Another author already uses this pen name.',
    field: 'uname',
  },
  {
    code: 400024,
    name: 'accountExists',
    behaviour: 'caller',
    message: 'There is an account with this email address already. Sign in to it once to link the two.',
  },
  {
    code: 400025,
    name: 'lastSignIn',
    behaviour: 'toast',
    message: 'This is your only way to sign in. Add another one first.',
  },
  {
    code: 400026,
    name: 'moneyOwed',
    behaviour: 'toast',
    message:
      'There is money that has not been paid to you yet. Withdraw it first, then delete the account. If it is too little to withdraw, write to us.',
  },
  {
    code: 400027,
    name: 'contractLive',
    behaviour: 'toast',
    message:
      'A contract is running or waits for your signature. Decline it, or ask your editor to end it; then you can delete the account.',
  },
  {
    code: 400028,
    name: 'providerTaken',
    behaviour: 'toast',
    message: 'This sign-in belongs to another account.',
  },
  {
    code: 400029,
    name: 'commonPassword',
    behaviour: 'toast',
    message: 'This password is on lists that attackers try first. Choose another one.',
    field: 'password',
  },
  {
    code: 400031,
    name: 'signInRefused',
    behaviour: 'caller',
    message: 'This sign-in could not be verified. Try it again.',
  },
  {
    code: 400032,
    name: 'secondFactorNeeded',
    behaviour: 'caller',
    message: 'Enter the code of your authenticator app.',
  },
  {
    code: 400035,
    name: 'mailRefused',
    behaviour: 'toast',
    message: 'Mail to this address is refused by its mail server. Check the address, or use another one.',
    field: 'email',
  },
  {
    code: 400033,
    name: 'secondFactorOn',
    behaviour: 'toast',
    message: 'An authenticator app is set up already. Remove it first.',
  },
] as const satisfies readonly CatalogueEntry[];
