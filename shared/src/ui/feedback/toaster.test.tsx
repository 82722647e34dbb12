import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { clearToasts, toast } from '../../host.ts';
import { Dialog } from '../overlays/dialog.tsx';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  render(<Toaster />);
});

afterEach(() => {
  act(() => clearToasts());
  jest.useRealTimers();
});

const show = (run: () => void) => act(run);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('the live region is there before its first toast', () => {
  const region = screen.getByRole('region', { name: 'Short messages' });
  expect(region).toHaveAttribute('aria-live', 'polite');
  show(() => toast.warning('Story name already exists.'));
  expect(region).toHaveTextContent('Story name already exists.');
});

test('a toast goes after 5 seconds, but not while it is hovered', () => {
  show(() => toast.success('Saved'));
  pass(4_000);
  const note = screen.getByText('Saved');
  fireEvent.pointerEnter(note);
  pass(60_000);
  expect(note).toBeInTheDocument();
  fireEvent.pointerLeave(note);
  pass(999);
  expect(note).toBeInTheDocument();
  pass(1);
  expect(note).not.toBeInTheDocument();
});

test('what goes wrong again is said again, for as long as the first time', () => {
  show(() => toast.warning('Network connection error.'));
  pass(4_000);
  const first = screen.getByText('Network connection error.');
  show(() => toast.warning('Network connection error.'));
  const second = screen.getByText('Network connection error.');
  expect(second).not.toBe(first);
  pass(4_000);
  expect(second).toBeInTheDocument();
  pass(1_000);
  expect(second).not.toBeInTheDocument();
});

test('a toast stays while the focus is in it', () => {
  show(() => toast.success('Saved'));
  const button = screen.getByRole('button', { name: 'Dismiss' });
  act(() => button.focus());
  pass(60_000);
  expect(button).toBeInTheDocument();
  act(() => button.blur());
  pass(5_000);
  expect(button).not.toBeInTheDocument();
});

test('a toast stays while the focus is in it, also where the mouse passes over it', () => {
  show(() => toast.success('Saved'));
  const button = screen.getByRole('button', { name: 'Dismiss' });
  act(() => button.focus());
  fireEvent.pointerEnter(button);
  fireEvent.pointerLeave(button);
  pass(60_000);
  expect(button).toBeInTheDocument();
});

describe('the focus that goes with a toast', () => {
  const focusIn = (name: string) => {
    const button = screen.getByRole('button', { name });
    act(() => button.focus());
    return button;
  };
  beforeEach(() => {
    render(
      <>
        <button type="button">Delete</button>
        <button type="button">Elsewhere</button>
      </>,
    );
  });

  test('is where it was before it came to the toasts', () => {
    focusIn('Delete');
    show(() => toast.info('Chapter deleted', { action: { label: 'Undo', onClick: () => {} } }));
    focusIn('Dismiss');
    fireEvent.click(focusIn('Undo'));
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
  });

  test('is left to the action that moves it', () => {
    focusIn('Delete');
    const onClick = () => screen.getByRole('button', { name: 'Elsewhere' }).focus();
    show(() => toast.info('Chapter deleted', { action: { label: 'Show', onClick } }));
    fireEvent.click(focusIn('Show'));
    expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  });

  test('comes from nowhere once it has left the toasts', () => {
    focusIn('Delete');
    show(() => toast.success('Saved'));
    focusIn('Dismiss');
    act(() => focusIn('Elsewhere').blur());
    pass(5_000);
    expect(document.body).toHaveFocus();
  });
});

test('its action acts once and takes the toast away', () => {
  const undo = jest.fn();
  show(() => toast.info('Chapter deleted', { action: { label: 'Undo', onClick: undo } }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Chapter deleted')).not.toBeInTheDocument();
});

test('it can be dismissed', () => {
  show(() => toast.warning('Something went wrong, please try again.'));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/Something went wrong/)).not.toBeInTheDocument();
});

test('comes to the front again with each toast, above a menu opened in between', () => {
  const showPopover = jest.spyOn(HTMLElement.prototype, 'showPopover');
  show(() => toast.success('One'));
  show(() => toast.success('Two'));
  expect(showPopover).toHaveBeenCalledTimes(2);
});

test('stands in the topmost dialog, where it can be read and pressed, and outlives it', () => {
  const showPopover = jest.spyOn(HTMLElement.prototype, 'showPopover');
  const undo = jest.fn();
  show(() => toast.info('Chapter deleted', { action: { label: 'Undo', onClick: undo } }));
  const note = screen.getByText('Chapter deleted');
  const dialogs = (inner: boolean) => (
    <>
      <Dialog open onClose={() => {}} title="Outer" />
      <Dialog open={inner} onClose={() => {}} title="Inner" />
    </>
  );
  const { rerender, unmount } = render(dialogs(true));
  expect(screen.getByRole('dialog', { name: 'Inner' })).toContainElement(note);
  expect(showPopover).toHaveBeenCalledTimes(3);
  rerender(dialogs(false));
  expect(screen.getByRole('dialog', { name: 'Outer' })).toContainElement(note);
  unmount();
  expect(note).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
});

test('is said also when the dialog around it has left the page unannounced', () => {
  const { container } = render(
    <Dialog open onClose={() => {}} title="Of another root">
      Content
    </Dialog>,
  );
  container.remove();
  show(() => toast.success('Welcome'));
  expect(screen.getByText('Welcome')).toBeInTheDocument();
});

test('its time runs on while a dialog opens', () => {
  show(() => toast.success('Saved'));
  pass(4_000);
  render(<Dialog open onClose={() => {}} title="Outer" />);
  pass(1_000);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('a long mail address breaks, and pushes no button off a phone', () => {
  const css = readFileSync(join(__dirname, 'toaster.module.css'), 'utf8');
  const [, rule] = css.split('\n.toast > span {');
  expect(rule?.split('}')[0]).toContain('overflow-wrap: anywhere;');
});
