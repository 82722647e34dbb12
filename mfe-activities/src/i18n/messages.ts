import en from './en.ts';

export const ACTIVITIES_NAMESPACE = 'activities';

/** English is part of the page; other languages are fetched when they are chosen. */
export const messages = { namespace: ACTIVITIES_NAMESPACE, en, load: { es: () => import('./es.ts') } };
