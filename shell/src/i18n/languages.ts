/** Languages of the interface, each under the name that its own readers look for. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
] as const;

export function languageName(code: string): string {
  return LANGUAGES.find((language) => language.code === code)?.name ?? LANGUAGES[0].name;
}
