import type { TaxAddress, W8benForm } from '@myfiction/shared/contract/calls/payment.ts';
import { w8benCertifications } from '@myfiction/shared/payout/certifications.ts';
import { CountryField } from '@myfiction/shared/screen/form/country-field.tsx';
import { TextField } from '@myfiction/shared/screen/form/text-field.tsx';
import { Checkbox } from '@myfiction/shared/ui.ts';
import { usePaymentText } from '../i18n/use-payment-text.ts';
import styles from '../payment.module.css';
import { AddressFields } from './address-fields.tsx';
import { Certifications } from './certifications.tsx';
import { emptyMailing, withoutTreaty } from './empty-tax.ts';
import { TreatyFields } from './treaty-fields.tsx';

interface W8benFieldsProps {
  form: W8benForm;
  onChange: (change: Partial<W8benForm>) => void;
}

/** Form W-8BEN (Rev. October 2021), line by line. */
export function W8benFields({ form, onChange }: W8benFieldsProps) {
  const t = usePaymentText();
  const setResidence = (residence: TaxAddress) =>
    // A treaty is one with the country of residence.
    onChange({ residence, ...(residence.country !== form.residence.country && withoutTreaty(form)) });
  return (
    <>
      <div className={styles.grid}>
        <TextField
          path="name"
          label={t('w8.name')}
          autoComplete="name"
          value={form.name}
          onChange={(name) => onChange({ name })}
        />
        <CountryField
          path="citizenship"
          label={t('w8.citizenship')}
          value={form.citizenship}
          onChange={(citizenship) => onChange({ citizenship })}
        />
        <TextField
          path="birth_date"
          label={t('w8.birth')}
          type="date"
          autoComplete="bday"
          value={form.birth_date}
          onChange={(birth_date) => onChange({ birth_date })}
        />
      </div>
      <h3 className={styles.part}>{t('w8.residence')}</h3>
      <AddressFields path="residence" value={form.residence} onChange={setResidence} />
      <Checkbox
        checked={form.mailing !== null}
        onChange={(isOther) => onChange({ mailing: isOther ? emptyMailing() : null })}
      >
        {t('w8.mailing')}
      </Checkbox>
      {form.mailing && (
        <>
          <h3 className={styles.part}>{t('w8.mailingTitle')}</h3>
          <AddressFields path="mailing" value={form.mailing} onChange={(mailing) => onChange({ mailing })} />
        </>
      )}
      <div className={styles.grid}>
        <TextField
          path="foreign_tin"
          label={t('w8.foreignTin')}
          autoComplete="off"
          disabled={form.foreign_tin_not_required}
          value={form.foreign_tin}
          onChange={(foreign_tin) => onChange({ foreign_tin })}
        />
        <TextField
          path="us_tin"
          label={t('w8.usTin')}
          help={t('w8.usTinHelp')}
          inputMode="numeric"
          autoComplete="off"
          value={form.us_tin}
          onChange={(us_tin) => onChange({ us_tin })}
        />
      </div>
      <Checkbox
        checked={form.foreign_tin_not_required}
        onChange={(isNone) => onChange({ foreign_tin_not_required: isNone, ...(isNone && { foreign_tin: '' }) })}
      >
        {t('w8.noTin')}
      </Checkbox>
      <TextField
        path="reference"
        label={t('w8.reference')}
        help={t('w8.referenceHelp')}
        value={form.reference}
        onChange={(reference) => onChange({ reference })}
      />
      <TreatyFields form={form} onChange={onChange} />
      <Certifications
        items={w8benCertifications(form)}
        value={form.certified}
        onChange={(certified) => onChange({ certified })}
      />
    </>
  );
}
