import { whenQuiet } from './when-quiet.ts';

let fetched: () => void;
const disconnect = jest.fn();

class FakePerformanceObserver {
  constructor(callback: () => void) {
    fetched = callback;
  }
  observe = jest.fn();
  disconnect = disconnect;
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: FakePerformanceObserver });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

test('waits while something is fetched', () => {
  const act = jest.fn();
  whenQuiet(act);
  jest.advanceTimersByTime(900);
  fetched();
  jest.advanceTimersByTime(999);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('does not wait for ever on a page that never rests', () => {
  const act = jest.fn();
  whenQuiet(act);
  for (let passed = 0; passed < 8_000; passed += 500) {
    expect(act).not.toHaveBeenCalled();
    fetched();
    jest.advanceTimersByTime(500);
  }
  expect(act).toHaveBeenCalledTimes(1);
});

test('has only the timer where the browser tells nothing', () => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  const act = jest.fn();
  whenQuiet(act);
  jest.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
});
