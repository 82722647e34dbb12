import en from './en.ts';

export const INBOX_NAMESPACE = 'inbox';

/** English is part of the page; other languages are fetched when they are chosen. */
export const messages = { namespace: INBOX_NAMESPACE, en, load: { es: () => import('./es.ts') } };
