import type { PaymentInfo, W8benForm, W9Form } from '@myfiction/shared/contract/calls/payment.ts';
import { screen } from '@testing-library/react';
import { FORM, NONE, show } from '../testing/show-payment.tsx';

const NOWHERE = { line1: '', line2: '', city: '', region: '', postal_code: '' };
const W8: W8benForm = {
  kind: 'w-8ben',
  name: 'Noor Valdez',
  citizenship: 'NG',
  residence: { ...NOWHERE, country: 'IN' },
  mailing: { ...NOWHERE, country: 'NG' },
  us_tin: '',
  foreign_tin: '',
  foreign_tin_not_required: false,
  reference: '',
  birth_date: '',
  treaty: { country: 'IN', article: '12', rate_percent: 15 },
  certified: [],
};
const W9: W9Form = {
  kind: 'w-9',
  name: 'Noor Valdez',
  business_name: 'Valdez Books',
  classification: 'llc',
  llc_class: 'S',
  other_classification: '',
  exempt_payee_code: '',
  fatca_code: '',
  address: { ...NOWHERE, country: 'DE' },
  tin_type: 'ein',
  tin: '',
  backup_withholding: false,
  certified: [],
};
const KEPT_OUT = /^What you entered before is filled in/;

async function correct(form: Partial<NonNullable<PaymentInfo['tax']['form']>>) {
  const tax = {
    state: 'rejected',
    form: { ...FORM, reason: 'The number is of somebody else.', ...form },
    counting: null,
  } as const;
  const page = show({ ...NONE, contract_name: 'Noor Adaeze Valdez', tax });
  await page.person.click(await screen.findByRole('button', { name: 'Correct it' }));
  return page;
}

test('a rejected W-8BEN is corrected, not begun anew; what is sealed is asked for again', async () => {
  const page = await correct({ entered: W8 });
  expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  expect(screen.getByText(KEPT_OUT)).toBeInTheDocument();
  expect(screen.getByLabelText('Full legal name')).toHaveValue('Noor Valdez');
  expect(screen.getByLabelText('Citizenship')).toHaveValue('Nigeria');
  expect(screen.getByLabelText('Rate in percent')).toHaveValue('15');
  expect(screen.getByRole('checkbox', { name: 'My post goes to another address' })).toBeChecked();
  expect(screen.getByLabelText('Tax number in your country')).toHaveValue('');
  // Nothing was written yet that could be lost.
  await page.person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Correct it' })).toHaveFocus();
});

test('a rejected W-9 keeps its classification; the other form begins empty, without the hint', async () => {
  const page = await correct({ kind: 'w-9', entered: W9 });
  expect(screen.getByLabelText('Business name')).toHaveValue('Valdez Books');
  expect(screen.getByLabelText('Tax classification of the LLC')).toHaveDisplayValue('S corporation');
  expect(screen.getByLabelText('Kind of tax number')).toHaveDisplayValue('Employer identification number (EIN)');
  await page.person.click(screen.getByRole('radio', { name: 'No' }));
  expect(screen.getByLabelText('Full legal name')).toHaveValue('Noor Adaeze Valdez');
  expect(screen.queryByText(KEPT_OUT)).not.toBeInTheDocument();
});

test('what one form lacks is not held against the other before it is handed in', async () => {
  const page = await correct({ kind: 'w-9', entered: W9 });
  await page.person.click(screen.getByRole('button', { name: 'Sign and hand in' }));
  expect(screen.getByLabelText(/^Type your name/)).toHaveAccessibleDescription('Fill this in.');
  await page.person.click(screen.getByRole('radio', { name: 'No' }));
  expect(screen.queryByText('Fill this in.')).not.toBeInTheDocument();
  expect(screen.queryByText('Read and tick every line.')).not.toBeInTheDocument();
  await page.person.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(screen.getByText('Read and tick every line.')).toBeInTheDocument();
});

test('a form that the server no longer holds begins empty', async () => {
  await correct({ entered: null });
  expect(screen.getByLabelText('Full legal name')).toHaveValue('Noor Adaeze Valdez');
  expect(screen.queryByText(KEPT_OUT)).not.toBeInTheDocument();
});

test('item 2 of a W-9 is certified, unless the IRS has told that backup withholding applies', async () => {
  const { person } = await correct({ kind: 'w-9', entered: W9 });
  const told = screen.getByRole('checkbox', { name: /^The IRS has told me/ });
  const item2 = () => screen.queryByRole('checkbox', { name: 'I am not subject to backup withholding,' });
  await person.click(screen.getByRole('checkbox', { name: 'I am not subject to backup withholding,' }));
  await person.click(told);
  expect(item2()).not.toBeInTheDocument();
  await person.click(told);
  expect(item2()).not.toBeChecked();
});
