import en from './en.ts';

export const CHAPTER_PREVIEW_NAMESPACE = 'chapter-preview';

/** English is part of the page; other languages are fetched when they are chosen. */
export const messages = { namespace: CHAPTER_PREVIEW_NAMESPACE, en, load: { es: () => import('./es.ts') } };
