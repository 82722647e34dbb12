import type { ApplicationPerson } from '@myfiction/shared/contract/calls/application-form.ts';

/** Who signs for the demonstration's stories. */
export const NOOR_PERSON: ApplicationPerson = {
  first_name: 'Noor Adaeze',
  last_name: 'Valdez-Okafor',
  birth_date: '1994-03-14',
  guardian: null,
  citizenship: 'NG',
  address: {
    line1: 'Calle de la Palma 41, 3.º B',
    line2: '',
    city: 'Madrid',
    region: 'Madrid',
    postal_code: '28004',
    country: 'ES',
  },
  phone: '+34600000123',
  id_type: 'passport',
  id_number: 'A0948 2215',
};
