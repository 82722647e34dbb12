import { countCharacters } from '@myfiction/shared/contract/count-characters.ts';
import { SYNOPSIS_MAX, SYNOPSIS_MIN } from '@myfiction/shared/contract/rules.ts';
import { Field, TextArea } from '@myfiction/shared/ui.ts';
import { useStoryFormText } from './i18n/use-story-form-text.ts';
import type { SectionProps } from './sections/section-props.ts';
import { fieldId } from './validate-story.ts';

/** A short synopsis can be saved; what it still lacks is said, because publishing asks for it. */
export function SynopsisField({ form, problem }: SectionProps) {
  const t = useStoryFormText();
  const { values, set, leave } = form;
  const missing = SYNOPSIS_MIN - countCharacters(values.synopsis.trim());
  const short = values.synopsis.trim() !== '' && missing > 0;
  return (
    <Field
      label={t('form.synopsis')}
      help={short ? t('form.synopsis.short', { count: missing }) : t('form.synopsis.help')}
      error={problem('synopsis')}
      htmlFor={fieldId('synopsis')}
    >
      <TextArea
        value={values.synopsis}
        onChange={(synopsis) => set({ synopsis })}
        onBlur={() => leave('synopsis')}
        count={SYNOPSIS_MAX}
        rows={6}
      />
    </Field>
  );
}
