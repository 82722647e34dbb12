import type { PaymentInfo } from '@myfiction/shared/contract/calls/payment.ts';
import { hasLayer } from '@myfiction/shared/host/router/ask-layers.ts';
import { changeLanguage, getToasts, queryClient } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import { stepBack } from '@myfiction/shared/testing/step-back.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FORM, NONE, PAYPAL, type Page, prove, show } from './testing/show-payment.tsx';

async function fillPaypal(page: Page): Promise<void> {
  await page.person.type(await screen.findByLabelText('Account holder'), 'Noor Valdez');
  await page.person.type(screen.getByLabelText('PayPal email'), 'noor@example.com');
  await page.person.click(screen.getByRole('button', { name: 'Save payout method' }));
}

describe('the way of payment', () => {
  test('is saved with the password and a mailed code, and says from when it pays', async () => {
    const page = show(NONE, { 'payment/savePayout': () => ({ ...NONE, payout: PAYPAL }) });
    await fillPaypal(page);
    await prove(page);
    expect(await screen.findByText('n•••@example.com')).toBeInTheDocument();
    expect(screen.getByText(/^Your new payout method pays from/)).toBeInTheDocument();
    expect(page.api.callsOf('payment/savePayout')[0]?.fields).toMatchObject({
      form: { kind: 'paypal', holder: 'Noor Valdez', email: 'noor@example.com' },
      password: 'writes-every-day',
      code: '123456',
    });
    expect(page.api.callsOf('account/sendCode')).toHaveLength(1);
  });

  test('asks a German bank for an IBAN and notices a wrong one', async () => {
    const page = show(NONE);
    await page.person.click(await screen.findByRole('radio', { name: 'Bank transfer' }));
    await page.person.type(screen.getByLabelText('Country of the bank'), 'Germany{Enter}');
    await page.person.type(screen.getByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 01');
    await page.person.tab();
    expect(screen.getByLabelText('IBAN')).toHaveAccessibleDescription('This is not an IBAN. Compare it once more.');
    await page.person.click(screen.getByRole('button', { name: 'Save payout method' }));
    expect(screen.getByLabelText('Account holder')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('what is typed stays while another tab saves its own', async () => {
    const page = show(NONE);
    await page.person.type(await screen.findByLabelText('Account holder'), 'Noor Valdez');
    act(() => queryClient.setQueryData(['payment'], { ...NONE, payout: PAYPAL }));
    expect(await screen.findByText(/Your new payout method pays from|n•••@example.com/)).toBeInTheDocument();
    expect(screen.getByLabelText('Account holder')).toHaveValue('Noor Valdez');
  });

  test('the focus follows into the form and back', async () => {
    const page = show({ ...NONE, payout: PAYPAL });
    await page.person.click(await screen.findByRole('button', { name: 'Change' }));
    expect(screen.getByRole('radio', { name: 'PayPal' })).toHaveFocus();
    await page.person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
  });

  test('what is typed is discarded only once that is said', async () => {
    const page = show({ ...NONE, payout: PAYPAL });
    const question = { name: 'Discard what you have written?' };
    await page.person.click(await screen.findByRole('button', { name: 'Change' }));
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    const email = screen.getByLabelText('PayPal email');
    await page.person.type(email, 'noor@');
    await page.person.click(cancel);
    await page.person.click(within(screen.getByRole('dialog', question)).getByRole('button', { name: 'Keep writing' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(stepBack);
    expect(screen.getByRole('dialog', question)).toBeInTheDocument();
    act(stepBack);
    expect(email).toHaveValue('noor@');
    await page.person.click(cancel);
    await page.person.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
    expect(hasLayer(true)).toBe(false);
  });

  test('a wrong code stays in the dialog, with what was typed', async () => {
    const page = show(NONE, { 'payment/savePayout': () => apiFailure('wrongCode') });
    await fillPaypal(page);
    await prove(page);
    const code = await screen.findByLabelText('Verification code');
    await waitFor(() => expect(code).toHaveAccessibleDescription('Incorrect verification code.'));
    expect(code).toHaveValue('123456');
    expect(getToasts().map(({ tone, text }) => `${tone}: ${text}`)).toEqual(['warning: Incorrect verification code.']);
  });

  test('what is wrong in the proof takes the focus', async () => {
    const page = show(NONE, { 'payment/savePayout': () => apiFailure('wrongPassword') });
    await fillPaypal(page);
    const dialog = within(await screen.findByRole('dialog'));
    await page.person.type(dialog.getByLabelText('Your password'), 'wrong');
    const save = dialog.getByRole('button', { name: 'Confirm and save' });
    await page.person.click(save);
    expect(dialog.getByLabelText('Verification code')).toHaveFocus();
    await page.person.keyboard('123456');
    await page.person.click(save);
    await waitFor(() => expect(dialog.getByLabelText('Your password')).toHaveFocus());
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('Incorrect password.');
    // What is corrected keeps the focus.
    await page.person.keyboard('r');
    expect(dialog.getByLabelText('Your password')).toHaveFocus();
  });

  test('a network that fails leaves the proof for another try', async () => {
    const answers = [() => NETWORK_FAILURE, () => ({ ...NONE, payout: PAYPAL })];
    const page = show(NONE, { 'payment/savePayout': () => answers.shift()?.() ?? NONE });
    await fillPaypal(page);
    await prove(page);
    expect(await screen.findByText(/^Network connection error/)).toBeInTheDocument();
    expect(screen.getByLabelText('Verification code')).toHaveValue('123456');
    await page.person.click(screen.getByRole('button', { name: 'Confirm and save' }));
    expect(await screen.findByText('n•••@example.com')).toBeInTheDocument();
    // The code may have been used up by the first, whose answer was lost.
    const [first, second] = page.api.callsOf('payment/savePayout').map(({ fields }) => fields.idempotencyKey);
    expect(second).toBe(first);
  });

  test('a code that is not sent is told of, and can be sent again', async () => {
    const answers = [() => NETWORK_FAILURE, () => ({ resend_after_seconds: 60 })];
    const page = show(NONE, { 'account/sendCode': () => answers.shift()?.() ?? { resend_after_seconds: 60 } });
    await fillPaypal(page);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveAccessibleDescription('The code to noor@example.com was not sent.'));
    expect(screen.getByLabelText('Verification code')).toHaveAccessibleDescription(/^Network connection error/);
    await page.person.click(screen.getByRole('button', { name: 'Send again' }));
    const sent = 'We have sent a code to noor@example.com.';
    await waitFor(() => expect(getToasts().map(({ text }) => text)).toEqual([sent]));
    expect(dialog).toHaveAccessibleDescription(sent);
    expect(screen.getByLabelText('Verification code')).toHaveAccessibleDescription('Six digits, valid for 10 minutes.');
  });

  test('another holder than the contract’s is told at the field', async () => {
    const page = show(
      { ...NONE, contract_name: 'Noor Adaeze Valdez-Okafor' },
      { 'payment/savePayout': () => apiFailure('holderMismatch') },
    );
    const holder = await screen.findByLabelText('Account holder');
    expect(holder).toHaveValue('Noor Adaeze Valdez-Okafor');
    await page.person.type(screen.getByLabelText('PayPal email'), 'noor@example.com');
    await page.person.click(screen.getByRole('button', { name: 'Save payout method' }));
    await prove(page);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(holder).toHaveAccessibleDescription('The holder’s name must be the one in your contract.');
    expect(holder).toHaveFocus();
    expect(screen.getByLabelText('PayPal email')).toHaveValue('noor@example.com');
    await act(() => changeLanguage('es'));
    expect(holder).toHaveAccessibleDescription('El nombre del titular debe ser el de tu contrato.');
    await act(() => changeLanguage('en'));
    // What was refused is no longer what stands there.
    await page.person.type(holder, ' II');
    expect(holder).not.toHaveAccessibleDescription(/must be the one in your contract/);
  });

  test('keeps what was typed while another kind is looked at', async () => {
    const page = show(NONE);
    await page.person.type(await screen.findByLabelText('PayPal email'), 'noor@example.com');
    await page.person.click(screen.getByRole('radio', { name: 'Payoneer' }));
    expect(screen.getByLabelText('Payoneer email')).toHaveValue('');
    await page.person.click(screen.getByRole('radio', { name: 'PayPal' }));
    expect(screen.getByLabelText('PayPal email')).toHaveValue('noor@example.com');
  });

  test('the holder is the same whatever the kind', async () => {
    const page = show(NONE);
    await page.person.type(await screen.findByLabelText('Account holder'), 'Noor Valdez');
    await page.person.click(screen.getByRole('radio', { name: 'Bank transfer' }));
    expect(screen.getByLabelText('Account holder')).toHaveValue('Noor Valdez');
  });

  test('a bank that only its BIC names asks for it, in the currency of the account', async () => {
    const page = show(NONE, { 'payment/savePayout': () => ({ ...NONE, payout: PAYPAL }) });
    await page.person.click(await screen.findByRole('radio', { name: 'Bank transfer' }));
    await page.person.type(screen.getByLabelText('Account holder'), 'Noor Valdez');
    await page.person.type(screen.getByLabelText('Country of the bank'), 'Kenya{Enter}');
    await page.person.type(screen.getByLabelText('Name of the bank'), 'KCB');
    await page.person.type(screen.getByLabelText('Account number'), '1234567890');
    const bic = screen.getByLabelText('BIC / SWIFT code');
    expect(bic).not.toHaveAccessibleDescription();
    await page.person.click(screen.getByRole('button', { name: 'Save payout method' }));
    expect(bic).toHaveAccessibleDescription('Fill this in.');
    await page.person.type(bic, 'kcblkenx');
    await page.person.click(screen.getByRole('button', { name: 'Save payout method' }));
    await prove(page);
    expect(await screen.findByText('n•••@example.com')).toBeInTheDocument();
    expect(page.api.callsOf('payment/savePayout')[0]?.fields).toMatchObject({ form: { currency: 'KES' } });
  });

  test('a bank’s country brings its currency, before the others, but no other than the author’s own choice', async () => {
    const page = show(NONE);
    await page.person.click(await screen.findByRole('radio', { name: 'Bank transfer' }));
    const country = screen.getByLabelText('Country of the bank');
    const currency = screen.getByLabelText<HTMLSelectElement>('Currency of the account');
    const first = () => currency.options[0]?.value;
    await page.person.type(country, 'Spain{Enter}');
    expect([currency.value, first()]).toEqual(['EUR', 'EUR']);
    await page.person.selectOptions(currency, 'USD');
    await page.person.clear(country);
    await page.person.type(country, 'Kenya{Enter}');
    expect([currency.value, first()]).toEqual(['USD', 'KES']);
  });

  test('cannot be saved without an address for the code', async () => {
    show({ ...NONE, email: '' });
    expect(await screen.findByText('Add an email address first')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Save payout method' })).toBeDisabled();
  });
});

describe('the tax form', () => {
  test('is interviewed, signed and handed in', async () => {
    const checking: PaymentInfo = {
      ...NONE,
      tax: { state: 'checking', form: { ...FORM, valid_until: null }, counting: null },
    };
    const page = show(NONE, { 'payment/submitTax': () => checking });
    await page.person.click(await screen.findByRole('button', { name: 'Fill in the tax form' }));
    await page.person.click(screen.getByRole('radio', { name: 'No' }));
    await page.person.type(screen.getByLabelText('Full legal name'), 'Noor Valdez');
    await page.person.type(screen.getByLabelText('Citizenship'), 'Nigeria{Enter}');
    await page.person.type(screen.getByLabelText('Date of birth'), '1994-03-14');
    await page.person.type(screen.getByLabelText('Street and number'), '12 Marina Road');
    await page.person.type(screen.getByLabelText('City'), 'Lagos');
    await page.person.type(screen.getByLabelText('Country'), 'Nigeria{Enter}');
    expect(screen.getByText('There is no treaty rate for Nigeria: 30% is withheld.')).toBeInTheDocument();
    await page.person.type(screen.getByLabelText('Tax number in your country'), '1048-22');
    await page.person.tab();
    expect(screen.getByLabelText('Tax number in your country')).toHaveAccessibleDescription(
      'This is not a tax number of this country. Compare it once more.',
    );
    await page.person.type(screen.getByLabelText('Tax number in your country'), '-1234');
    for (const line of within(screen.getByRole('group', { name: /^Under penalties/ })).getAllByRole('checkbox'))
      await page.person.click(line);
    await page.person.type(screen.getByLabelText('Type your name as it stands in the form'), 'noor valdez');
    await page.person.click(screen.getByRole('button', { name: 'Sign and hand in' }));
    await prove(page);
    expect(await screen.findByText('Being checked')).toBeInTheDocument();
    expect(page.api.callsOf('payment/submitTax')[0]?.fields).toMatchObject({
      form: { kind: 'w-8ben', foreign_tin: '1048-22-1234', treaty: null },
      signature: 'noor valdez',
    });
  });

  test('offers the treaty’s rate where there is one', async () => {
    const page = show(NONE);
    await page.person.click(await screen.findByRole('button', { name: 'Fill in the tax form' }));
    await page.person.click(screen.getByRole('radio', { name: 'No' }));
    await page.person.type(screen.getByLabelText('Country'), 'India{Enter}');
    await page.person.click(screen.getByRole('checkbox', { name: /I claim the lower rate/ }));
    expect(screen.getByLabelText('Rate in percent')).toHaveValue('15');
    expect(screen.getByRole('checkbox', { name: /I live in the treaty country/ })).toBeInTheDocument();
  });

  test('gives up a treaty with a country that is no longer that of residence', async () => {
    const page = show(NONE);
    await page.person.click(await screen.findByRole('button', { name: 'Fill in the tax form' }));
    await page.person.click(screen.getByRole('radio', { name: 'No' }));
    const country = screen.getByLabelText('Country');
    await page.person.type(country, 'India{Enter}');
    await page.person.click(screen.getByRole('checkbox', { name: /I claim the lower rate/ }));
    await page.person.clear(country);
    await page.person.type(country, 'Germany{Enter}');
    expect(screen.getByRole('checkbox', { name: /I claim the lower rate/ })).not.toBeChecked();
    expect(screen.queryByLabelText('Rate in percent')).not.toBeInTheDocument();
  });

  test('asks for nothing before the question is answered', async () => {
    const page = show(NONE);
    await page.person.click(await screen.findByRole('button', { name: 'Fill in the tax form' }));
    fireEvent.submit(screen.getByRole('radio', { name: 'No' }));
    await page.person.click(screen.getByRole('radio', { name: 'No' }));
    expect(screen.getByLabelText('Full legal name')).not.toHaveAccessibleDescription();
  });

  test('the class of an LLC is named, not only its letter', async () => {
    const page = show(NONE);
    await page.person.click(await screen.findByRole('button', { name: 'Fill in the tax form' }));
    await page.person.click(screen.getByRole('radio', { name: 'Yes' }));
    await page.person.selectOptions(screen.getByLabelText('Tax classification'), 'LLC');
    const classes = within(screen.getByLabelText('Tax classification of the LLC')).getAllByRole('option');
    expect(classes.map(({ textContent }) => textContent)).toEqual([
      'Choose',
      'C corporation',
      'S corporation',
      'Partnership',
    ]);
  });

  test('a rejected one says why', async () => {
    show({
      ...NONE,
      tax: { state: 'rejected', form: { ...FORM, reason: 'The number is of somebody else.' }, counting: null },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The number is of somebody else.');
    expect(screen.getByRole('button', { name: 'Correct it' })).toBeInTheDocument();
  });

  test.each(['missing', 'checking', 'rejected'] as const)(
    'one that is %s says what is withheld now, and not what it asks for',
    async (state) => {
      const form = { ...FORM, withholding_percent: 10, reason: state === 'rejected' ? 'The number is wrong.' : '' };
      show({ ...NONE, tax: { state, form, counting: null } });
      expect((await screen.findByText('Withheld for tax')).nextSibling).toHaveTextContent('30%');
    },
  );

  test.each(['checking', 'rejected'] as const)(
    'while one that was handed in early is %s, the accepted one says what is withheld, and payments go on',
    async (state) => {
      const next_payment = { month: '2025-10-01', currency: 'USD', amount_minor: 500_00, confirm_by: '2025-11-28' };
      const counting = { valid_until: '2026-12-31', withholding_percent: 10 };
      const form = { ...FORM, valid_until: null, reason: state === 'rejected' ? 'The number is wrong.' : '' };
      show({ ...NONE, next_payment, payout: { ...PAYPAL, locked_until: null }, tax: { state, form, counting } });
      expect((await screen.findByText('Withheld for tax')).nextSibling).toHaveTextContent('10%');
      expect(screen.getByText(/^The form that was accepted before counts until 31 Dec 2026/)).toBeInTheDocument();
      expect(screen.queryByText(/^Confirm before/)).not.toBeInTheDocument();
    },
  );

  test('one that has run out says until when it counted', async () => {
    show({ ...NONE, tax: { state: 'missing', form: { ...FORM, valid_until: '2025-12-31' }, counting: null } });
    expect(
      await screen.findByText(/^Your last form counted until 31 Dec 2025\. Without a tax form/),
    ).toBeInTheDocument();
  });

  test('a valid one shows its lines and its end', async () => {
    const counting = { valid_until: FORM.valid_until, withholding_percent: FORM.withholding_percent };
    show({ ...NONE, payout: { ...PAYPAL, locked_until: null }, tax: { state: 'valid', form: FORM, counting } });
    expect(await screen.findByText('Valid until 31 Dec 2029')).toBeInTheDocument();
    expect(screen.getByText('•••1234')).toBeInTheDocument();
    expect(screen.getByText('30%')).toBeInTheDocument();
  });
});

test('what waits for the author stands on top', async () => {
  show({
    ...NONE,
    next_payment: { month: '2025-10-01', currency: 'USD', amount_minor: 1_486_20, confirm_by: '2025-11-28' },
  });
  expect(
    await screen.findByText('Confirm before 28 Nov to receive your October bill of $1,486.20.'),
  ).toBeInTheDocument();
});

test('the guide is the article about tax forms', async () => {
  show(NONE);
  const guide = await screen.findByRole('link', { name: 'Read the guide' });
  expect(guide).toHaveAttribute('href', '/help-center?article=tax-form');
});

test('an error can be tried again', async () => {
  const answers = [() => apiFailure('serverError'), () => NONE];
  const page = show(NONE, { 'payment/get': () => answers.shift()?.() ?? NONE });
  await page.person.click(await screen.findByRole('button', { name: /try again/i }));
  expect(await screen.findByRole('heading', { name: 'Payout method' })).toBeInTheDocument();
});
