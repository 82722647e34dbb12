import en from './en.ts';

export const STORY_FORM_NAMESPACE = 'story-form';

/** English is part of the page; other languages are fetched when they are chosen. */
export const messages = { namespace: STORY_FORM_NAMESPACE, en, load: { es: () => import('./es.ts') } };
