import { access, mkdir, readdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPackages } from './lib/build-packages.mjs';
import { CommandError, runCommandLine } from './lib/command-line.mjs';
import { ensureInstalled } from './lib/ensure-installed.mjs';
import { ensureChromium } from './lib/find-chromium.mjs';
import { runCommand } from './lib/run-step.mjs';

/** `npm run bench -- [AREA...] [--json FILE]`: builds what changed, then measures the quality bars. */
const root = fileURLToPath(new URL('..', import.meta.url));

const usage = 'Usage: npm run bench -- [AREA…] [--json FILE]';

/** Each area is a file of that name. */
async function requireAreas(names) {
  const files = await readdir(join(root, 'e2e/bench'));
  const areas = files.flatMap((file) => /^area-(.+)\.ts$/.exec(file)?.[1] ?? []).sort();
  const unknown = names.filter((name) => !areas.includes(name));
  if (unknown.length > 0) {
    throw new CommandError('usage', `There is no area ${unknown.join(', ')}. Areas: ${areas.join(', ')}.`);
  }
}

/** Before half an hour of measuring, not after it. */
async function requireFolderOf(file) {
  const folder = dirname(resolve(root, file));
  await access(folder).catch(() => {
    throw new CommandError('usage', `There is no folder ${folder} for the figures.`);
  });
}

await runCommandLine(
  async (args) => {
    const { values, positionals } = parseArgs({ args, options: { json: { type: 'string' } }, allowPositionals: true });
    await requireAreas(positionals);
    if (values.json) await requireFolderOf(values.json);
    await ensureInstalled(root);
    await buildPackages(root);
    await mkdir(join(root, '.cache', 'bench'), { recursive: true });
    ensureChromium();
    await runCommand(process.execPath, ['--import', 'tsx', 'e2e/bench/main.ts', ...args], { cwd: root });
  },
  { usage },
);
