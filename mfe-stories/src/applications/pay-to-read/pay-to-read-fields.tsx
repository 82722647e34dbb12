import {
  EFFECTIVE_AHEAD_DAYS_MAX,
  FREE_CHAPTERS_MIN,
  PRICE_COINS_MAX,
  PRICE_COINS_MIN,
  PRICE_RULES,
  UPDATE_PACES,
} from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { PayToReadForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { CheckField } from '@myfiction/shared/screen/form/check-field.tsx';
import { ChoiceField } from '@myfiction/shared/screen/form/choice-field.tsx';
import { fieldId } from '@myfiction/shared/screen/form/field-id.ts';
import { useFormTools } from '@myfiction/shared/screen/form/form-tools.ts';
import { TextField } from '@myfiction/shared/screen/form/text-field.tsx';
import { RadioCard } from '@myfiction/shared/ui.ts';
import { ChoiceGroup } from '../../common/choice-group.tsx';
import { dayAfter } from '../../common/local-time.ts';
import fields from '../form/fields/fields.module.css';
import { NumberField } from '../form/fields/number-field.tsx';
import { useFormText } from '../i18n/use-form-text.ts';
import { usePayText } from '../i18n/use-pay-text.ts';
import terms from '../terms/terms.module.css';
import { PaidChapters } from './paid-chapters.tsx';
import { PriceExample } from './price-example.tsx';

export interface PayToReadFieldsProps {
  view: ApplicationView;
  form: PayToReadForm;
  onChange: (form: PayToReadForm) => void;
}

export function PayToReadFields({ view, form, onChange }: PayToReadFieldsProps) {
  const t = usePayText();
  const tf = useFormText();
  const { errorAt } = useFormTools();
  const set = (change: Partial<PayToReadForm>) => onChange({ ...form, ...change });
  const first = form.first_paid_position;
  const paid = view.paid_chapters.filter(({ position }) => first !== null && position >= first);
  return (
    <>
      <ChoiceField
        path="first_paid_position"
        label={t('first_paid_position')}
        help={
          view.paid_chapters.length === 0
            ? t('first.none', { free: FREE_CHAPTERS_MIN })
            : t('first.help', { free: FREE_CHAPTERS_MIN })
        }
        value={first === null ? null : String(first)}
        options={view.paid_chapters.map(({ position, title }) => ({
          value: String(position),
          label: t('first.option', { position, title: title || t('first.untitled') }),
        }))}
        onChange={(position) => set({ first_paid_position: Number(position) })}
      />
      <ChoiceGroup id={fieldId('price_rule')} legend={t('price_rule')} error={errorAt('price_rule')}>
        <div className={terms.offers}>
          {PRICE_RULES.map((rule) => (
            <RadioCard
              key={rule}
              name="price-rule"
              value={rule}
              checked={form.price_rule === rule}
              onChange={() => set({ price_rule: rule })}
              title={t(`rule.${rule}`)}
              description={t(`rule.${rule}.text`)}
            />
          ))}
        </div>
      </ChoiceGroup>
      <NumberField
        path="price_coins"
        label={t('price_coins')}
        help={t('price.coins.help', { min: PRICE_COINS_MIN, max: PRICE_COINS_MAX })}
        value={form.price_coins}
        max={PRICE_COINS_MAX}
        onChange={(price_coins) => set({ price_coins })}
      />
      {form.price_coins !== null && paid.length > 0 && (
        <PriceExample rule={form.price_rule} coins={form.price_coins} chapters={paid} />
      )}
      {paid.length > 0 && <PaidChapters rule={form.price_rule} coins={form.price_coins} chapters={paid} />}
      <div className={fields.pair}>
        <TextField
          path="effective_date"
          label={t('effective_date')}
          help={t('date.help', { days: EFFECTIVE_AHEAD_DAYS_MAX })}
          type="date"
          min={dayAfter(view.facts.today, 1)}
          max={dayAfter(view.facts.today, EFFECTIVE_AHEAD_DAYS_MAX)}
          value={form.effective_date}
          onChange={(effective_date) => set({ effective_date })}
        />
        <ChoiceField
          path="update_pledge"
          label={t('update_pledge')}
          help={t('pledge.help')}
          value={form.update_pledge}
          options={UPDATE_PACES.map((value) => ({ value, label: tf(`pace.${value}`) }))}
          onChange={(update_pledge) => set({ update_pledge })}
        />
      </div>
      <CheckField path="agreed" value={form.agreed} onChange={(agreed) => set({ agreed })}>
        {t('agree')}
      </CheckField>
    </>
  );
}
