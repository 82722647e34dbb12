const rules = new Map<string, Intl.PluralRules>();

/** The key of the form that a number takes. @example pluralKey('en', 'stories', 1) // 'stories_one' */
export function pluralKey(language: string, key: string, count: number): string {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return `${key}_${known.select(count)}`;
}

/** Puts parameters where `{{name}}` stands; one that is not given leaves nothing. React escapes what it renders. */
export function fillIn(text: string, params: Readonly<Record<string, unknown>>): string {
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{\s*([^{}]+?)\s*\}\}/g, (_, name: string) => String(params[name] ?? ''));
}
