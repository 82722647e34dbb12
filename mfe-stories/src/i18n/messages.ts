import en from './en.ts';

export const STORIES_NAMESPACE = 'stories';

/** English is part of the page; other languages are fetched when they are chosen. */
export const messages = { namespace: STORIES_NAMESPACE, en, load: { es: () => import('./es.ts') } };
