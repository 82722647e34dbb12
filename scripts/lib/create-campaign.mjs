import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { campaignTexts } from './campaign-template.mjs';
import { readTitle } from './read-title.mjs';

const KINDS = ['contest', 'winners', 'benefits'];
const DAY_MS = 24 * 60 * 60 * 1000;

/** @example folderName('AutumnTalesII') // 'autumn-tales-ii' */
const folderName = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();

function contestFrom(now) {
  const midnight = Math.ceil(now.getTime() / DAY_MS) * DAY_MS;
  const day = (days) => new Date(midnight + days * DAY_MS).toISOString();
  return {
    dates: { opens: day(7), closes: day(67), shortlist: day(81), winners: day(95) },
    rules: { language: 'en', min_words: 1500, original: true },
    categories: [],
    declarations: ['own-work', 'adult', 'rules'],
  };
}

async function requireNew(folder, id, path) {
  for (const name of await readdir(folder)) {
    if (name === id) throw new Error(`There is a campaign ${id} already.`);
    const file = JSON.parse(await readFile(join(folder, name, 'campaign.json'), 'utf8'));
    if (file.path.toLowerCase() === path.toLowerCase()) throw new Error(`${path} belongs to ${name}.`);
  }
}

/**
 * Writes the folder of a new campaign and touches nothing else.
 *
 * @param {string} folder the folder of all campaigns
 * @param {{ name: string, kind: string, title: string, now: Date }} wanted `name` becomes the last part of the address
 * @returns {Promise<{ id: string, path: string }>}
 */
export async function createCampaign(folder, { name, kind, title: asked, now }) {
  if (!/^[A-Z][A-Za-z0-9]{2,39}$/.test(name)) {
    throw new Error(
      `"${name}" is no name of a campaign: 3 to 40 letters and digits, the first a capital (AutumnTales).`,
    );
  }
  if (!KINDS.includes(kind)) throw new Error(`--kind is one of ${KINDS.join(', ')}.`);
  const title = readTitle(asked);
  if (title === '') throw new Error('--title is missing.');
  const [id, path] = [folderName(name), `/activity/${name}`];
  await requireNew(folder, id, path);
  const facts = {
    path,
    kind,
    titles: { en: title, es: title },
    descriptions: { en: `${title}, at MyFiction Studio.`, es: `${title}, en MyFiction Studio.` },
    ...(kind === 'contest' && { contest: contestFrom(now) }),
  };
  const files = { 'campaign.json': `${JSON.stringify(facts, null, 2)}\n`, ...campaignTexts({ id, kind, title }) };
  await mkdir(join(folder, id));
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, id, file), text);
  return { id, path };
}
