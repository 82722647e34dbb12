import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useDropGuard } from './use-drop-guard.ts';

function Page() {
  useDropGuard();
  return (
    <>
      <p>Text</p>
      <button type="button" onDragOver={(event) => event.preventDefault()}>
        Cover
      </button>
    </>
  );
}

function drag(over: HTMLElement, types: string[]) {
  const dataTransfer = { types, dropEffect: 'copy' };
  const event = createEvent.dragOver(over, { dataTransfer });
  fireEvent(over, event);
  return { isPrevented: event.defaultPrevented, effect: dataTransfer.dropEffect };
}

let leave: () => void;
beforeEach(() => {
  leave = render(<Page />).unmount;
});

it('takes no file where nothing asks for one', () => {
  expect(drag(screen.getByText('Text'), ['Files'])).toEqual({ isPrevented: true, effect: 'none' });
});

it('leaves a file to what takes it', () => {
  expect(drag(screen.getByText('Cover'), ['Files'])).toEqual({ isPrevented: true, effect: 'copy' });
});

it('leaves words to the browser', () => {
  expect(drag(screen.getByText('Text'), ['text/plain'])).toEqual({ isPrevented: false, effect: 'copy' });
});

it('does not leave the page for a file that is dropped on it', () => {
  const isLeft = (types: string[]) => fireEvent.drop(document.body, { dataTransfer: { types } });
  expect(isLeft(['Files'])).toBe(false);
  // Words may still be drawn into a title.
  expect(isLeft(['text/plain'])).toBe(true);
  leave();
  expect(isLeft(['Files'])).toBe(true);
});
