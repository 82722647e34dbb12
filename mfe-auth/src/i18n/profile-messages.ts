import en from './en/profile.ts';

export const profileMessages = { namespace: 'auth-profile', en, load: { es: () => import('./es/profile.ts') } };
