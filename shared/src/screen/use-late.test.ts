import { act, renderHook } from '@testing-library/react';
import { useLate } from './use-late.ts';

it('tries a load again that has failed', async () => {
  jest.useFakeTimers();
  const load = jest.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('component');
  const { result } = renderHook(() => useLate(load, true));
  await act(async () => undefined);
  expect(result.current).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(result.current).toBe('component');
  expect(load).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

it('loads nothing that is not wanted', () => {
  const load = jest.fn().mockResolvedValue('component');
  renderHook(() => useLate(load, false));
  expect(load).not.toHaveBeenCalled();
});
