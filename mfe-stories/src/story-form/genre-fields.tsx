import { GENRES_MAX } from '@myfiction/shared/contract/rules.ts';
import type { Genre } from '@myfiction/shared/contract/story-options.ts';
import { Field, Select } from '@myfiction/shared/ui.ts';
import { ChoiceGroup } from '../common/choice-group.tsx';
import { ToggleChips } from '../common/toggle-chips.tsx';
import { useStoryFormText } from './i18n/use-story-form-text.ts';
import { genreOptions } from './option-lists.ts';
import type { SectionProps } from './sections/section-props.ts';
import { fieldId } from './validate-story.ts';

export function GenreFields({ form, problem }: SectionProps) {
  const t = useStoryFormText();
  const { values, set, leave } = form;
  const genres = genreOptions(t);
  const choose = (genre: Genre | '') =>
    set({ genre, otherGenres: values.otherGenres.filter((other) => other !== genre) });
  return (
    <>
      <Field label={t('form.genre')} error={problem('genre')} htmlFor={fieldId('genre')} required>
        <Select
          value={values.genre}
          onChange={choose}
          onBlur={() => leave('genre')}
          options={[{ value: '', label: t('form.genre.choose'), disabled: true }, ...genres]}
        />
      </Field>
      <ChoiceGroup legend={t('form.genre.others')} help={t('form.genre.others.help')}>
        <ToggleChips
          options={genres.filter(({ value }) => value !== values.genre)}
          chosen={values.otherGenres}
          onChange={(otherGenres) => set({ otherGenres })}
          max={GENRES_MAX - 1}
        />
      </ChoiceGroup>
    </>
  );
}
