/** Everything in a value as labels and values, for people: what is nested is named by its path. */
export function factsOf(value: unknown, path = ''): [label: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [[label(path), value]];
  return Object.entries(value).flatMap(([key, inner]) => factsOf(inner, path === '' ? key : `${path} ${key}`));
}

/** @example label('person birth_date') // 'Person birth date' */
function label(path: string): string {
  const words = path.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
