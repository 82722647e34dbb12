import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { CoverField } from './cover/cover-field.tsx';
import { useStoryFormText } from './i18n/use-story-form-text.ts';
import { AboutSection } from './sections/about-section.tsx';
import { FormSection } from './sections/form-section.tsx';
import { ReadersSection } from './sections/readers-section.tsx';
import { RightsSection } from './sections/rights-section.tsx';
import { UpdatesSection } from './sections/updates-section.tsx';
import type { StoryFormState } from './use-story-form.ts';
import type { CheckedField } from './validate-story.ts';
import { whyFixed } from './why-fixed.ts';

export interface FormSectionsProps {
  form: StoryFormState;
  story: StoryDetail | undefined;
  author: string;
  /** What the server said about the title. */
  titleError: string | undefined;
}

export function FormSections({ form, story, author, titleError }: FormSectionsProps) {
  const t = useStoryFormText();
  const problem = (field: CheckedField) => {
    const found = form.problems[field];
    if (found) return t(found);
    return field === 'title' ? titleError : undefined;
  };
  const required = t('form.required');
  const { values } = form;
  return (
    <>
      <AboutSection
        form={form}
        problem={problem}
        titleFixed={story?.title_fixed ?? false}
        languageFixed={story?.language_fixed ?? false}
      />
      <FormSection id="cover" title={t('form.section.cover')} text={t('form.section.cover.text')}>
        <CoverField
          value={values.cover}
          onChange={(cover) => form.set({ cover })}
          title={values.title.trim() || t('form.title.new')}
          author={author}
          genre={values.genre}
          isFixed={whyFixed(story) !== undefined}
        />
      </FormSection>
      <ReadersSection form={form} problem={problem} required={required} />
      <UpdatesSection form={form} problem={problem} />
      <RightsSection form={form} problem={problem} required={required} />
    </>
  );
}
