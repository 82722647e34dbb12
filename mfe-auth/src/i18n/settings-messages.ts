import security from './en/security.ts';
import settings from './en/settings.ts';

export const settingsMessages = {
  namespace: 'auth-settings',
  en: { ...settings, ...security },
  load: { es: () => import('./es-settings.ts') },
};
