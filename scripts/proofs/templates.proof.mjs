import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBuiltRemotes } from '../../server/src/delivery/built-remotes.ts';
import { readRemote } from '../../server/src/delivery/read-remote.ts';
import { readFolder } from '../../server/src/delivery/versions/read-folder.ts';
import { navigationEntries } from '../../shell/src/navigation/entries.ts';
import { parseRegistry } from '../../shell/src/remotes/registry/parse-registry.ts';
import { buildPackages, isUpToDate } from '../lib/build-packages.mjs';
import { checkImports } from '../lib/check-imports.mjs';
import { createCampaign } from '../lib/create-campaign.mjs';
import { createRemote } from '../lib/create-remote.mjs';
import { formatFolder } from '../lib/format-folder.mjs';
import { temporaryStudio } from './temporary-studio.mjs';

let studio;
beforeEach(() => {
  studio = temporaryStudio();
});
afterEach(() => studio.remove());

/** What the server finds, reads and hands to the shell. */
async function published(name) {
  const found = await findBuiltRemotes(studio.folder);
  expect(found.map((remote) => remote.name)).toEqual([name]);
  const manifest = readRemote(await readFolder(found[0].folder), name);
  const { version, integrity } = manifest;
  const entry = { version, base: `/remotes/${name}/${version}/`, integrity, enabled: true, manifest };
  return parseRegistry({ remotes: { [name]: entry } });
}

const build = (only) => buildPackages(studio.folder, { only: [only], log: () => {} });

test('a new remote has sound types, imports and tests, builds, and shows in the navigation', async () => {
  const { folder, path } = await createRemote(studio.folder, { name: 'reading-room', title: 'Reading room' });
  formatFolder(studio.folder, folder);
  studio.checkTypes(folder);
  expect((await checkImports(studio.folder)).problems.filter((line) => line.includes(folder))).toEqual([]);
  studio.runTests(folder);
  expect(await build(folder)).toMatchObject({ built: [folder] });
  expect(await isUpToDate(studio.folder, folder)).toBe(true);
  const { registry, rejected } = await published('reading-room');
  expect(rejected).toEqual([]);
  expect(navigationEntries(registry)).toMatchObject([{ remote: 'reading-room', path }]);
  const [page] = registry.remotes['reading-room'].manifest.pages;
  expect(studio.files(`${folder}/dist`)).toEqual(expect.arrayContaining(page.preload.scripts));
  writeFileSync(join(studio.folder, folder, 'src/new-part.ts'), 'export const later = true;\n');
  expect(await isUpToDate(studio.folder, folder)).toBe(false);
});

test('a new campaign builds, and its page, titles and rules are published', async () => {
  // One campaign stands for all: the build finds them by their folders.
  const isOther = /src\/campaigns\/(?!ae-hunt)[^/]+/;
  studio.copy('mfe-activities', (file) => !/\/(?:dist|node_modules)$/.test(file) && !isOther.test(file));
  const campaigns = join(studio.folder, 'mfe-activities/src/campaigns');
  const wanted = {
    name: 'AutumnTales',
    kind: 'contest',
    title: "Autumn's Tales",
    now: new Date('2026-03-02T10:00:00Z'),
  };
  const made = await createCampaign(campaigns, wanted);
  formatFolder(studio.folder, `mfe-activities/src/campaigns/${made.id}`);
  studio.checkTypes(`mfe-activities/src/campaigns/${made.id}`);
  await build('mfe-activities');
  const { registry } = await published('activities');
  const { pages, labels, campaigns: contests } = registry.remotes.activities.manifest;
  const page = pages.find(({ paths }) => paths.includes(made.path));
  expect(labels.en[page?.title]).toBe("Autumn's Tales");
  expect(contests.map(({ id }) => id)).toContain(made.id);
  expect(studio.files('mfe-activities/dist')).toEqual(expect.arrayContaining(page.preload.scripts));
});
