import { repeat } from './repeat.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const noError = (error: unknown) => {
  throw error;
};

test('works at once, then after each pause', async () => {
  const work = jest.fn(async () => {});
  const repeated = repeat(1_000, work, noError);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(work).toHaveBeenCalledTimes(4);
  await repeated.stop();
});

test('a long run is not joined by a second one', async () => {
  let finish = (): void => {};
  const work = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const repeated = repeat(1_000, work, noError);
  await jest.advanceTimersByTimeAsync(5_000);
  expect(work).toHaveBeenCalledTimes(1);
  finish();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(work).toHaveBeenCalledTimes(2);
  finish();
  await repeated.stop();
});

test('an error is told and does not end it', async () => {
  const told = jest.fn();
  const work = jest.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue(undefined);
  const repeated = repeat(1_000, work, told);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(told.mock.calls).toEqual([[new Error('once')]]);
  expect(work).toHaveBeenCalledTimes(2);
  await repeated.stop();
});

test('stopping tells the run in progress, waits for it, and begins no other', async () => {
  const steps: string[] = [];
  const work = async (signal: AbortSignal): Promise<void> => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    steps.push('work ends');
  };
  await repeat(1_000, work, noError).stop();
  steps.push('stopped');
  await jest.advanceTimersByTimeAsync(5_000);
  expect(steps).toEqual(['work ends', 'stopped']);
});
