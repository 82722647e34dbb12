import { isRecord } from '@myfiction/shared/contract/is-record.ts';
import type { Registry, RegistryEntry } from '@myfiction/shared/contract/platform.ts';
import { isText } from './guards.ts';
import { isManifest } from './is-manifest.ts';

export interface ParsedRegistry {
  registry: Registry;
  /** Remotes whose entry is broken. The others work: one bad entry takes out one remote. */
  rejected: readonly string[];
}

const BASE = /^(?:\/(?!\/)|https?:\/\/).*\/$/;
/** Empty only from a development server, whose files change under way. */
const INTEGRITY = /^(?:sha(?:256|384|512)-[A-Za-z0-9+/=]+)?$/;

const isStaged = (value: unknown): boolean =>
  isRecord(value) && typeof value.percent === 'number' && isText(value.live);

function isEntry(name: string, value: unknown): value is RegistryEntry {
  if (!isRecord(value)) return false;
  const { version, base, integrity, enabled, staged, manifest } = value;
  if (!isText(version) || typeof enabled !== 'boolean') return false;
  if (typeof base !== 'string' || !BASE.test(base)) return false;
  if (typeof integrity !== 'string' || !INTEGRITY.test(integrity)) return false;
  if (staged !== undefined && !isStaged(staged)) return false;
  return isManifest(manifest) && manifest.name === name;
}

/** Reads a registry from anywhere; each entry is judged on its own. */
export function parseRegistry(value: unknown): ParsedRegistry {
  const candidates = isRecord(value) && isRecord(value.remotes) ? Object.entries(value.remotes) : [];
  const entries: [string, RegistryEntry][] = [];
  const rejected: string[] = [];
  for (const [name, entry] of candidates) {
    if (isEntry(name, entry)) entries.push([name, entry]);
    else rejected.push(name);
  }
  return { registry: { remotes: Object.fromEntries(entries) }, rejected };
}
