/**
 * Brings the fields of a call to the shape in which the server will read them, so that both sides sign the same values:
 * JSON drops undefined and turns dates into text, and a lone surrogate (half an emoji) has no UTF-8 form to be signed.
 */
export function wireFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const wired: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(fields)) {
    const seen = wireValue(value);
    if (seen !== undefined) wired[key] = seen;
  }
  return wired;
}

function wireValue(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\p{Surrogate}/gu, '\uFFFD');
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof Date) return value.toJSON();
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  return value;
}
