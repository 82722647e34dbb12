import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface SharedModule {
  /** Package whose installed version counts. */
  package: string;
}

/**
 * What must exist once in a tab. Everything else a remote bundles itself: each line here is downloaded by every page,
 * so a new one needs a decision record.
 */
const SINGLETONS: Readonly<Record<string, SharedModule>> = {
  react: { package: 'react' },
  'react/jsx-runtime': { package: 'react' },
  'react-dom': { package: 'react-dom' },
  'react-dom/client': { package: 'react-dom' },
  '@myfiction/shared/host.ts': { package: '@myfiction/shared' },
  '@myfiction/shared/ui.ts': { package: '@myfiction/shared' },
};

/**
 * No range for the federation runtime: it would parse and compare one for each module that a page takes, on the way to
 * its first frame. The registry's entry names the ranges, and the shell compares them before any code of the remote runs.
 */
const ONCE = { singleton: true, requiredVersion: false } as const;

function installedVersion(rootDir: string, packageName: string): string {
  const manifest: unknown = JSON.parse(
    readFileSync(join(rootDir, 'node_modules', packageName, 'package.json'), 'utf8'),
  );
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) return String(manifest.version);
  throw new Error(`${packageName} has no version in its package.json.`);
}

/** Shared module → version that the shell provides. */
export function providedVersions(rootDir: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SINGLETONS).map(([request, { package: name }]) => [request, installedVersion(rootDir, name)]),
  );
}

/** Shared module → range that a remote built now accepts: everything compatible with what it was built against. */
export function acceptedRanges(rootDir: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(providedVersions(rootDir)).map(([request, version]) => [request, `^${version}`]),
  );
}

/** The shell's side: eager, because they lie in its first files anyway. */
export function hostShared(rootDir: string) {
  return Object.fromEntries(
    Object.entries(providedVersions(rootDir)).map(([request, version]) => [request, { ...ONCE, eager: true, version }]),
  );
}

/** A remote's side: it carries no copy of its own, so a second React is impossible rather than unlikely. */
export function remoteShared() {
  return Object.fromEntries(Object.keys(SINGLETONS).map((request) => [request, { ...ONCE, import: false as const }]));
}
