/**
 * The string that a signature is computed over (specification, point 7): file parts are left out, empty, null and
 * 'null' values dropped, object values written as JSON, keys sorted without regard to case, joined as key=value with &.
 *
 * Keys that differ only in case are ordered by code unit, so that the form is the same on every machine.
 *
 * @example canonicalForm({ b: 1, A: { x: true }, c: '' }) // 'A={"x":true}&b=1'
 */
export function canonicalForm(fields: Readonly<Record<string, unknown>>): string {
  return Object.entries(fields)
    .filter(([, value]) => isSigned(value))
    .map(([key, value]) => [key, typeof value === 'object' ? JSON.stringify(value) : String(value)] as const)
    .sort(([a], [b]) => compareKeys(a, b))
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}

function isSigned(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === 'null') return false;
  return !isFilePart(value);
}

function isFilePart(value: unknown): boolean {
  return typeof Blob !== 'undefined' && value instanceof Blob;
}

function compareKeys(a: string, b: string): number {
  const x = a.toLowerCase();
  const y = b.toLowerCase();
  if (x !== y) return x < y ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}
