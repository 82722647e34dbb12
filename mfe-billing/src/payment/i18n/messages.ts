import en from './en.ts';

export const PAYMENT_NAMESPACE = 'billing-payment';

/** English is part of the page; other languages are fetched when they are chosen. */
export const messages = { namespace: PAYMENT_NAMESPACE, en, load: { es: () => import('./es.ts') } };
