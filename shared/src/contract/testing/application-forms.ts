import type { ApplicationFacts } from '../application-problems/problem.ts';
import type { ApplicationPerson, CompletionForm, ContractForm, PayToReadForm } from '../calls/application-form.ts';

/** An adult of Lagos with a passport, without a problem. */
export const PERSON: ApplicationPerson = {
  first_name: 'Noor Adaeze',
  last_name: 'Valdez-Okafor',
  birth_date: '1994-03-14',
  guardian: null,
  citizenship: 'NG',
  address: { line1: '14 Marina Road', line2: '', city: 'Lagos', region: '', postal_code: '101241', country: 'NG' },
  phone: '+2348031234567',
  id_type: 'passport',
  id_number: 'A0948 2215',
};

export const GUARDIAN = {
  first_name: 'Grace',
  last_name: 'Okafor',
  email: 'grace@example.com',
  phone: '+2348037654321',
};

/** Complete, against `FACTS`. */
export const CONTRACT_FORM: ContractForm = {
  kind: 'contract',
  person: PERSON,
  work: {
    outline: 'Mara borrows one Sunday a month from a stranger and gives back less of it each time. '.repeat(5),
    planned_words: 90_000,
    update_pace: 'three-a-week',
    other_platforms: [{ name: 'Wattpad', url: 'https://www.wattpad.com/story/1' }],
  },
  offer: 'exclusive',
  declarations: { own_work: true, true_data: true, terms_read: true },
};

/** Complete, against `FACTS`. */
export const PAY_TO_READ_FORM: PayToReadForm = {
  kind: 'pay-to-read',
  first_paid_position: 12,
  price_rule: 'per-chapter',
  price_coins: 9,
  effective_date: '2026-12-01',
  update_pledge: 'weekly',
  agreed: true,
};

/** Complete, against `FACTS`. */
export const COMPLETION_FORM: CompletionForm = { kind: 'completion', confirmed: true, title: 'His Borrowed Sunday' };

export const FACTS: ApplicationFacts = {
  today: '2026-11-21',
  storyTitle: 'His Borrowed Sunday',
  idSides: ['front'],
  publishedWords: 29_540,
  lastPosition: 18,
};
