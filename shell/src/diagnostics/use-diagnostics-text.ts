import { registerMessages, useTranslation } from '@myfiction/shared/host.ts';
import en from './i18n/en.ts';

const NAMESPACE = 'shell-diagnostics';

void registerMessages(NAMESPACE, { en, load: { es: () => import('./i18n/es.ts') } });

export const useDiagnosticsText = () => useTranslation(NAMESPACE).t;
