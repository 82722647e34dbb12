import { createLogRecorder } from '../../testing/log-recorder.ts';
import { until } from '../../testing/until.ts';
import type { Doubt } from './sound-time.ts';
import { createWhenSound } from './when-sound.ts';

const LOOK_AGAIN_MS = 5;
const never = new AbortController().signal;

function gate(doubts: (Doubt | Error | undefined)[]) {
  const log = createLogRecorder();
  let looks = 0;
  const doubt = async () => {
    const found = doubts[Math.min(looks++, doubts.length - 1)];
    if (found instanceof Error) throw found;
    return found;
  };
  return { log, whenSound: createWhenSound({ doubt }, log, LOOK_AGAIN_MS), looked: () => looks };
}

test('work waits until the clock is right; begin and end are told once', async () => {
  const { log, whenSound } = gate(['jump', 'jump', 'jump', undefined]);
  const work = jest.fn(async () => {});
  await whenSound(work)(never);
  expect(work).toHaveBeenCalledTimes(1);
  expect(log.told('error')).toEqual([{ doubt: 'jump' }]);
  expect(log.told('info')).toEqual([{ doubt: 'jump' }]);
});

test('another reason is told too', async () => {
  const { log, whenSound } = gate(['gap', 'database', undefined]);
  await whenSound(async () => {})(never);
  expect(log.told('error')).toEqual([{ doubt: 'gap' }, { doubt: 'database' }]);
});

test('a database that is away is told once for all work, which waits for it and fails nothing', async () => {
  const away = new Error('connect ECONNREFUSED');
  const { log, whenSound } = gate([away, away, away, away, undefined]);
  const work = jest.fn(async () => {});
  await Promise.all([whenSound(work)(never), whenSound(work)(never)]);
  expect(work).toHaveBeenCalledTimes(2);
  expect(log.told('error')).toEqual([{ doubt: 'unread', err: away }]);
  expect(log.told('info')).toEqual([{ doubt: 'unread' }]);
});

test('a server that stops waits for nothing and does nothing', async () => {
  const { whenSound, looked } = gate(['jump']);
  const work = jest.fn(async () => {});
  const stopping = new AbortController();
  const waiting = whenSound(work)(stopping.signal);
  await until(async () => looked() > 1);
  stopping.abort();
  await waiting;
  expect(work).not.toHaveBeenCalled();
});
