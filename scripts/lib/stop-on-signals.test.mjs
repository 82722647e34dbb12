import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const helper = join(__dirname, 'stop-on-signals.mjs');
/** Runs on until it is told to stop, and says when it has begun. */
const program = `
  const { stopOnSignals } = await import(${JSON.stringify(helper)});
  stopOnSignals(() => { console.log('stopped'); process.exit(); });
  setInterval(() => {}, 1000);
  console.log('pid ' + process.pid);
`;

test.each([
  ['with the shell of npm, which says nothing', (shell) => shell.kill('SIGKILL')],
  ['by a signal', (_shell, pid) => process.kill(pid, 'SIGTERM')],
])('a command stops %s', async (_how, end) => {
  const env = { ...process.env, PROGRAM: program, npm_lifecycle_event: 'dev' };
  // More than one command, or the shell becomes the program.
  const shell = spawn('sh', ['-c', `"${process.execPath}" --input-type=module -e "$PROGRAM"; true`], { env });
  let said = '';
  shell.stdout.on('data', (text) => {
    said += text;
    const [, pid] = /pid (\d+)\n$/.exec(said) ?? [];
    if (pid) end(shell, Number(pid));
  });
  await once(shell.stdout, 'close');
  expect(said).toMatch(/stopped\n$/);
});
