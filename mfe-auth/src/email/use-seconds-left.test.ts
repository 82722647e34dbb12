import { act, renderHook } from '@testing-library/react';
import { clockText, useSecondsLeft } from './use-seconds-left.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
});
afterEach(() => {
  jest.useRealTimers();
});

test('counts down to 0 and stops there', () => {
  const { result } = renderHook(useSecondsLeft);
  expect(result.current[0]).toBe(0);
  act(() => result.current[1](60));
  expect(result.current[0]).toBe(60);
  act(() => jest.advanceTimersByTime(18_000));
  expect(result.current[0]).toBe(42);
  act(() => jest.advanceTimersByTime(42_000));
  expect(result.current[0]).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test('follows the clock where the browser has slowed its timers down', () => {
  const { result } = renderHook(useSecondsLeft);
  act(() => result.current[1](60));
  jest.setSystemTime(50_000);
  act(() => jest.advanceTimersByTime(1_000));
  expect(result.current[0]).toBe(9);
});

test.each([
  [60, '1:00'],
  [42, '0:42'],
  [5, '0:05'],
  [0, '0:00'],
])('%i seconds read %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
