import errorsInSpanish from '@myfiction/shared/i18n/errors-es.ts';
import type { Translated } from '../identity/author-language.ts';
import type { AppError } from './handler.ts';

const spanish: Readonly<Record<string, string>> = errorsInSpanish;

/** Why something was refused, for a message to the author; what the server alone words is in English. */
export function errorTexts({ errorName, message }: AppError): Translated<string> {
  return { en: message, es: spanish[errorName] ?? message };
}
