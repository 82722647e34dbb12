import { settledWithin } from './settled-within.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['succeeds', () => Promise.resolve('done')],
  ['fails', () => Promise.reject(new Error('no'))],
])('ends with work that %s, and leaves no timer', async (_how, work) => {
  await settledWithin(1_000, work());
  expect(jest.getTimerCount()).toBe(0);
});

test('does not wait longer than it was told', async () => {
  const done = jest.fn();
  void settledWithin(1_000, new Promise(() => {})).then(done);
  await jest.advanceTimersByTimeAsync(999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledTimes(1);
});
