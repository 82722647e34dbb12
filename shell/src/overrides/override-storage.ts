import { tabStorage } from '@myfiction/shared/screen/tab-storage.ts';
import type { Override } from './override.ts';

/** Of one tab, and gone with it. */
export const OVERRIDES_KEY = 'overrides';
const TICKET_KEY = 'override-ticket';

const isOverride = (value: unknown): value is Override => {
  if (typeof value !== 'object' || value === null || !('remote' in value) || !('version' in value)) return false;
  return typeof value.remote === 'string' && (typeof value.version === 'string' || value.version === null);
};

export function readOverrides(): readonly Override[] {
  try {
    const value: unknown = JSON.parse(tabStorage.get(OVERRIDES_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isOverride) : [];
  } catch {
    return [];
  }
}

/** A browser that keeps nothing shows what the address asks for until the next load. */
export function writeOverrides(overrides: readonly Override[]): void {
  if (overrides.length > 0) tabStorage.set(OVERRIDES_KEY, JSON.stringify(overrides));
  else for (const key of [OVERRIDES_KEY, TICKET_KEY]) tabStorage.remove(key);
}

/** What the server gave this tab to ask on with once it is signed out; empty without. */
export const readTicket = (): string => tabStorage.get(TICKET_KEY) ?? '';

export const writeTicket = (ticket: string): void => tabStorage.set(TICKET_KEY, ticket);
