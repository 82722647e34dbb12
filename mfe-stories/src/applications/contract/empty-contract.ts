import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationPerson, ContractForm } from '@myfiction/shared/contract/calls/application-form.ts';

const nobody: ApplicationPerson = {
  first_name: '',
  last_name: '',
  birth_date: '',
  guardian: null,
  citizenship: '',
  address: { line1: '', line2: '', city: '', region: '', postal_code: '', country: '' },
  phone: '',
  id_type: null,
  id_number: '',
};

/** What the page begins with: what was saved, or an empty form with what is known of the author. */
export function contractFormOf({ form, known_person: person }: ApplicationView): ContractForm {
  if (form?.kind === 'contract') return form;
  return {
    kind: 'contract',
    person: person ?? nobody,
    work: { outline: '', planned_words: null, update_pace: null, other_platforms: [] },
    offer: null,
    declarations: { own_work: false, true_data: false, terms_read: false },
  };
}
