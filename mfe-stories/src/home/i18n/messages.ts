import en from './en.ts';

/** Home carries no other page's texts, and no other page carries Home's. */
export const messages = { namespace: 'stories-home', en, load: { es: () => import('./es.ts') } };
