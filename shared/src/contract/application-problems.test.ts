import { legalName, needsGuardian } from './application-problems/person.ts';
import { type ApplicationFacts, type ApplicationProblem, factsOf } from './application-problems/problem.ts';
import { findProblems, stepOfPath } from './application-problems.ts';
import type { ContractForm, PayToReadForm } from './calls/application-form.ts';
import {
  COMPLETION_FORM,
  CONTRACT_FORM,
  FACTS,
  GUARDIAN,
  PAY_TO_READ_FORM,
  PERSON,
} from './testing/application-forms.ts';

const facts = (more: Partial<ApplicationFacts> = {}): ApplicationFacts => ({ ...FACTS, ...more });
const person = (more: Partial<ContractForm['person']>): ContractForm => ({
  ...CONTRACT_FORM,
  person: { ...PERSON, ...more },
});
const address = (more: Partial<ContractForm['person']['address']>): ContractForm =>
  person({ address: { ...PERSON.address, ...more } });
const work = (more: Partial<ContractForm['work']>): ContractForm => ({
  ...CONTRACT_FORM,
  work: { ...CONTRACT_FORM.work, ...more },
});
const platforms = (...urls: string[]): ContractForm =>
  work({ other_platforms: urls.map((url) => ({ name: 'Elsewhere', url })) });
const minor = (more: Partial<typeof GUARDIAN>): ContractForm =>
  person({ birth_date: '2010-01-01', guardian: { ...GUARDIAN, ...more } });

test('complete forms have no problems', () => {
  for (const form of [CONTRACT_FORM, PAY_TO_READ_FORM, COMPLETION_FORM]) expect(findProblems(form, FACTS)).toEqual({});
});

test('an empty contract form names each field that is missing', () => {
  const empty: ContractForm = {
    kind: 'contract',
    person: {
      first_name: '',
      last_name: '',
      birth_date: '',
      guardian: null,
      citizenship: '',
      address: { line1: '', line2: '', city: '', region: '', postal_code: '', country: '' },
      phone: '',
      id_type: null,
      id_number: '',
    },
    work: { outline: '', planned_words: null, update_pace: null, other_platforms: [{ name: '', url: '' }] },
    offer: null,
    declarations: { own_work: false, true_data: false, terms_read: false },
  };
  const problems = findProblems(empty, facts({ idSides: [] }));
  expect(Object.keys(problems)).toHaveLength(20);
  expect(problems).toMatchObject({
    'person.address.city': 'required',
    'id_images.front': 'imageMissing',
    'work.other_platforms.0.url': 'required',
    'declarations.own_work': 'notAgreed',
  });
  expect(problems).not.toHaveProperty('person.guardian');
});

it('finds what an address lacks as the form asks for it, the country first', () => {
  const empty = { country: '', line1: '', line2: '', city: '', region: '', postal_code: '' };
  const found = Object.keys(findProblems(address(empty), FACTS)).filter((path) => path.startsWith('person.address.'));
  expect(found).toEqual(['person.address.country', 'person.address.line1', 'person.address.city']);
});

it('finds what a minor’s person lacks as the form asks for it, the citizenship before the guardian', () => {
  const form = person({ birth_date: '2010-01-01', citizenship: '', guardian: { ...GUARDIAN, phone: '' }, phone: '' });
  expect(Object.keys(findProblems(form, FACTS))).toEqual([
    'person.citizenship',
    'person.guardian.phone',
    'person.phone',
  ]);
});

