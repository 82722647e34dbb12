import { legalName } from '@myfiction/shared/contract/application-problems/person.ts';
import type { ApplicationPerson, ContractForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { countryName } from '@myfiction/shared/contract/countries.ts';
import { formatDate, formatNumber } from '@myfiction/shared/host.ts';
import { type FormRow, formRow } from '../form/form-rows.ts';
import type { FormText } from '../i18n/use-form-text.ts';
import type { TermsText } from '../i18n/use-terms-text.ts';

type Row = FormRow<ContractForm>;

export interface ContractRowText {
  t: FormText;
  terms: TermsText;
  /** BCP 47, for the names of countries. */
  language: string;
}

/** Every answer of the contract form in the order of the page. */
export function contractRows({ t, terms, language }: ContractRowText): readonly Row[] {
  const person = <K extends keyof ApplicationPerson>(
    key: K,
    label: string,
    show: (value: ApplicationPerson[K]) => string,
  ) =>
    formRow<ContractForm, ApplicationPerson[K]>({
      path: `person.${key}`,
      label,
      read: (form) => form.person[key],
      write: (form, value) => ({ ...form, person: { ...form.person, [key]: value } }),
      show,
    });
  const work = <K extends keyof ContractForm['work']>(
    key: K,
    label: string,
    show: (value: ContractForm['work'][K]) => string,
  ) =>
    formRow<ContractForm, ContractForm['work'][K]>({
      path: `work.${key}`,
      label,
      read: (form) => form.work[key],
      write: (form, value) => ({ ...form, work: { ...form.work, [key]: value } }),
      show,
    });
  const plain = (value: string): string => value;
  const country = (code: string): string => countryName(code, language);
  return [
    person('first_name', t('person.first_name'), plain),
    person('last_name', t('person.last_name'), plain),
    person('birth_date', t('person.birth_date'), (date) => (date === '' ? '' : formatDate(date, 'date', 'UTC'))),
    person('citizenship', t('person.citizenship'), country),
    person('guardian', t('person.guardian'), (guardian) =>
      guardian ? [legalName(guardian), guardian.email, guardian.phone].filter(Boolean).join(', ') : '',
    ),
    person('address', t('person.address'), ({ line1, line2, postal_code, city, region, country: code }) =>
      [line1, line2, `${postal_code} ${city}`.trim(), region, country(code)].filter(Boolean).join(', '),
    ),
    person('phone', t('person.phone'), plain),
    person('id_type', t('person.id_type'), (type) => (type ? t(`id_type.${type}`) : '')),
    person('id_number', t('person.id_number'), plain),
    work('outline', t('work.outline'), plain),
    work('planned_words', t('work.planned_words'), (words) => (words === null ? '' : formatNumber(words))),
    work('update_pace', t('work.update_pace'), (pace) => (pace ? t(`pace.${pace}`) : '')),
    work('other_platforms', t('work.other_platforms'), (platforms) =>
      platforms.length === 0
        ? t('platform.none')
        : platforms.map(({ name, url }) => `${name} ${url}`.trim()).join('\n'),
    ),
    formRow<ContractForm, ContractForm['offer']>({
      path: 'offer',
      label: t('step.offer'),
      read: (form) => form.offer,
      write: (form, offer) => ({ ...form, offer }),
      show: (offer) => (offer ? terms(`offer.${offer}`) : ''),
    }),
    formRow<ContractForm, ContractForm['declarations']>({
      path: 'declarations',
      label: t('declarations'),
      read: (form) => form.declarations,
      write: (form, declarations) => ({ ...form, declarations }),
      show: (declarations) =>
        (['own_work', 'true_data', 'terms_read'] as const)
          .filter((key) => declarations[key])
          .map((key) => t(`declarations.${key}`))
          .join('\n'),
    }),
  ];
}
