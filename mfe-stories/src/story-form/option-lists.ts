import {
  AI_USES,
  GENRES,
  LANGUAGES,
  LEADS,
  ORIGINS,
  RATINGS,
  TRIGGER_WARNINGS,
  WARNING_MODES,
} from '@myfiction/shared/contract/story-options.ts';
import type { StoryFormText } from './i18n/use-story-form-text.ts';

/** The choices of the form in the author's language. */
export const languageOptions = (t: StoryFormText) =>
  LANGUAGES.map((value) => ({ value, label: t(`story.languages.${value}`) }));
export const genreOptions = (t: StoryFormText) => GENRES.map((value) => ({ value, label: t(`story.genres.${value}`) }));
export const leadOptions = (t: StoryFormText) => LEADS.map((value) => ({ value, label: t(`story.leads.${value}`) }));
export const warningOptions = (t: StoryFormText) =>
  TRIGGER_WARNINGS.map((value) => ({ value, label: t(`story.triggerWarnings.${value}`) }));

/** Cards: each choice with what it means. */
export const ratingCards = (t: StoryFormText) =>
  RATINGS.map((value) => ({
    value,
    title: t(`story.ratings.${value}`),
    description: t(`story.ratings.${value}.means`),
  }));
export const warningModeCards = (t: StoryFormText) =>
  WARNING_MODES.map((value) => ({
    value,
    title: t(`story.warningModes.${value}`),
    description: t(`story.warningModes.${value}.means`),
  }));
export const originCards = (t: StoryFormText) =>
  ORIGINS.map((value) => ({
    value,
    title: t(`story.origins.${value}`),
    description: t(`story.origins.${value}.means`),
  }));
export const aiUseCards = (t: StoryFormText) =>
  AI_USES.map((value) => ({
    value,
    title: t(`story.aiUses.${value}`),
    description: t(`story.aiUses.${value}.means`),
  }));
