import en from './en.ts';

export const EDITOR_NAMESPACE = 'chapter-editor';

/** English is part of the page; other languages are fetched when they are chosen. */
export const messages = { namespace: EDITOR_NAMESPACE, en, load: { es: () => import('./es.ts') } };
