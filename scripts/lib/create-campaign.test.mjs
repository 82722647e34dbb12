import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { transformSync } from '@swc/core';
import { createCampaign } from './create-campaign.mjs';

const real = resolve(__dirname, '../../mfe-activities/src/campaigns');
const now = new Date('2026-03-02T10:00:00Z');
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'campaigns-'));
  cpSync(join(real, 'ae-hunt'), join(folder, 'ae-hunt'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

test.each(['contest', 'winners', 'benefits'])('a %s is found, with sources that compile', async (kind) => {
  const made = await createCampaign(folder, { name: 'AutumnTalesII', kind, title: "Autumn's Tales", now });
  expect(made).toEqual({ id: 'autumn-tales-ii', path: '/activity/AutumnTalesII' });
  const { listCampaigns } = await import('../../mfe-activities/src/list-campaigns.ts');
  expect(listCampaigns(folder).map(({ id }) => id)).toEqual(['ae-hunt', 'autumn-tales-ii']);
  const sources = readdirSync(join(folder, made.id)).filter((name) => name.endsWith('.ts'));
  expect(sources.sort()).toEqual(['campaign.ts', 'en.ts', 'es.ts', 'page.ts']);
  for (const name of sources) {
    const source = readFileSync(join(folder, made.id, name), 'utf8');
    expect(() => transformSync(source, { jsc: { parser: { syntax: 'typescript' } } })).not.toThrow();
  }
});

test.each([
  ['a name with a slash', { name: 'Autumn/Tales' }, 'no name of a campaign'],
  ['a way out of the folder', { name: '../Autumn' }, 'no name of a campaign'],
  ['a small letter first', { name: 'autumn' }, 'no name of a campaign'],
  ['no name', { name: '' }, 'no name of a campaign'],
  ['one that is there', { name: 'AEHunt' }, 'already'],
  ['an unknown kind', { kind: 'raffle' }, '--kind is one of'],
  ['no title', { title: ' ' }, '--title is missing'],
  ['a title longer than a story’s', { title: 'a'.repeat(101) }, '--title is one line of at most 100 characters.'],
  ['a title of two lines', { title: 'Autumn\nTales' }, '--title is one line'],
])('%s is refused, and nothing is written', async (_, change, problem) => {
  const wanted = { name: 'AutumnTales', kind: 'contest', title: 'Autumn Tales', now, ...change };
  await expect(createCampaign(folder, wanted)).rejects.toThrow(problem);
  expect(readdirSync(folder)).toEqual(['ae-hunt']);
});
