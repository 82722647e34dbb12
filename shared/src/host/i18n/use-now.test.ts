import { act, renderHook } from '@testing-library/react';
import { useNow } from './use-now.ts';

test('moves on once a minute, for all who ask, and rests when nobody does', () => {
  jest.useFakeTimers({ now: 1_000_000 });
  const first = renderHook(() => useNow());
  const second = renderHook(() => useNow());
  const start = first.result.current;
  act(() => jest.advanceTimersByTime(59_999));
  expect(first.result.current).toBe(start);
  act(() => jest.advanceTimersByTime(1));
  expect(first.result.current).toBe(1_060_000);
  expect(second.result.current).toBe(1_060_000);
  first.unmount();
  expect(jest.getTimerCount()).toBe(1);
  second.unmount();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});

test('begins at the time of now, also after the clock was put back', () => {
  jest.useFakeTimers({ now: 2_000_000 });
  renderHook(() => useNow()).unmount();
  jest.setSystemTime(1_970_000);
  expect(renderHook(() => useNow()).result.current).toBe(1_970_000);
  jest.useRealTimers();
});
