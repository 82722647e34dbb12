import { whenIdle } from './when-idle.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.useRealTimers();
});

test('waits for the browser to be idle, two seconds at the most', () => {
  const idle = jest.fn();
  Object.assign(globalThis, { requestIdleCallback: idle });
  const run = jest.fn();
  whenIdle(run);
  expect(idle).toHaveBeenCalledWith(run, { timeout: 2_000 });
});

test('waits a moment where the browser does not tell', () => {
  jest.useFakeTimers();
  const run = jest.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
