import type { TaxAddress, W8benForm, W9Form } from '../contract/calls/payment.ts';
import { W8BEN_CERTIFICATIONS, W9_CERTIFICATIONS } from '../contract/payment-options.ts';
import { findTaxProblems } from './find-tax-problems.ts';
import { claimedPercent, treatyPercent } from './treaty.ts';

const address = (country: string): TaxAddress => ({
  line1: '12 Marina Road',
  line2: '',
  city: 'Lagos',
  region: 'NY',
  postal_code: '10001',
  country,
});
const W9: W9Form = {
  kind: 'w-9',
  name: 'Noor Valdez',
  business_name: '',
  classification: 'individual',
  llc_class: null,
  other_classification: '',
  exempt_payee_code: '',
  fatca_code: '',
  address: address('US'),
  tin_type: 'ssn',
  tin: '123-45-6789',
  backup_withholding: false,
  certified: [...W9_CERTIFICATIONS],
};
const W8: W8benForm = {
  kind: 'w-8ben',
  name: 'Noor Valdez',
  citizenship: 'NG',
  residence: address('NG'),
  mailing: null,
  us_tin: '',
  foreign_tin: '1048221234',
  foreign_tin_not_required: false,
  reference: '',
  birth_date: '1994-03-14',
  treaty: null,
  certified: W8BEN_CERTIFICATIONS.filter((item) => item !== 'treaty-resident'),
};
const NO_ITEM_2 = W9_CERTIFICATIONS.filter((item) => item !== 'no-backup-withholding');
const facts = { today: '2026-03-02', signature: 'noor  valdez' };
const GERMAN = {
  ...W8,
  residence: address('DE'),
  foreign_tin: '12345678901',
  certified: [...W8BEN_CERTIFICATIONS],
  treaty: { country: 'DE', article: '12', rate_percent: 0 },
};

test.each([W9, W8, GERMAN, { ...W8, foreign_tin: '', foreign_tin_not_required: true }])('%j is complete', (form) => {
  expect(findTaxProblems(form, facts)).toEqual({});
});

test.each([
  [{ tin: '000-12-3456' }, { tin: { key: 'notATaxNumber' } }],
  [{ tin: '12-3456' }, { tin: { key: 'digits', count: 9 } }],
  [{ tin_type: 'ein', tin: '07-1234567' }, { tin: { key: 'notATaxNumber' } }],
  [{ classification: 'llc' }, { llc_class: { key: 'required' } }],
  [{ classification: 'other' }, { other_classification: { key: 'required' } }],
  // Citizens stay US persons wherever they live.
  [{ address: { ...address('DE'), region: '', postal_code: '' } }, {}],
  [{ address: { ...address(''), region: '' } }, { 'address.country': { key: 'required' } }],
  [{ address: { ...address('US'), region: '' } }, { 'address.region': { key: 'required' } }],
  [{ address: { ...address('US'), postal_code: ' ' } }, { 'address.postal_code': { key: 'required' } }],
  [{ address: { ...address('US'), postal_code: '1000' } }, { 'address.postal_code': { key: 'digits', count: 5 } }],
  [{ certified: ['us-person'] }, { certified: { key: 'notCertified' } }],
  // Item 2 is certified by everybody who does not strike it out.
  [{ certified: NO_ITEM_2 }, { certified: { key: 'notCertified' } }],
  [{ certified: NO_ITEM_2, backup_withholding: true }, {}],
] as const)('W-9 %j: %j', (change, problems) => {
  expect(findTaxProblems({ ...W9, ...change } as W9Form, facts)).toEqual(problems);
});

test.each([
  [{ foreign_tin: '1048-22' }, { foreign_tin: { key: 'notATaxNumber' } }],
  [{ foreign_tin: '12345678901234' }, { foreign_tin: { key: 'notATaxNumber' } }],
  [{ residence: address('DE') }, { foreign_tin: { key: 'digits', count: 11 } }],
  [{ foreign_tin: '' }, { foreign_tin: { key: 'required' } }],
  [{ citizenship: 'US' }, { citizenship: { key: 'usPerson' } }],
  [{ residence: { ...address('NG'), line1: 'P.O. Box 7' } }, { 'residence.line1': { key: 'postOfficeBox' } }],
  [{ mailing: { ...address('NG'), city: '' } }, { 'mailing.city': { key: 'required' } }],
  [{ birth_date: '2026-03-02' }, { birth_date: { key: 'notADate' } }],
  [{ us_tin: '912-70-1234' }, {}],
  [
    { treaty: { country: 'NG', article: '12', rate_percent: 0 } },
    { 'treaty.country': { key: 'noTreaty' }, certified: { key: 'notCertified' } },
  ],
] as const)('W-8BEN %j: %j', (change, problems) => {
  expect(findTaxProblems({ ...W8, ...change } as W8benForm, facts)).toEqual(problems);
});

test.each([
  [{ treaty: { country: 'FR', article: '12', rate_percent: 0 } }, { 'treaty.country': { key: 'treatyCountry' } }],
  [
    { treaty: { country: 'DE', article: '', rate_percent: null } },
    { 'treaty.article': { key: 'required' }, 'treaty.rate_percent': { key: 'required' } },
  ],
  [{ foreign_tin: '', foreign_tin_not_required: true }, { foreign_tin: { key: 'treatyNeedsNumber' } }],
] as const)('a treaty claim with %j: %j', (change, problems) => {
  expect(findTaxProblems({ ...GERMAN, ...change }, facts)).toEqual(problems);
});

// As people have them: the last sign of a Chinese number may be an X, Swedes write the century or leave it out.
test.each([
  ['CN', '11010519491231002X'],
  ['SE', '19811218-9876'],
  ['SE', '811218-9876'],
  ['AT', '12 345/6789'],
  // The joint board's, the older one with a hyphen, the identity number used as one, the tax ID of 2026.
  ['NG', '1048221234'],
  ['NG', '10482212-0001'],
  ['NG', '12345678901'],
  ['NG', '2812345678901'],
  // A card from before 2024 has 15 digits, the identity number that has taken its place 16.
  ['ID', '09.254.294.3-407.000'],
  ['ID', '3171012345670001'],
  // Old numbers of Australia are shorter; a Pole or Turk may have either of two numbers.
  ['AU', '12 345 678'],
  ['PL', '526-104-08-28'],
  ['TR', '1234567890'],
  // Two Italians who would have the same code: digits are replaced by letters.
  ['IT', 'RSSMRA85T10A56NH'],
  // With the code of a branch, of three digits or of five.
  ['PH', '123-456-789-000'],
  ['PH', '123-456-789-00000'],
])('a tax number of %s: %s', (country, foreign_tin) => {
  expect(findTaxProblems({ ...W8, residence: address(country), foreign_tin }, facts)).toEqual({});
});

test.each([
  ['DE', 0],
  ['AU', 5],
  ['CL', 10],
  ['IN', 15],
  // The treaty with the Soviet Union goes on with what came of it.
  ['GE', 0],
  ['NG', undefined],
  ['', undefined],
])('the treaty with %s allows %s percent', (country, percent) => {
  expect(treatyPercent(country)).toBe(percent);
});

test('the signature is the name of the form', () => {
  expect(findTaxProblems(W8, { ...facts, signature: 'Somebody Else' })).toEqual({
    signature: { key: 'signatureDiffers' },
  });
});

test.each([
  [W9, 0],
  [{ ...W9, backup_withholding: true }, 24],
  [W8, 30],
  [GERMAN, 0],
])('%j asks for %i percent', (form, percent) => {
  expect(claimedPercent(form)).toBe(percent);
});
