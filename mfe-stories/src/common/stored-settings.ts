/** Settings that this device keeps as JSON, by name; none where the text cannot be understood. */
export function parseStored(text: string | null): ReadonlyMap<string, unknown> {
  try {
    return new Map<string, unknown>(Object.entries(JSON.parse(text ?? '{}') ?? {}));
  } catch {
    return new Map();
  }
}