const CONTRACT_CASES: [string, ApplicationProblem | undefined, ContractForm, Partial<ApplicationFacts>?][] = [
  ['person.first_name', 'required', person({ first_name: ' \u00a0' })],
  ['person.first_name', 'tooLong', person({ first_name: 'a'.repeat(101) })],
  ['person.first_name', 'notAName', person({ first_name: '1234' })],
  ['person.first_name', 'notAName', person({ first_name: 'Noor <b>' })],
  ['person.first_name', undefined, person({ first_name: '美咲' })],
  ['person.last_name', undefined, person({ last_name: 'D’Arcy-O’Neill Jr.' })],
  // As a phone's keyboard begins a name with an apostrophe, a document joins one, and Persian parts one.
  ['person.last_name', undefined, person({ last_name: '‘t Hooft' })],
  ['person.first_name', undefined, person({ first_name: 'Anne\u2011Marie' })],
  ['person.first_name', undefined, person({ first_name: 'علی\u200Cرضا' })],
  ['person.birth_date', 'notADate', person({ birth_date: '1994-02-30' })],
  ['person.birth_date', 'notADate', person({ birth_date: '2026-11-22' })],
  ['person.birth_date', 'notADate', person({ birth_date: '1890-01-01' })],
  ['person.birth_date', 'tooYoung', person({ birth_date: '2013-11-22' })],
  ['person.birth_date', undefined, person({ birth_date: '2013-11-21', guardian: GUARDIAN })],
  ['person.guardian', 'guardianMissing', person({ birth_date: '2008-11-22' })],
  ['person.guardian', undefined, person({ birth_date: '2008-11-21' })],
  ['person.guardian', undefined, person({ birth_date: '2013-11-22' })],
  ['person.guardian.first_name', 'required', minor({ first_name: '' })],
  ['person.guardian.last_name', 'notAName', minor({ last_name: '?' })],
  ['person.guardian.email', 'required', minor({ email: '' })],
  ['person.guardian.email', 'notAnEmail', minor({ email: 'grace@home' })],
  ['person.guardian.phone', 'notE164', minor({ phone: '08037654321' })],
  ['person.guardian.email', undefined, person({ guardian: { ...GUARDIAN, email: 'of an adult: not asked' } })],
  ['person.citizenship', 'notACountry', person({ citizenship: 'XX' })],
  ['person.address.line1', 'tooLong', address({ line1: 'a'.repeat(151) })],
  ['person.address.line2', 'tooLong', address({ line2: 'a'.repeat(151) })],
  ['person.address.region', 'tooLong', address({ region: 'a'.repeat(151) })],
  ['person.address.postal_code', 'tooLong', address({ postal_code: '1'.repeat(21) })],
  ['person.address.postal_code', undefined, address({ postal_code: '' })],
  ['person.address.country', 'required', address({ country: '' })],
  ['person.phone', 'required', person({ phone: '' })],
  ['person.phone', 'notE164', person({ phone: '+0123456789' })],
  ['person.phone', 'notE164', person({ phone: '+234 803 123 4567' })],
  ['person.phone', 'notE164', person({ phone: '+1234567890123456' })],
  ['person.id_type', 'required', person({ id_type: null })],
  ['person.id_number', 'tooShort', person({ id_number: 'A12' })],
  ['person.id_number', 'tooLong', person({ id_number: '1'.repeat(41) })],
  ['person.id_number', 'notAnIdNumber', person({ id_number: 'A12#456' })],
  ['person.id_number', undefined, person({ id_number: 'A12–45\u201167' })],
  ['id_images.front', 'imageMissing', CONTRACT_FORM, { idSides: ['back'] }],
  ['id_images.back', undefined, CONTRACT_FORM],
  ['id_images.back', 'imageMissing', person({ id_type: 'national-id' })],
  ['id_images.back', undefined, person({ id_type: 'driving-licence' }), { idSides: ['front', 'back'] }],
  ['work.outline', 'tooShort', work({ outline: `${'a'.repeat(299)}   ` })],
  ['work.outline', undefined, work({ outline: 'a'.repeat(300) })],
  ['work.outline', 'tooShort', work({ outline: '🌙'.repeat(299) })],
  ['work.outline', undefined, work({ outline: '🌙'.repeat(5000) })],
  ['work.outline', 'tooLong', work({ outline: 'a'.repeat(5001) })],
  ['work.planned_words', 'tooLow', work({ planned_words: 19_999 })],
  ['work.planned_words', 'tooHigh', work({ planned_words: 5_000_001 })],
  ['work.planned_words', 'belowPublished', work({ planned_words: 29_539 })],
  ['work.planned_words', undefined, work({ planned_words: 29_540 })],
  ['work.update_pace', 'required', work({ update_pace: null })],
  ['work.other_platforms.0.url', 'notAUrl', platforms('wattpad.com/1')],
  ['work.other_platforms.0.url', 'notAUrl', platforms('javascript:alert(1)')],
  ['work.other_platforms.0.url', 'notAUrl', platforms('http://localhost/1')],
  ['work.other_platforms.1.url', 'duplicate', platforms('https://a.example/1', ' https://A.example/1')],
  ['work.other_platforms.0.url', undefined, platforms('https://a.example/1', 'https://a.example/1')],
  ['offer', 'required', { ...CONTRACT_FORM, offer: null }],
  [
    'declarations.terms_read',
    'notAgreed',
    { ...CONTRACT_FORM, declarations: { ...CONTRACT_FORM.declarations, terms_read: false } },
  ],
];

