import en from './en/sign-in.ts';

export const AUTH_NAMESPACE = 'auth';

/** English is part of the page; other languages are fetched when they are chosen. */
export const messages = { namespace: AUTH_NAMESPACE, en, load: { es: () => import('./es/sign-in.ts') } };
