import type { Registry, RegistryEntry } from '@myfiction/shared/contract/platform.ts';
import { storage } from '@myfiction/shared/host.ts';
import { parseRegistry } from './parse-registry.ts';

const KEY = 'last_registry';
/** Ten times of what a studio of seven remotes needs. */
const MOST_CHARACTERS = 300_000;

/** The last good entry of each remote that this browser was given; checked like one from the network. */
export function readLastGood(): Registry {
  try {
    const value: unknown = JSON.parse(storage.get(KEY) ?? '');
    return parseRegistry(value).registry;
  } catch {
    return { remotes: {} };
  }
}

/** Of a development server: gone with it. */
const isLasting = ({ integrity }: RegistryEntry): boolean => integrity !== '';

/** Keeps what was served, for a page that comes without. A remote that the registry no longer names is forgotten. */
export function keepLastGood(served: unknown): void {
  const { registry, rejected } = parseRegistry(served);
  const good = Object.entries(registry.remotes).filter(([, entry]) => isLasting(entry));
  if (good.length === 0) return;
  const before = rejected.length > 0 ? readLastGood().remotes : {};
  const kept = Object.entries(before).filter(([name]) => rejected.includes(name));
  const text = JSON.stringify({ remotes: Object.fromEntries([...kept, ...good]) });
  if (text.length <= MOST_CHARACTERS && text !== storage.get(KEY)) storage.set(KEY, text);
}
