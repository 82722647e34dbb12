import { SCHEDULE_MODES } from '@myfiction/shared/contract/story-options.ts';
import { Field, Segmented, TextInput } from '@myfiction/shared/ui.ts';
import { ChoiceGroup } from '../../common/choice-group.tsx';
import { describeSchedule } from '../../common/describe-schedule.ts';
import { WeekdayChips } from '../../common/weekday-chips.tsx';
import { useLanguage } from '../../i18n/use-text.ts';
import { useStoryFormText } from '../i18n/use-story-form-text.ts';
import { fieldId } from '../validate-story.ts';
import { ZoneSelect } from '../zone-select.tsx';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './sections.module.css';

export function UpdatesSection({ form, problem }: SectionProps) {
  const t = useStoryFormText();
  const language = useLanguage();
  const { set, leave } = form;
  const { schedule } = form.values;
  const change = (part: Partial<typeof schedule>) => set({ schedule: { ...schedule, ...part } });
  const weekly = schedule.mode === 'weekly';
  return (
    <FormSection id="updates" title={t('form.section.updates')} text={t('form.section.updates.text')}>
      <ChoiceGroup legend={t('form.schedule')} help={weekly ? undefined : t('form.schedule.help')}>
        <Segmented
          label={t('form.schedule')}
          value={schedule.mode}
          onChange={(mode) => change({ mode })}
          options={SCHEDULE_MODES.map((value) => ({ value, label: t(`story.scheduleModes.${value}`) }))}
        />
      </ChoiceGroup>
      {weekly && (
        <>
          <ChoiceGroup
            id={fieldId('weekdays')}
            legend={t('form.schedule.days')}
            error={problem('weekdays')}
            onLeave={() => leave('weekdays')}
          >
            <WeekdayChips chosen={schedule.weekdays} onChange={(weekdays) => change({ weekdays })} />
          </ChoiceGroup>
          <div className={styles.pair}>
            <Field label={t('form.schedule.time')} error={problem('time')} htmlFor={fieldId('time')}>
              <TextInput
                type="time"
                className={styles.time}
                value={schedule.time}
                onChange={(time) => change({ time })}
                onBlur={() => leave('time')}
              />
            </Field>
            <Field label={t('form.schedule.zone')}>
              <ZoneSelect value={schedule.zone} onChange={(zone) => change({ zone })} />
            </Field>
          </div>
          <p className={styles.sentence}>
            {schedule.weekdays.length > 0 && describeSchedule(schedule, t, language)}{' '}
            <span>{t('form.schedule.help')}</span>
          </p>
        </>
      )}
    </FormSection>
  );
}
