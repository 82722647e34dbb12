const NAMES: Readonly<Record<string, string>> = { en: 'English', es: 'Español' };

/** A language under the name that its own readers look for; not translated. */
export function languageName(code: string): string {
  return NAMES[code] ?? code;
}
