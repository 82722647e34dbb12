import en from './en.ts';

export const COMMENTS_NAMESPACE = 'comments';

/** English is part of the page; other languages are fetched when they are chosen. */
export const messages = { namespace: COMMENTS_NAMESPACE, en, load: { es: () => import('./es.ts') } };
