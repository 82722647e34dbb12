import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { providedVersions } from '@myfiction/shared/build/shared-modules.ts';
import { manifestSchema } from '@myfiction/shared/contract/manifest-schema.ts';
import { SERVED_CONTRACTS } from '@myfiction/shared/contract/platform.ts';
import { navigationEntries } from '../../navigation/entries.ts';
import { findPage } from '../../routes/find-page.ts';
import { parseRegistry } from '../registry/parse-registry.ts';
import { checkEntry } from './check-entry.ts';

const root = resolve(__dirname, '../../../..');
/** Before it there was nothing to serve. */
const FIRST_CONTRACT = 1;
const served = SERVED_CONTRACTS.filter((contract) => contract >= FIRST_CONTRACT);
/** Published manifests, kept as they were: a build of that contract wrote them, and nobody edits them. */
const fileOf = (contract: number) => join(__dirname, '../testing/manifests', `contract-${contract}.json`);

test('a manifest is kept of every contract that is served', () => {
  // With a new contract number: copy `mfe-comments/dist/remote.json` here under its number.
  expect(served.filter((contract) => !existsSync(fileOf(contract)))).toEqual([]);
});

test.each(served)('a remote that was published with contract %p is listed and let through', (contract) => {
  const kept: unknown = JSON.parse(readFileSync(fileOf(contract), 'utf8'));
  const manifest = manifestSchema.parse(kept);
  expect(manifest.contract).toBe(contract);
  const { name, version, integrity } = manifest;
  const entry = { version, base: `/remotes/${name}/${version}/`, integrity, enabled: true, manifest };
  const { registry, rejected } = parseRegistry({ remotes: { [name]: entry } });
  expect(rejected).toEqual([]);
  expect(() => checkEntry(name, entry, providedVersions(root))).not.toThrow();
  expect(navigationEntries(registry).map(({ path }) => path)).toEqual(['/comments']);
  expect(findPage(registry, '/comments')?.remote).toBe(name);
});
