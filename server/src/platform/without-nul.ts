/** No schema nests deeper; what does is refused by it as it is. */
const DEEPEST = 100;

/** The same value without the one character that the database cannot store; itself where there is none. */
export function withoutNul(value: string): string;
export function withoutNul(value: unknown, depth?: number): unknown;
export function withoutNul(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '') : value;
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => withoutNul(item, depth + 1));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  const entries = Object.entries(value);
  const clean = entries.map(([name, item]) => [name, withoutNul(item, depth + 1)] as const);
  return clean.some(([, item], index) => item !== entries[index]?.[1]) ? Object.fromEntries(clean) : value;
}
