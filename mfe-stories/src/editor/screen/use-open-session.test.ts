import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { type OpenResult, openSession } from '../session/open-session.ts';
import { useOpenSession } from './use-open-session.ts';

jest.mock('../session/open-session.ts', () => ({ openSession: jest.fn(), closeSession: jest.fn() }));

const LONG_MS = 10_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('says that opening takes long, and still takes what comes', async () => {
  let answer: (result: OpenResult) => void = () => undefined;
  jest.mocked(openSession).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const { result } = renderHook(() => useOpenSession({ uid: 7, chapterId: 'c' }));
  act(() => jest.advanceTimersByTime(LONG_MS - 1));
  expect(result.current[0].kind).toBe('opening');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current[0].kind).toBe('slow');
  await act(async () => answer({ kind: 'unreachable' }));
  expect(result.current[0].kind).toBe('unreachable');
});

it('asks once more when it is told to, and waits anew', async () => {
  jest.mocked(openSession).mockReturnValue(new Promise(() => undefined));
  const { result } = renderHook(() => useOpenSession({ uid: 7, chapterId: 'c' }));
  act(() => jest.advanceTimersByTime(LONG_MS));
  act(() => result.current[1]());
  expect(result.current[0].kind).toBe('opening');
  expect(openSession).toHaveBeenCalledTimes(2);
  act(() => jest.advanceTimersByTime(LONG_MS));
  expect(result.current[0].kind).toBe('slow');
});

it('says nothing of the kind once a chapter has opened', async () => {
  jest.mocked(openSession).mockResolvedValue({ kind: 'unreachable' });
  const { result } = renderHook(() => useOpenSession({ uid: 7, chapterId: 'c' }));
  await act(async () => undefined);
  act(() => jest.advanceTimersByTime(LONG_MS));
  expect(result.current[0].kind).toBe('unreachable');
});
