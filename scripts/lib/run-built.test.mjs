import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '../../shared/src/testing/run-to-end.ts';

const lib = import.meta.dirname ?? __dirname;
let folder;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'built '));
  await mkdir(join(folder, 'scripts/lib'), { recursive: true });
  await cp(join(lib, 'run-built.mjs'), join(folder, 'scripts/lib/run-built.mjs'));
  const program = `import { runBuilt } from './lib/run-built.mjs'; runBuilt('backup.js', process.argv.slice(2));`;
  await writeFile(join(folder, 'scripts/backup.mjs'), program);
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...argv) {
  return runToEnd(process.execPath, [join(folder, 'scripts/backup.mjs'), ...argv]);
}

test('a server that is not built is told', async () => {
  expect(await run()).toEqual({ code: 3, out: '', err: 'The server is not built: npm run build server\n' });
});

test('a command ends as what it runs has ended, also where that was killed', async () => {
  await mkdir(join(folder, 'server/dist'), { recursive: true });
  const bundle = `const [, , word, end] = process.argv; console.log(word);
    if (end === 'killed') process.kill(process.pid, 'SIGKILL'); else process.exit(Number(end));`;
  await writeFile(join(folder, 'server/dist/backup.js'), bundle);
  expect(await run('two words', '0')).toEqual({ code: 0, out: 'two words\n', err: '' });
  expect((await run('', '4')).code).toBe(4);
  expect((await run('', 'killed')).code).toBe(1);
});
