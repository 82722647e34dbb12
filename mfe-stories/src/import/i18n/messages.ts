import en from './en.ts';

export const IMPORT_NAMESPACE = 'chapter-import';

/** English is part of the page; other languages are fetched when they are chosen. */
export const messages = { namespace: IMPORT_NAMESPACE, en, load: { es: () => import('./es.ts') } };
