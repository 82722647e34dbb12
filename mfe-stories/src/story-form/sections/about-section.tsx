import { STORY_TITLE_MAX } from '@myfiction/shared/contract/rules.ts';
import type { LANGUAGES, LEADS } from '@myfiction/shared/contract/story-options.ts';
import { Field, Select, TextInput } from '@myfiction/shared/ui.ts';
import { GenreFields } from '../genre-fields.tsx';
import { useStoryFormText } from '../i18n/use-story-form-text.ts';
import { languageOptions, leadOptions } from '../option-lists.ts';
import { SynopsisField } from '../synopsis-field.tsx';
import { TagsInput } from '../tags-input.tsx';
import { fieldId } from '../validate-story.ts';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import styles from './sections.module.css';

export interface AboutSectionProps extends SectionProps {
  titleFixed: boolean;
  languageFixed: boolean;
}

export function AboutSection({ form, problem, titleFixed, languageFixed }: AboutSectionProps) {
  const t = useStoryFormText();
  const { values, set, leave } = form;
  return (
    <FormSection id="about" title={t('form.section.about')} text={t('form.section.about.text')}>
      <Field
        label={t('form.storyTitle')}
        help={t(titleFixed ? 'form.storyTitle.fixed' : 'form.storyTitle.help')}
        error={problem('title')}
        htmlFor={fieldId('title')}
        required
      >
        <TextInput
          value={values.title}
          onChange={(title) => set({ title })}
          onBlur={() => leave('title')}
          count={STORY_TITLE_MAX}
          autoComplete="off"
          disabled={titleFixed}
        />
      </Field>
      <SynopsisField form={form} problem={problem} />
      <GenreFields form={form} problem={problem} />
      <TagsInput form={form} problem={problem} />
      <div className={styles.pair}>
        <Field
          label={t('form.language')}
          help={t(languageFixed ? 'form.language.fixed' : 'form.language.help')}
          required
        >
          <Select
            value={values.language}
            onChange={(language: (typeof LANGUAGES)[number]) => set({ language })}
            options={languageOptions(t)}
            disabled={languageFixed}
          />
        </Field>
        <Field label={t('form.lead')} help={t('form.lead.help')}>
          <Select
            value={values.lead ?? ''}
            onChange={(lead: (typeof LEADS)[number] | '') => set({ lead: lead === '' ? null : lead })}
            options={[{ value: '', label: t('form.lead.none') }, ...leadOptions(t)]}
          />
        </Field>
      </div>
    </FormSection>
  );
}
