import type { PayoutForm } from '../contract/calls/payment.ts';
import { bankFieldsOf } from './bank-fields.ts';
import { findPayoutProblems } from './find-payout-problems.ts';

const bank = (country: string, fields: Extract<PayoutForm, { kind: 'bank' }>['fields']): PayoutForm => ({
  kind: 'bank',
  holder: 'Noor Adaeze Valdez-Okafor',
  country,
  currency: 'USD',
  fields,
});

test.each([
  ['US', ['routing_number', 'account_number', 'account_type']],
  ['GB', ['sort_code', 'account_number']],
  ['DE', ['iban', 'bic']],
  ['BL', ['iban', 'bic']],
  ['NG', ['bank_name', 'account_number']],
  ['JP', ['bank_name', 'bic', 'account_number']],
  ['', []],
])('a bank in %s asks for %j', (country, fields) => {
  expect(bankFieldsOf(country)).toEqual(fields);
});

// Numbers out of the standards’ own examples.
test.each([
  ['DE', { iban: 'DE89 3704 0044 0532 0130 00' }],
  ['DE', { iban: 'de89370400440532013000', bic: 'DEUTDEFF500' }],
  ['FR', { iban: 'FR1420041010050500013M02606' }],
  ['US', { routing_number: '021000021', account_number: '1234567', account_type: 'checking' }],
  ['GB', { sort_code: '40-47-84', account_number: '70872490' }],
  ['MX', { clabe: '032180000118359719' }],
  ['IN', { ifsc: 'SBIN0005943', account_number: '00000012345' }],
  ['NG', { bank_name: 'Zenith Bank', account_number: '2012345678' }],
  ['JP', { bank_name: 'MUFG Bank', bic: 'BOTKJPJT', account_number: '1234567' }],
  // Territories: the IBAN is of the country that they belong to, the BIC of either.
  ['RE', { iban: 'FR1420041010050500013M02606', bic: 'AGRIRERX' }],
  ['GP', { iban: 'FR1420041010050500013M02606', bic: 'BNPAFRPP' }],
  ['AX', { iban: 'FI2112345600000785', bic: 'AABAFI22' }],
  // As they come by a copy, or from a Japanese keyboard.
  ['DE', { iban: 'IBAN: DE89\u00a03704\u202f0044\u200b0532\u20110130\u200e00' }],
  ['GB', { sort_code: '40–47–84', account_number: '7087 2490' }],
  ['JP', { bank_name: 'みずほ銀行', bic: 'ＭＨＣＢＪＰＪＴ', account_number: '１２３４５６７' }],
])('%s %j is complete', (country, fields) => {
  expect(findPayoutProblems(bank(country, fields))).toEqual({});
});

test.each([
  ['DE', { iban: 'DE89370400440532013001' }, { 'fields.iban': { key: 'notAnIban' } }],
  ['DE', { iban: 'FR1420041010050500013M02606' }, { 'fields.iban': { key: 'otherCountry' } }],
  ['FR', { iban: 'FR1420041010050500013M02606', bic: 'AGRIRERX' }, { 'fields.bic': { key: 'otherCountry' } }],
  ['RE', { iban: 'DE89370400440532013000' }, { 'fields.iban': { key: 'otherCountry' } }],
  ['DE', {}, { 'fields.iban': { key: 'required' } }],
  [
    'US',
    { routing_number: '021000022', account_number: '1234567', account_type: 'checking' },
    { 'fields.routing_number': { key: 'checkDigits' } },
  ],
  ['GB', { sort_code: '4047', account_number: '70872490' }, { 'fields.sort_code': { key: 'digits', count: 6 } }],
  ['MX', { clabe: '032180000118359718' }, { 'fields.clabe': { key: 'checkDigits' } }],
  [
    'NG',
    { bank_name: 'Zenith', account_number: '201234567' },
    { 'fields.account_number': { key: 'digits', count: 10 } },
  ],
  // Without an IBAN nothing else names the bank.
  ['JP', { bank_name: 'MUFG Bank', account_number: '1234567' }, { 'fields.bic': { key: 'required' } }],
  [
    'JP',
    { bank_name: 'MUFG Bank', bic: 'DEUTDEFF', account_number: '1234567' },
    { 'fields.bic': { key: 'otherCountry' } },
  ],
] as const)('%s %j: %j', (country, fields, problems) => {
  expect(findPayoutProblems(bank(country, fields))).toEqual(problems);
});

test.each([
  [{ kind: 'paypal', holder: 'Noor', email: 'noor@example.com' }, {}],
  [
    { kind: 'payoneer', holder: '', email: 'noor' },
    { holder: { key: 'required' }, email: { key: 'notAnEmail' } },
  ],
  [
    { kind: 'paypal', holder: '<b>', email: '' },
    { holder: { key: 'notAName' }, email: { key: 'required' } },
  ],
] as const)('%j: %j', (form, problems) => {
  expect(findPayoutProblems(form)).toEqual(problems);
});

test('an empty bank form asks for its country first', () => {
  expect(findPayoutProblems({ ...bank('', {}), holder: '' })).toEqual({
    holder: { key: 'required' },
    country: { key: 'required' },
  });
});
