import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CommandError, readCount, runCommandLine } from './lib/command-line.mjs';
import { applyMutant, mutantsOf } from './lib/mutation/mutants.mjs';
import { runMutant } from './lib/mutation/run-mutant.mjs';

/**
 * `npm run mutate -- FILE… [--tests PATTERN]… [--most N]`: puts small faults into a file, one at a time, and says which
 * of them its tests do not notice. Tests are those of the file's folder unless others are named. Ends with 1 where a
 * fault survived.
 */
const root = resolve(fileURLToPath(new URL('..', import.meta.url)));

const usage = 'Usage: npm run mutate -- server/src/billing/ledger.ts [--tests PATTERN]… [--most N]';

/** As many as are asked for, spread over the file. */
const spread = (all, most) =>
  all.filter((_, index) => Math.floor((index * most) / all.length) !== Math.floor(((index - 1) * most) / all.length));

async function mutate(args) {
  const options = {
    tests: { type: 'string', multiple: true },
    most: { type: 'string', default: '10' },
  };
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  if (positionals.length === 0) throw new CommandError('usage', 'Name a file.');
  const most = readCount(values.most, '--most');
  const folder = await mkdtemp(join(tmpdir(), 'studio-mutants-'));
  let [killed, survived] = [0, 0];
  try {
    for (const name of positionals) {
      const file = resolve(name);
      const source = await readFile(file, 'utf8');
      const run = (text) =>
        runMutant({ root, folder, file, text, tests: values.tests ?? [`${relative(root, dirname(file))}/`] });
      if (await run(source)) throw new Error(`The tests of ${name} fail as it is.`);
      const all = await mutantsOf(source, { tsx: name.endsWith('x') });
      for (const mutant of all.length > most ? spread(all, most) : all) {
        const isKilled = await run(applyMutant(source, mutant));
        if (isKilled) killed += 1;
        else survived += 1;
        console.log(`${isKilled ? 'killed  ' : 'SURVIVED'} ${name}:${mutant.line} ${mutant.what}`);
      }
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`${killed} killed, ${survived} survived`);
  if (survived > 0) process.exitCode = 1;
}

await runCommandLine(mutate, { usage });
