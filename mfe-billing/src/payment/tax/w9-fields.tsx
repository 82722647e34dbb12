import type { W9Form } from '@myfiction/shared/contract/calls/payment.ts';
import {
  EXEMPT_PAYEE_CODES,
  FATCA_CODES,
  LLC_CLASSES,
  TIN_TYPES,
  W9_CLASSIFICATIONS,
} from '@myfiction/shared/contract/payment-options.ts';
import { w9Certifications } from '@myfiction/shared/payout/certifications.ts';
import { ChoiceField } from '@myfiction/shared/screen/form/choice-field.tsx';
import { TextField } from '@myfiction/shared/screen/form/text-field.tsx';
import { Checkbox } from '@myfiction/shared/ui.ts';
import { usePaymentText } from '../i18n/use-payment-text.ts';
import styles from '../payment.module.css';
import { AddressFields } from './address-fields.tsx';
import { Certifications } from './certifications.tsx';
import { withoutItem2 } from './empty-tax.ts';

interface W9FieldsProps {
  form: W9Form;
  onChange: (change: Partial<W9Form>) => void;
}

/** By the letter that the form asks for. */
const LLC_TEXTS = { C: 'w9.c-corporation', S: 'w9.s-corporation', P: 'w9.partnership' } as const;

/** Form W-9 (Rev. March 2024), line by line. */
export function W9Fields({ form, onChange }: W9FieldsProps) {
  const t = usePaymentText();
  const withNone = (codes: readonly string[]) => [
    { value: '', label: t('w9.none') },
    ...codes.map((code) => ({ value: code, label: code })),
  ];
  return (
    <>
      <div className={styles.grid}>
        <TextField
          path="name"
          label={t('w9.name')}
          autoComplete="name"
          value={form.name}
          onChange={(name) => onChange({ name })}
        />
        <TextField
          path="business_name"
          label={t('w9.business')}
          help={t('w9.businessHelp')}
          value={form.business_name}
          onChange={(business_name) => onChange({ business_name })}
        />
        <ChoiceField
          path="classification"
          label={t('w9.classification')}
          value={form.classification}
          onChange={(classification) => onChange({ classification })}
          options={W9_CLASSIFICATIONS.map((value) => ({ value, label: t(`w9.${value}`) }))}
        />
        {form.classification === 'llc' && (
          <ChoiceField
            path="llc_class"
            label={t('w9.llcClass')}
            value={form.llc_class}
            onChange={(llc_class) => onChange({ llc_class })}
            options={LLC_CLASSES.map((value) => ({ value, label: t(LLC_TEXTS[value]) }))}
          />
        )}
        {form.classification === 'other' && (
          <TextField
            path="other_classification"
            label={t('w9.otherText')}
            value={form.other_classification}
            onChange={(other_classification) => onChange({ other_classification })}
          />
        )}
        <ChoiceField
          path="exempt_payee_code"
          label={t('w9.exempt')}
          help={t('w9.codeHelp')}
          value={form.exempt_payee_code}
          onChange={(exempt_payee_code) => onChange({ exempt_payee_code })}
          options={withNone(EXEMPT_PAYEE_CODES)}
        />
        <ChoiceField
          path="fatca_code"
          label={t('w9.fatca')}
          help={t('w9.codeHelp')}
          value={form.fatca_code}
          onChange={(fatca_code) => onChange({ fatca_code })}
          options={withNone(FATCA_CODES)}
        />
      </div>
      <AddressFields path="address" value={form.address} onChange={(address) => onChange({ address })} />
      <div className={styles.grid}>
        <ChoiceField
          path="tin_type"
          label={t('w9.tinType')}
          value={form.tin_type}
          onChange={(tin_type) => onChange({ tin_type })}
          options={TIN_TYPES.map((value) => ({ value, label: t(`w9.${value}`) }))}
        />
        <TextField
          path="tin"
          label={t('w9.tin')}
          inputMode="numeric"
          autoComplete="off"
          value={form.tin}
          onChange={(tin) => onChange({ tin })}
        />
      </div>
      <Checkbox
        checked={form.backup_withholding}
        onChange={(isTold) => onChange({ backup_withholding: isTold, ...(isTold && withoutItem2(form)) })}
      >
        {t('w9.backup')}
      </Checkbox>
      <Certifications
        items={w9Certifications(form)}
        value={form.certified}
        onChange={(certified) => onChange({ certified })}
      />
    </>
  );
}
