import {
  ADULT_AGE,
  CONTRACT_MIN_AGE,
  ID_NUMBER_MAX,
  ID_TYPES,
} from '@myfiction/shared/contract/application-options.ts';
import { ageOn, dayNumber } from '@myfiction/shared/contract/application-problems/checks.ts';
import { needsGuardian } from '@myfiction/shared/contract/application-problems/person.ts';
import type { ApplicationPerson } from '@myfiction/shared/contract/calls/application-form.ts';
import { ChoiceField } from '@myfiction/shared/screen/form/choice-field.tsx';
import { CountryField } from '@myfiction/shared/screen/form/country-field.tsx';
import { TextField } from '@myfiction/shared/screen/form/text-field.tsx';
import { Alert } from '@myfiction/shared/ui.ts';
import { AddressFields } from '../../form/fields/address-fields.tsx';
import styles from '../../form/fields/fields.module.css';
import { PhoneField } from '../../form/fields/phone-field.tsx';
import { useFormText } from '../../i18n/use-form-text.ts';
import type { StepProps } from '../contract-context.ts';
import { EmailLine } from './email-line.tsx';
import { GuardianFields } from './guardian-fields.tsx';
import { IdImages } from './id-images.tsx';

const NOBODY = { first_name: '', last_name: '', email: '', phone: '' };

export function PersonStep({ view, form, onChange }: StepProps) {
  const t = useFormText();
  const { person } = form;
  const { today } = view.facts;
  const set = (change: Partial<ApplicationPerson>) => onChange({ ...form, person: { ...person, ...change } });
  const isYoung = dayNumber(person.birth_date) !== undefined && ageOn(person.birth_date, today) < CONTRACT_MIN_AGE;
  const hasGuardian = needsGuardian(person.birth_date, today) && !isYoung;
  const setBirthDate = (birth_date: string) => {
    // What was typed of a guardian stays until an adult's date is there.
    const isMinor = needsGuardian(birth_date, today);
    const isAdult = dayNumber(birth_date) !== undefined && !isMinor;
    set({ birth_date, guardian: isAdult ? null : (person.guardian ?? (isMinor ? NOBODY : null)) });
  };
  return (
    <>
      {view.known_person && view.form === null && <Alert tone="blue" title={t('person.known')} />}
      <div className={styles.pair}>
        <TextField
          path="person.first_name"
          label={t('person.first_name')}
          autoComplete="given-name"
          value={person.first_name}
          onChange={(first_name) => set({ first_name })}
        />
        <TextField
          path="person.last_name"
          label={t('person.last_name')}
          autoComplete="family-name"
          value={person.last_name}
          onChange={(last_name) => set({ last_name })}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          path="person.birth_date"
          label={t('person.birth_date')}
          type="date"
          autoComplete="bday"
          max={today}
          value={person.birth_date}
          onChange={setBirthDate}
        />
        <CountryField
          path="person.citizenship"
          label={t('person.citizenship')}
          value={person.citizenship}
          onChange={(citizenship) => set({ citizenship })}
        />
      </div>
      {isYoung && (
        <Alert tone="amber" title={t('young.title', { age: CONTRACT_MIN_AGE })}>
          {t('young.text', { age: CONTRACT_MIN_AGE })}
        </Alert>
      )}
      {hasGuardian && (
        <GuardianFields
          age={ADULT_AGE}
          value={person.guardian ?? NOBODY}
          country={person.address.country}
          onChange={(guardian) => set({ guardian })}
        />
      )}
      <AddressFields value={person.address} onChange={(address) => set({ address })} />
      <PhoneField
        path="person.phone"
        label={t('person.phone')}
        autoComplete="tel"
        value={person.phone}
        country={person.address.country || person.citizenship}
        onChange={(phone) => set({ phone })}
      />
      <EmailLine />
      <div className={styles.pair}>
        <ChoiceField
          path="person.id_type"
          label={t('person.id_type')}
          value={person.id_type}
          options={ID_TYPES.map((value) => ({ value, label: t(`id_type.${value}`) }))}
          onChange={(id_type) => set({ id_type })}
        />
        <TextField
          path="person.id_number"
          label={t('person.id_number')}
          help={t('person.id_number.help')}
          autoComplete="off"
          maxLength={ID_NUMBER_MAX}
          value={person.id_number}
          onChange={(id_number) => set({ id_number })}
        />
      </div>
      <IdImages view={view} idType={person.id_type} />
    </>
  );
}
