import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runToEnd } from '../../shared/src/testing/run-to-end.ts';

const scripts = join(import.meta.dirname ?? __dirname, '..');

const run = (script, ...argv) => runProgram(process.execPath, join(scripts, script), ...argv);

async function runProgram(program, ...argv) {
  const { code, out, err } = await runToEnd(program, argv, { cwd: join(scripts, '..') });
  return { code, out, err: err.trim().split('\n') };
}

test.each([
  ['start.mjs', ['--emtpy'], "Unknown option '--emtpy'"],
  ['create-remote.mjs', ['reading-room', '--titel', 'X'], "Unknown option '--titel'"],
  ['create-remote.mjs', [], 'Say one name.'],
  ['create-campaign.mjs', ['AutumnTales', '--titel', 'X'], "Unknown option '--titel'"],
  ['create-campaign.mjs', [], 'Say one name.'],
  ['mutate.mjs', [], 'Name a file.'],
  ['mutate.mjs', ['scripts/mutate.mjs', '--most', 'all'], '--most is a number from 1 on, not "all".'],
  ['bench.mjs', ['api', 'edtior'], 'There is no area edtior. Areas: api, billing, comments,'],
  ['create-secrets.mjs', ['--force'], "Unknown option '--force'"],
  ['build.mjs', ['--froce'], "Unknown option '--froce'"],
  ['dev.mjs', ['coments'], 'Say which remote. There are activities, auth,'],
  ['dev.mjs', [], 'Say which remote.'],
  ['test-compatibility.mjs', ['v1', 'v2'], 'Say one tag or commit.'],
  ['test.mjs', ['mfe-comments'], "Unexpected argument 'mfe-comments'"],
])('%s %j does nothing and tells how it is used', async (script, argv, problem) => {
  const { code, out, err } = await run(script, ...argv);
  expect([code, out, err]).toEqual([2, '', [expect.stringContaining(problem), expect.stringMatching(/^Usage: npm /)]]);
});

test.each([
  'bench.mjs',
  'build.mjs',
  'create-campaign.mjs',
  'create-remote.mjs',
  'create-secrets.mjs',
  'dev.mjs',
  'mutate.mjs',
  'start.mjs',
  'test-compatibility.mjs',
  'test.mjs',
  '../server/src/platform/settings/write-page.ts',
  '../server/src/testing/fuzz/fuzz-main.ts',
])('%s --help does nothing but tell how it is used', async (script) => {
  const started = script.endsWith('.ts') ? ['--import', 'tsx', join(scripts, script)] : [join(scripts, script)];
  const ended = await runProgram(process.execPath, ...started, '--help');
  expect(ended).toEqual({ code: 0, out: expect.stringMatching(/^Usage: npm /), err: [''] });
});

test('a number of requests that is none is not taken for no faults', async () => {
  const fuzz = ['--import', 'tsx', join(scripts, '../server/src/testing/fuzz/fuzz-main.ts')];
  const { code, err } = await runProgram(process.execPath, ...fuzz, '--each', '10k');
  expect([code, err[0]]).toEqual([2, '--each is a number from 1 on, not "10k".']);
});

test('figures that could not be kept are not measured', async () => {
  const { code, err } = await run('bench.mjs', 'api', '--json', '/nowhere/figures.json');
  expect([code, JSON.parse(err.join('\n')).error.message.split('\n')[0]]).toEqual([
    2,
    'There is no folder /nowhere for the figures.',
  ]);
});

test('a folder of another user is told with what helps', async () => {
  const module = JSON.stringify(join(scripts, 'lib/command-line.mjs'));
  const program = `import { runCommandLine } from ${module};
    const refused = Object.assign(new Error("EACCES: permission denied, mkdir 'mfe-x'"), { code: 'EACCES' });
    await runCommandLine(() => Promise.reject(refused), { usage: 'Usage: npm test' });`;
  expect(await runProgram(process.execPath, '--input-type=module', '-e', program)).toEqual({
    code: 1,
    out: '',
    err: [expect.stringMatching(/^EACCES: .* change its owner, or clone into a folder of your own\.$/)],
  });
});

test('what is refused is told in one line', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secrets-'));
  try {
    const { out } = await run('create-secrets.mjs', folder);
    expect(out).toContain(`  created  ${join(folder, 'secrets/data_key')}\n`);
    await rm(join(folder, 'web-app-keys/signing_public_key'));
    const { code, err } = await run('create-secrets.mjs', folder);
    expect([code, err]).toEqual([1, [expect.stringContaining('only one is there')]]);
    await writeFile(join(folder, 'web-app-keys/signing_public_key'), 'a key');
    expect(await run('create-secrets.mjs', folder)).toMatchObject({ code: 0 });
  } finally {
    await rm(folder, { recursive: true });
  }
});
