import { act, fireEvent, renderHook } from '@testing-library/react';
import { useTypingPause } from './use-typing-pause.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

function focus(html: string): Element {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('Nothing to focus.');
  element.focus();
  return element;
}

it('waits until the keys rest, also where a keyboard on the screen tells of the text alone', () => {
  const text = focus('<div contenteditable tabindex="0"></div>');
  const { result } = renderHook(() => useTypingPause());
  for (const tell of [fireEvent.keyDown, fireEvent.input]) {
    act(() => void jest.advanceTimersByTime(1_400));
    tell(text);
  }
  act(() => void jest.advanceTimersByTime(1_400));
  expect(result.current).toBe(false);
  act(() => void jest.advanceTimersByTime(200));
  expect(result.current).toBe(true);
  fireEvent.keyDown(text);
  expect(result.current).toBe(true);
});

it('waits for nobody who was not writing', () => {
  focus('<button type="button">Sign in</button>');
  expect(renderHook(() => useTypingPause()).result.current).toBe(true);
});
