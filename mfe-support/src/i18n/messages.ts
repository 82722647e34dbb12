import en from './en.ts';

export const SUPPORT_NAMESPACE = 'support';

/** English is part of the page; other languages are fetched when they are chosen. */
export const messages = { namespace: SUPPORT_NAMESPACE, en, load: { es: () => import('./es.ts') } };
