import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdLock } from './hold-lock.mjs';

const helper = join(import.meta.dirname ?? __dirname, 'hold-lock.mjs');
let place;
let lock;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'hold lock '));
  lock = join(place, 'locks', 'build');
});
afterEach(() => rm(place, { recursive: true }));

const HOLD_FOR_GOOD = `
const { holdLock } = await import(process.argv[1]);
await holdLock(process.argv[2], () => {}, () => {
  console.log('held');
  return new Promise((resolve) => setInterval(resolve, 2 ** 30));
});`;

async function holdElsewhere() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLD_FOR_GOOD, helper, lock], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('the second waits for the first and says once for whom', async () => {
  const first = await holdElsewhere();
  const happened = [];
  const told = new Promise((resolve) => {
    const second = holdLock(
      lock,
      (pid) => {
        happened.push(`waits for ${pid}`);
        resolve({ second });
      },
      async () => happened.push('works'),
    );
  });
  const { second } = await told;
  expect(happened).toEqual([`waits for ${first.pid}`]);
  first.kill('SIGKILL');
  await second;
  expect(happened).toEqual([`waits for ${first.pid}`, 'works']);
});

test('many at once work one after another, also where a killed process was', async () => {
  const killed = await holdElsewhere();
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  let working = 0;
  const work = async () => {
    working += 1;
    await readdir(place);
    const together = working;
    working -= 1;
    return together;
  };
  const all = Array.from({ length: 8 }, () => holdLock(lock, () => {}, work));
  expect(await Promise.all(all)).toEqual(Array(8).fill(1));
  expect(await readdir(join(place, 'locks'))).toEqual(['build']);
});

test('another process that has the number by now holds nothing', async () => {
  await mkdir(lock, { recursive: true });
  await writeFile(join(lock, `${process.pid}-1`), '');
  const onWait = jest.fn();
  expect(await holdLock(lock, onWait, async () => 'done')).toBe('done');
  expect(onWait).not.toHaveBeenCalled();
});

test('what fails is free again', async () => {
  const fail = () => Promise.reject(new Error('broken'));
  await expect(holdLock(lock, () => {}, fail)).rejects.toThrow('broken');
  expect(
    await holdLock(
      lock,
      () => {},
      async () => 'done',
    ),
  ).toBe('done');
});
