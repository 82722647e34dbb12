import type { W8BEN_CERTIFICATIONS, W9_CERTIFICATIONS } from '@myfiction/shared/contract/payment-options.ts';
import { fieldId } from '@myfiction/shared/screen/form/field-id.ts';
import { useFormTools } from '@myfiction/shared/screen/form/form-tools.ts';
import { Checkbox, FieldNote } from '@myfiction/shared/ui.ts';
import { usePaymentText } from '../i18n/use-payment-text.ts';
import styles from '../payment.module.css';

type Certification = (typeof W8BEN_CERTIFICATIONS | typeof W9_CERTIFICATIONS)[number];

interface CertificationsProps<C extends Certification> {
  /** In the order of the form. */
  items: readonly C[];
  value: readonly C[];
  onChange: (certified: C[]) => void;
}

const ID = fieldId('certified');

/** The lines that are certified under penalties of perjury, each ticked by itself. */
export function Certifications<C extends Certification>({ items, value, onChange }: CertificationsProps<C>) {
  const error = useFormTools().errorAt('certified');
  const t = usePaymentText();
  const toggle = (item: C, isOn: boolean) =>
    onChange(isOn ? [...value, item] : value.filter((certified) => certified !== item));
  return (
    <fieldset id={ID} tabIndex={-1} className={styles.certify} aria-describedby={`${ID}-note`}>
      <legend>{t('certify.title')}</legend>
      {items.map((item) => (
        <Checkbox
          key={item}
          checked={value.includes(item)}
          error={error !== undefined && !value.includes(item)}
          onChange={(isOn) => toggle(item, isOn)}
        >
          {t(`certify.${item}`)}
        </Checkbox>
      ))}
      <FieldNote id={`${ID}-note`} error={error} />
    </fieldset>
  );
}
