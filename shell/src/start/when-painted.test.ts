import { whenPainted } from './when-painted.ts';

type Callback = (list: { getEntriesByName: (name: string) => unknown[] }) => void;
let paint: (name: string) => void;
const disconnect = jest.fn();

class FakePerformanceObserver {
  constructor(callback: Callback) {
    paint = (name) => callback({ getEntriesByName: (asked) => (asked === name ? [{}] : []) });
  }
  observe = jest.fn();
  disconnect = disconnect;
}

beforeEach(() => {
  jest.useFakeTimers();
  disconnect.mockClear();
  Object.assign(globalThis, { PerformanceObserver: FakePerformanceObserver });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
});

test('waits for content, an empty background is not enough', () => {
  const act = jest.fn();
  whenPainted(act);
  paint('first-paint');
  expect(act).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  expect(act).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalled();
  jest.runAllTimers();
  expect(act).toHaveBeenCalledTimes(1);
});

test('does not wait for ever in a tab that is never painted', () => {
  const act = jest.fn();
  whenPainted(act);
  jest.advanceTimersByTime(2_999);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});

test('has only the timer where the browser tells no paints', () => {
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  const act = jest.fn();
  whenPainted(act);
  jest.advanceTimersByTime(3_000);
  expect(act).toHaveBeenCalledTimes(1);
});
