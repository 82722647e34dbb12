import type { PaymentInfo, TaxAddress, W8benForm, W9Form } from '@myfiction/shared/contract/calls/payment.ts';

const emptyAddress = (country: string): TaxAddress => ({
  line1: '',
  line2: '',
  city: '',
  region: '',
  postal_code: '',
  country,
});

export function emptyW9({ contract_name }: PaymentInfo): W9Form {
  return {
    kind: 'w-9',
    name: contract_name ?? '',
    business_name: '',
    classification: null,
    llc_class: null,
    other_classification: '',
    exempt_payee_code: '',
    fatca_code: '',
    address: emptyAddress('US'),
    tin_type: null,
    tin: '',
    backup_withholding: false,
    certified: [],
  };
}

export function emptyW8ben({ contract_name }: PaymentInfo): W8benForm {
  return {
    kind: 'w-8ben',
    name: contract_name ?? '',
    citizenship: '',
    residence: emptyAddress(''),
    mailing: null,
    us_tin: '',
    foreign_tin: '',
    foreign_tin_not_required: false,
    reference: '',
    birth_date: '',
    treaty: null,
    certified: [],
  };
}

export const emptyMailing = (): TaxAddress => emptyAddress('');