test.each(CONTRACT_CASES)('%s: %s', (...[path, problem, form, more]) => {
  expect(findProblems(form, facts(more))[path]).toBe(problem);
});

const payToRead = (more: Partial<PayToReadForm>): PayToReadForm => ({ ...PAY_TO_READ_FORM, ...more });
const PAY_TO_READ_CASES: [string, ApplicationProblem | undefined, PayToReadForm][] = [
  ['first_paid_position', 'required', payToRead({ first_paid_position: null })],
  ['first_paid_position', 'tooFewFree', payToRead({ first_paid_position: 10 })],
  ['first_paid_position', undefined, payToRead({ first_paid_position: 11 })],
  ['first_paid_position', undefined, payToRead({ first_paid_position: 18 })],
  ['first_paid_position', 'notPublished', payToRead({ first_paid_position: 19 })],
  ['price_coins', 'required', payToRead({ price_coins: null })],
  ['price_coins', 'tooLow', payToRead({ price_coins: 0 })],
  ['price_coins', 'tooHigh', payToRead({ price_coins: 101 })],
  ['effective_date', 'required', payToRead({ effective_date: '' })],
  ['effective_date', 'notADate', payToRead({ effective_date: '2026-11-31' })],
  ['effective_date', 'dateTooSoon', payToRead({ effective_date: '2026-11-21' })],
  ['effective_date', undefined, payToRead({ effective_date: '2026-11-22' })],
  ['effective_date', undefined, payToRead({ effective_date: '2027-05-20' })],
  ['effective_date', 'dateTooLate', payToRead({ effective_date: '2027-05-21' })],
  ['update_pledge', 'required', payToRead({ update_pledge: null })],
  ['agreed', 'notAgreed', payToRead({ agreed: false })],
];

test.each(PAY_TO_READ_CASES)('pay-to-read %s: %s', (path, problem, form) => {
  expect(findProblems(form, FACTS)[path]).toBe(problem);
});

test.each([
  [' his borrowed  SUNDAY ', undefined],
  ['', 'required'],
  ['His Borrowed Monday', 'titleDiffers'],
])('the title of a completion typed as %j: %s', (title, problem) => {
  expect(findProblems({ ...COMPLETION_FORM, title }, FACTS).title).toBe(problem);
});

test('a title with typographic marks is typed on a plain keyboard', () => {
  const storyTitle = '“Noor’s” Sunday… — and après';
  const typed = (title: string) => findProblems({ ...COMPLETION_FORM, title }, facts({ storyTitle })).title;
  expect(typed(`"Noor's" Sunday... - and apre\u0300s`)).toBeUndefined();
  expect(typed(`"Noor's" Sunday... - and apres`)).toBe('titleDiffers');
});

test('a completion has to be confirmed', () => {
  expect(findProblems({ ...COMPLETION_FORM, confirmed: false }, FACTS)).toEqual({ confirmed: 'notAgreed' });
});

test.each([
  ['person.address.city', 'person'],
  ['id_images.back', 'person'],
  ['work.other_platforms.3.url', 'work'],
  ['offer', 'offer'],
  ['declarations.own_work', 'sign'],
  ['guardian_signature', 'sign'],
  ['', 'story'],
])('%s belongs to the step %s', (path, step) => {
  expect(stepOfPath(path)).toBe(step);
});

test('each field of the form belongs to a step of its own', () => {
  const problems = findProblems({ ...CONTRACT_FORM, person: { ...PERSON, phone: '' }, offer: null }, FACTS);
  expect(Object.keys(problems).map(stepOfPath)).toEqual(['person', 'offer']);
});

test('a guardian signs until the eighteenth birthday, which is 1 March for a child of 29 February', () => {
  expect(needsGuardian('2008-02-29', '2026-02-28')).toBe(true);
  expect(needsGuardian('2008-02-29', '2026-03-01')).toBe(false);
  expect(needsGuardian('', '2026-03-01')).toBe(false);
});

test('the legal name is written with single spaces', () => {
  expect(legalName({ first_name: ' Noor  Adaeze', last_name: 'Valdez ' })).toBe('Noor Adaeze Valdez');
});

test('the facts of an answer are the facts of the check', () => {
  const answer = {
    today: '2026-11-21',
    story_title: 'His Borrowed Sunday',
    published_words: 29_540,
    last_position: 18,
  };
  expect(factsOf({ facts: answer, id_images: [{ side: 'front', uploaded_at: '2026-11-20T00:00:00.000Z' }] })).toEqual(
    FACTS,
  );
});
