import { Checkbox, FieldNote } from '@myfiction/shared/ui.ts';
import { type PaymentTextKey, usePaymentText } from '../i18n/use-payment-text.ts';
import styles from '../payment.module.css';

interface CertificationsProps<C extends string> {
  /** In the order of the form. */
  items: readonly C[];
  labelOf: (item: C) => PaymentTextKey;
  value: readonly C[];
  onChange: (certified: C[]) => void;
  error: string | undefined;
}

/** The lines that are certified under penalties of perjury, each ticked by itself. */
export function Certifications<C extends string>(props: CertificationsProps<C>) {
  const { items, labelOf, value, onChange, error } = props;
  const t = usePaymentText();
  const toggle = (item: C, isOn: boolean) =>
    onChange(isOn ? [...value, item] : value.filter((certified) => certified !== item));
  return (
    <fieldset className={styles.certify} aria-describedby="certify-note">
      <legend>{t('certify.title')}</legend>
      {items.map((item) => (
        <Checkbox
          key={item}
          checked={value.includes(item)}
          error={error !== undefined && !value.includes(item)}
          onChange={(isOn) => toggle(item, isOn)}
        >
          {t(labelOf(item))}
        </Checkbox>
      ))}
      <FieldNote id="certify-note" error={error} />
    </fieldset>
  );
}
