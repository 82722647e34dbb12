import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { useDebouncedValue } from './use-debounced-value.ts';

function useField(first: string) {
  const [settled, setSettled] = useState(first);
  const [text, setText] = useDebouncedValue(settled, setSettled, 250);
  return { settled, setSettled, text, setText };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('uses what was typed once the typing pauses', () => {
  const { result } = renderHook(() => useField(''));
  act(() => result.current.setText('mo'));
  act(() => void jest.advanceTimersByTime(249));
  act(() => result.current.setText('moon '));
  act(() => void jest.advanceTimersByTime(249));
  expect(result.current.settled).toBe('');
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current.settled).toBe('moon');
  expect(result.current.text).toBe('moon ');
});

it('keeps what was typed while the last pause is being used', () => {
  const { result } = renderHook(() => useField(''));
  act(() => result.current.setText('mo'));
  act(() => {
    jest.advanceTimersByTime(250);
    result.current.setText('moo');
  });
  expect(result.current).toMatchObject({ settled: 'mo', text: 'moo' });
});

it('follows a change from outside, there and back', () => {
  const { result } = renderHook(() => useField('moon'));
  act(() => result.current.setSettled(''));
  expect(result.current.text).toBe('');
  act(() => result.current.setSettled('moon'));
  expect(result.current.text).toBe('moon');
  act(() => void jest.advanceTimersByTime(1000));
  expect(result.current.settled).toBe('moon');
});
