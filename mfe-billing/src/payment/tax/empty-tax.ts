import type { PaymentInfo, TaxAddress, W8benForm, W9Form } from '@myfiction/shared/contract/calls/payment.ts';

const emptyAddress = (country: string): TaxAddress => ({
  line1: '',
  line2: '',
  city: '',
  region: '',
  postal_code: '',
  country,
});

/** Both forms as they begin: the one that was handed in with what the server gives back of it. */
export function firstTax(info: PaymentInfo): { w9: W9Form; w8ben: W8benForm } {
  const entered = info.tax.form?.entered;
  return {
    w9: entered?.kind === 'w-9' ? entered : emptyW9(info),
    w8ben: entered?.kind === 'w-8ben' ? entered : emptyW8ben(info),
  };
}

function emptyW9({ contract_name }: PaymentInfo): W9Form {
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

function emptyW8ben({ contract_name }: PaymentInfo): W8benForm {
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

/** What a device may store of them: numbers of persons and accounts stay in memory. */
export const withoutTin = (form: W9Form): W9Form => ({ ...form, tin: '' });
export const withoutTins = (form: W8benForm): W8benForm => ({ ...form, us_tin: '', foreign_tin: '', reference: '' });

/** What a claim under a treaty leaves in the form once it is given up. */
export const withoutTreaty = ({ certified }: W8benForm): Pick<W8benForm, 'treaty' | 'certified'> => ({
  treaty: null,
  certified: certified.filter((item) => item !== 'treaty-resident'),
});

/** Whom the IRS has told of backup withholding certifies nothing about it. */
export const withoutItem2 = ({ certified }: W9Form): Pick<W9Form, 'certified'> => ({
  certified: certified.filter((item) => item !== 'no-backup-withholding'),
});

export const emptyMailing = (): TaxAddress => emptyAddress('');
