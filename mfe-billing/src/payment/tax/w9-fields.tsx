import type { W9Form } from '@myfiction/shared/contract/calls/payment.ts';
import {
  EXEMPT_PAYEE_CODES,
  FATCA_CODES,
  LLC_CLASSES,
  TIN_TYPES,
  W9_CERTIFICATIONS,
  W9_CLASSIFICATIONS,
} from '@myfiction/shared/contract/payment-options.ts';
import { Checkbox } from '@myfiction/shared/ui.ts';
import { ChoiceField } from '../choice-field.tsx';
import { usePaymentText } from '../i18n/use-payment-text.ts';
import styles from '../payment.module.css';
import { TextField } from '../text-field.tsx';
import type { FormChecks } from '../use-checked-form.ts';
import { AddressFields } from './address-fields.tsx';
import { Certifications } from './certifications.tsx';

interface W9FieldsProps {
  form: W9Form;
  checks: FormChecks;
  onChange: (change: Partial<W9Form>) => void;
}

const codes = (list: readonly string[]) => list.map((code) => ({ value: code, label: code }));

/** Form W-9 (Rev. March 2024), line by line. */
export function W9Fields({ form, checks, onChange }: W9FieldsProps) {
  const t = usePaymentText();
  return (
    <>
      <div className={styles.grid}>
        <TextField
          form={checks}
          path="name"
          label={t('w9.name')}
          autoComplete="name"
          value={form.name}
          onChange={(name) => onChange({ name })}
        />
        <TextField
          form={checks}
          path="business_name"
          label={t('w9.business')}
          help={t('w9.businessHelp')}
          value={form.business_name}
          onChange={(business_name) => onChange({ business_name })}
        />
        <ChoiceField
          form={checks}
          path="classification"
          label={t('w9.classification')}
          value={form.classification ?? ''}
          onChange={(value) => onChange({ classification: value || null })}
          options={W9_CLASSIFICATIONS.map((value) => ({ value, label: t(`w9.${value}`) }))}
        />
        {form.classification === 'llc' && (
          <ChoiceField
            form={checks}
            path="llc_class"
            label={t('w9.llcClass')}
            value={form.llc_class ?? ''}
            onChange={(value) => onChange({ llc_class: value || null })}
            options={LLC_CLASSES.map((value) => ({ value, label: value }))}
          />
        )}
        {form.classification === 'other' && (
          <TextField
            form={checks}
            path="other_classification"
            label={t('w9.otherText')}
            value={form.other_classification}
            onChange={(other_classification) => onChange({ other_classification })}
          />
        )}
        <ChoiceField
          form={checks}
          path="exempt_payee_code"
          label={t('w9.exempt')}
          help={t('w9.codeHelp')}
          none={t('w9.none')}
          value={form.exempt_payee_code}
          onChange={(exempt_payee_code) => onChange({ exempt_payee_code })}
          options={codes(EXEMPT_PAYEE_CODES)}
        />
        <ChoiceField
          form={checks}
          path="fatca_code"
          label={t('w9.fatca')}
          help={t('w9.codeHelp')}
          none={t('w9.none')}
          value={form.fatca_code}
          onChange={(fatca_code) => onChange({ fatca_code })}
          options={codes(FATCA_CODES)}
        />
      </div>
      <AddressFields form={checks} path="address" value={form.address} onChange={(address) => onChange({ address })} />
      <div className={styles.grid}>
        <ChoiceField
          form={checks}
          path="tin_type"
          label={t('w9.tinType')}
          value={form.tin_type ?? ''}
          onChange={(value) => onChange({ tin_type: value || null })}
          options={TIN_TYPES.map((value) => ({ value, label: t(`w9.${value}`) }))}
        />
        <TextField
          form={checks}
          path="tin"
          label={t('w9.tin')}
          inputMode="numeric"
          autoComplete="off"
          value={form.tin}
          onChange={(tin) => onChange({ tin })}
        />
      </div>
      <Checkbox checked={form.backup_withholding} onChange={(backup_withholding) => onChange({ backup_withholding })}>
        {t('w9.backup')}
      </Checkbox>
      <Certifications
        items={W9_CERTIFICATIONS}
        labelOf={(item) => `certify.${item}`}
        value={form.certified}
        onChange={(certified) => onChange({ certified })}
        error={checks.errorOf('certified')}
      />
    </>
  );
}
