import en from './en.ts';

export const BILLING_NAMESPACE = 'billing';

/** English is part of the page; other languages are fetched when they are chosen. */
export const messages = { namespace: BILLING_NAMESPACE, en, load: { es: () => import('./es.ts') } };
