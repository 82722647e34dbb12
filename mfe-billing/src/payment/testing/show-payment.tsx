import type { PaymentInfo } from '@myfiction/shared/contract/calls/payment.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { PaymentPage } from '../payment-page.tsx';

export const NONE: PaymentInfo = {
  contract_name: null,
  payout: null,
  tax: { state: 'missing', form: null, counting: null },
  next_payment: null,
  has_password: true,
  email: 'noor@example.com',
};
export const PAYPAL: NonNullable<PaymentInfo['payout']> = {
  kind: 'paypal',
  masked: 'n•••@example.com',
  holder: 'Noor Valdez',
  country: '',
  currency: '',
  saved_at: '2026-03-02T10:00:00.000Z',
  locked_until: '2026-03-07T10:00:00.000Z',
};
export const FORM: NonNullable<PaymentInfo['tax']['form']> = {
  kind: 'w-8ben',
  name: 'Noor Valdez',
  country: 'NG',
  masked_tin: '•••1234',
  signed_at: '2026-03-02T10:00:00.000Z',
  valid_until: '2029-12-31',
  withholding_percent: 30,
  reason: '',
  entered: null,
};

/** The page with what the server knows of its author. */
export const show = (info: PaymentInfo, apiHandlers: ApiHandlers = {}) =>
  renderPage(<PaymentPage />, {
    path: '/tax-info-settings',
    messages,
    apiHandlers: {
      'payment/get': () => info,
      'account/sendCode': () => ({ resend_after_seconds: 60 }),
      ...apiHandlers,
    },
  });
export type Page = ReturnType<typeof show>;

interface Proving {
  /** What the dialog is called. */
  title?: string;
  confirm?: string;
}

/** Gives the password and the code, and confirms. */
export async function prove(
  page: Page,
  { title = 'Confirm that it is you', confirm = 'Confirm and save' }: Proving = {},
): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await page.person.type(dialog.getByLabelText('Your password'), 'writes-every-day');
  await page.person.type(dialog.getByLabelText('Verification code'), '123456');
  await page.person.click(dialog.getByRole('button', { name: confirm }));
}
