import { Checkbox } from '@myfiction/shared/ui.ts';
import { ChoiceCards } from '../../common/choice-cards.tsx';
import { ChoiceGroup } from '../../common/choice-group.tsx';
import { useStoryFormText } from '../i18n/use-story-form-text.ts';
import { ratingCards, warningModeCards, warningOptions } from '../option-lists.ts';
import { fieldId } from '../validate-story.ts';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './sections.module.css';

export function ReadersSection({ form, problem, required }: SectionProps & { required: string }) {
  const t = useStoryFormText();
  const { values, set, leave } = form;
  const { warnings } = values;
  const tick = (theme: (typeof warnings.list)[number], on: boolean) =>
    set({
      warnings: {
        ...warnings,
        list: on ? [...warnings.list, theme] : warnings.list.filter((other) => other !== theme),
      },
    });
  return (
    <FormSection id="readers" title={t('form.section.readers')} text={t('form.section.readers.text')}>
      <ChoiceCards
        id={fieldId('rating')}
        legend={t('form.rating')}
        help={t('form.rating.help')}
        required={required}
        error={problem('rating')}
        onLeave={() => leave('rating')}
        value={values.rating}
        options={ratingCards(t)}
        onChange={(rating) => set({ rating })}
      />
      <ChoiceCards
        id={fieldId('warnings')}
        legend={t('form.warnings')}
        required={required}
        error={problem('warnings')}
        onLeave={() => leave('warnings')}
        value={warnings.mode}
        options={warningModeCards(t)}
        onChange={(mode) => set({ warnings: { ...warnings, mode } })}
      />
      {warnings.mode === 'listed' && (
        <ChoiceGroup
          id={fieldId('warningList')}
          legend={t('form.warnings.list')}
          error={problem('warningList')}
          onLeave={() => leave('warningList')}
        >
          <div className={styles.boxes}>
            {warningOptions(t).map(({ value, label }) => (
              <Checkbox key={value} checked={warnings.list.includes(value)} onChange={(on) => tick(value, on)}>
                {label}
              </Checkbox>
            ))}
          </div>
        </ChoiceGroup>
      )}
    </FormSection>
  );
}
