import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { CHROMIUM_ARGUMENTS, chromiumPath } from '../support/chromium.ts';
import { StudioServer } from '../support/studio-server.ts';
import { AREAS, LONG_AREAS } from './areas.ts';
import { signInApi } from './bench-context.ts';
import { formatHeldByTests } from './held-by-tests.ts';
import { type Figure, formatTable, isReached, toJson } from './report.ts';

/** `npm run bench`: measures the quality bars, or the named areas of them, prints a table and writes JSON. */
const { values, positionals } = parseArgs({ options: { json: { type: 'string' } }, allowPositionals: true });
// Databases lie on a disk here, as those of authors do.
process.env.TMPDIR ??= tmpdir();
const rootDir = join(import.meta.dirname, '..', '..');

function chosenAreas(names: readonly string[]) {
  const unknown = names.filter((name) => !(name in AREAS));
  if (unknown.length > 0) throw new Error(`There is no area ${unknown}. Areas: ${Object.keys(AREAS).join(', ')}`);
  return Object.entries(AREAS).filter(([name]) =>
    names.length === 0 ? !LONG_AREAS.includes(name) : names.includes(name),
  );
}

/** An area that cannot be measured takes none of the others' figures with it. */
let broken = 0;

async function measure(): Promise<Figure[]> {
  const areas = chosenAreas(positionals);
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
console.log(`\n${formatTable(figures)}\n`);
if (positionals.length === 0) console.log(`${formatHeldByTests()}\n`);
console.log(`${verdict(missed)} ${file}`);
process.exitCode = missed + broken === 0 ? 0 : 1;
