import type { PayToReadForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { formatDate, formatNumber } from '@myfiction/shared/host.ts';
import { type FormRow, formRow } from '../form/form-rows.ts';
import type { FormText } from '../i18n/use-form-text.ts';
import type { PayText } from '../i18n/use-pay-text.ts';

export function emptyPayToRead(): PayToReadForm {
  return {
    kind: 'pay-to-read',
    first_paid_position: null,
    price_rule: 'per-chapter',
    price_coins: null,
    effective_date: '',
    update_pledge: null,
    agreed: false,
  };
}

/** Every answer of the form in the order of the page. */
export function payToReadRows(t: PayText, tf: FormText): readonly FormRow<PayToReadForm>[] {
  const row = <K extends keyof PayToReadForm>(path: K, label: string, show: (value: PayToReadForm[K]) => string) =>
    formRow<PayToReadForm, PayToReadForm[K]>({
      path,
      label,
      read: (form) => form[path],
      write: (form, value) => ({ ...form, [path]: value }),
      show,
    });
  const number = (value: number | null) => (value === null ? '' : formatNumber(value));
  return [
    row('first_paid_position', t('first_paid_position'), number),
    row('price_rule', t('price_rule'), (rule) => t(`rule.${rule}`)),
    row('price_coins', t('price_coins'), number),
    row('effective_date', t('effective_date'), (date) => (date === '' ? '' : formatDate(date, 'date', 'UTC'))),
    row('update_pledge', t('update_pledge'), (pace) => (pace ? tf(`pace.${pace}`) : '')),
    row('agreed', t('agreed'), (agreed) => (agreed ? t('agree') : '')),
  ];
}
