import { errorMessages } from './error-messages.ts';
import { ERRORS_NAMESPACE } from './error-text.ts';
import { keepMessages } from './messages.ts';

/** Settles once the catalogue's texts of the chosen language are there. English is the catalogue itself, word for word. */
export const catalogueReady: Promise<unknown> = keepMessages(ERRORS_NAMESPACE, {
  en: errorMessages,
  load: { es: () => import('../../i18n/errors-es.ts') },
});
