import {
  OUTLINE_MAX,
  OUTLINE_MIN,
  PLANNED_WORDS_MAX,
  UPDATE_PACES,
} from '@myfiction/shared/contract/application-options.ts';
import type { ContractForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { formatNumber } from '@myfiction/shared/host.ts';
import { ChoiceField } from '@myfiction/shared/screen/form/choice-field.tsx';
import { fieldId } from '@myfiction/shared/screen/form/field-id.ts';
import { useFormTools } from '@myfiction/shared/screen/form/form-tools.ts';
import { Field, TextArea } from '@myfiction/shared/ui.ts';
import styles from '../../form/fields/fields.module.css';
import { NumberField } from '../../form/fields/number-field.tsx';
import { useFormText } from '../../i18n/use-form-text.ts';
import type { StepProps } from '../contract-context.ts';
import { PlatformRows } from './platform-rows.tsx';

export function WorkStep({ view, form, onChange }: StepProps) {
  const t = useFormText();
  const { errorAt, leave } = useFormTools();
  const { work } = form;
  const set = (change: Partial<ContractForm['work']>) => onChange({ ...form, work: { ...work, ...change } });
  const written = work.outline.trim().length;
  return (
    <>
      <Field
        label={t('work.outline')}
        help={t('work.outline.help', { min: OUTLINE_MIN, max: formatNumber(OUTLINE_MAX) })}
        extra={written < OUTLINE_MIN ? t('work.outline.count', { count: written, min: OUTLINE_MIN }) : undefined}
        error={errorAt('work.outline')}
        htmlFor={fieldId('work.outline')}
      >
        <TextArea
          rows={10}
          count={OUTLINE_MAX}
          maxLength={OUTLINE_MAX}
          value={work.outline}
          onChange={(outline) => set({ outline })}
          onBlur={() => leave('work.outline')}
        />
      </Field>
      <div className={styles.pair}>
        <NumberField
          path="work.planned_words"
          label={t('work.planned_words')}
          help={t('work.planned_words.help', { have: formatNumber(view.facts.published_words) })}
          value={work.planned_words}
          max={PLANNED_WORDS_MAX}
          onChange={(planned_words) => set({ planned_words })}
        />
        <ChoiceField
          path="work.update_pace"
          label={t('work.update_pace')}
          help={t('work.update_pace.help')}
          value={work.update_pace}
          options={UPDATE_PACES.map((value) => ({ value, label: t(`pace.${value}`) }))}
          onChange={(update_pace) => set({ update_pace })}
        />
      </div>
      <PlatformRows value={work.other_platforms} onChange={(other_platforms) => set({ other_platforms })} />
    </>
  );
}
