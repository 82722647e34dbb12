import type { UiLanguage } from '@myfiction/shared/host.ts';

const NAMES: Readonly<Record<UiLanguage, string>> = { en: 'English', es: 'Español' };

/** A language of the interface under the name that its own readers look for; not translated. */
export function languageName(code: string): string {
  return new Map<string, string>(Object.entries(NAMES)).get(code) ?? NAMES.en;
}
