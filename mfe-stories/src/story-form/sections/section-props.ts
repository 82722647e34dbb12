import type { StoryFormState } from '../use-story-form.ts';
import type { CheckedField } from '../validate-story.ts';

export interface SectionProps {
  form: StoryFormState;
  /** The text under a field that is wrong. */
  problem: (field: CheckedField) => string | undefined;
}
