import en from '../../i18n/en.ts';
import { errorMessages } from './error-messages.ts';
import type { MessageBundle } from './messages.ts';

export const SHARED_NAMESPACE = 'shared';
export const ERRORS_NAMESPACE = 'errors';

/** Texts that every package may use. */
export const sharedMessages: MessageBundle = { en, load: { es: () => import('../../i18n/es.ts') } };

/** English comes from the catalogue itself, word for word. */
export const catalogueMessages: MessageBundle = {
  en: errorMessages,
  load: { es: () => import('../../i18n/errors-es.ts') },
};
