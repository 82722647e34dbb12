import { getToasts } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { screen } from '@testing-library/react';
import { NONE, PAYPAL, prove, show } from '../testing/show-payment.tsx';

const SAVED = { ...NONE, payout: PAYPAL };
const DIALOG = { title: 'Remove n•••@example.com?', confirm: 'Remove' };

test('the way of payment is removed with the same proof, and the form for another stands in its place', async () => {
  const page = show(SAVED, { 'payment/removePayout': () => NONE });
  await page.person.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('dialog', { name: DIALOG.title })).toHaveAccessibleDescription(
    /^Bills wait until you add another.* 90 days.* We (are sending|have sent) a code to noor@example.com\.$/,
  );
  await prove(page, DIALOG);
  expect(await screen.findByText('You have not said yet how you want to be paid.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.api.callsOf('payment/removePayout')[0]?.fields).toMatchObject({
    password: 'writes-every-day',
    code: '123456',
  });
  expect(getToasts().map(({ text }) => text)).toEqual(['Your payout method is removed.']);
  expect(document.body).not.toHaveFocus();
});

test('a payment that is under way is told of in the dialog, and the account stays', async () => {
  const page = show(SAVED, { 'payment/removePayout': () => apiFailure('payoutUnderWay') });
  await page.person.click(await screen.findByRole('button', { name: 'Remove' }));
  await prove(page, DIALOG);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^A payment to this account is under way/);
  await page.person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('n•••@example.com')).toBeInTheDocument();
});

test('cannot be removed without an address for the code', async () => {
  show({ ...SAVED, email: '' });
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeDisabled();
});
