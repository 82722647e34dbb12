import en from './en.ts';

export const RECOVERY_NAMESPACE = 'recovery';

/** English is part of the page; other languages are fetched when they are chosen. */
export const messages = { namespace: RECOVERY_NAMESPACE, en, load: { es: () => import('./es.ts') } };
