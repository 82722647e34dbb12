import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../support/chromium.ts';
import { StudioServer } from '../support/studio-server.ts';
import { AREAS } from './areas.ts';
import { signInApi } from './bench-context.ts';
import { type Figure, formatTable, isReached, toJson } from './report.ts';

/** `npm run bench`: measures the quality bars on the production build, prints a table and writes JSON. */
const { values } = parseArgs({ options: { json: { type: 'string' }, only: { type: 'string' } } });
const rootDir = join(import.meta.dirname, '..', '..');

function chosenAreas(only: string | undefined) {
  const chosen = Object.entries(AREAS).filter(([name]) => !only || only.split(',').includes(name));
  if (chosen.length > 0) return chosen;
  throw new Error(`There is no area "${only}". Areas: ${Object.keys(AREAS).join(', ')}`);
}

/** An area that cannot be measured takes none of the others' figures with it. */
let broken = 0;

async function measure(): Promise<Figure[]> {
  const areas = chosenAreas(values.only);
  const studio = await StudioServer.start();
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS });
  const figures: Figure[] = [];
  try {
    const context = { rootDir, studio, browser, api: await signInApi(studio.url) };
    for (const [name, area] of areas) {
      console.log(`Measuring ${name}…`);
      try {
        figures.push(...(await area(context)));
      } catch (error) {
        broken += 1;
        console.error(`${name} could not be measured:`, error);
      }
    }
  } finally {
    await browser.close();
    await studio.dispose();
  }
  return figures;
}

function verdict(missed: number): string {
  if (missed + broken === 0) return 'Every bar is reached.';
  return `${missed} bars are missed, ${broken} areas could not be measured.`;
}

const figures = await measure();
const file = values.json ?? join(rootDir, '.cache', 'bench', 'figures.json');
await writeFile(file, toJson(figures));
const missed = figures.filter((figure) => !isReached(figure)).length;
console.log(`\n${formatTable(figures)}\n\n${verdict(missed)} ${file}`);
process.exitCode = missed + broken === 0 ? 0 : 1;
