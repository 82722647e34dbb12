import secondFactor from './en/second-factor.ts';
import security from './en/security.ts';
import settings from './en/settings.ts';

export const settingsMessages = {
  namespace: 'auth-settings',
  en: { ...settings, ...security, ...secondFactor },
  load: { es: () => import('./es-settings.ts') },
};
