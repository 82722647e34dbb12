import * as en from '@myfiction/shared/contract/field-names/en.ts';
import * as es from '@myfiction/shared/contract/field-names/es.ts';
import { platformNumber } from '@myfiction/shared/contract/field-names/platform-number.ts';
import type { LabelLanguage } from '@myfiction/shared/contract/platform.ts';
import type { Translated } from '../../identity/author-language.ts';

const NAMES: Translated<Readonly<Record<string, string>>> = {
  en: { ...en.contractFieldNames, ...en.payToReadFieldNames },
  es: { ...es.contractFieldNames, ...es.payToReadFieldNames },
};

/** What a field is called in its form, empty for none. */
export function fieldName(path: string, language: LabelLanguage): string {
  const number = platformNumber(path);
  const name = NAMES[language][number === undefined ? path : 'platform'] ?? '';
  return name.replace('{{number}}', String(number));
}
