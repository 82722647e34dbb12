import type { Override } from './override.ts';

/** Of one tab, and gone with it. */
export const OVERRIDES_KEY = 'overrides';

const isOverride = (value: unknown): value is Override => {
  if (typeof value !== 'object' || value === null || !('remote' in value) || !('version' in value)) return false;
  return typeof value.remote === 'string' && (typeof value.version === 'string' || value.version === null);
};

export function readOverrides(): readonly Override[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(OVERRIDES_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isOverride) : [];
  } catch {
    return [];
  }
}

/** A browser that keeps nothing shows what the address asks for until the next load. */
export function writeOverrides(overrides: readonly Override[]): void {
  try {
    if (overrides.length === 0) sessionStorage.removeItem(OVERRIDES_KEY);
    else sessionStorage.setItem(OVERRIDES_KEY, JSON.stringify(overrides));
  } catch {
    // What is not kept needs no removing.
  }
}
