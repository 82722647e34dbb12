import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hasLayer } from '../../host/router/ask-layers.ts';
import { stepBack } from '../../testing/step-back.ts';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

const cancel = (dialog: HTMLElement) => fireEvent(dialog, new Event('cancel', { cancelable: true }));

test('is not there until it is open', () => {
  render(<Dialog open={false} onClose={() => {}} title="Delete chapter" />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('opens as modal, named and described', () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  render(<Dialog open onClose={() => {}} title="Delete chapter" description="It goes to the trash." />);
  const dialog = screen.getByRole('dialog', { name: 'Delete chapter' });
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog).toHaveAccessibleDescription('It goes to the trash.');
});

test('begins at the chosen one of its radio buttons, not at the first', () => {
  jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('input')?.focus();
  });
  render(
    <Dialog open onClose={() => {}} title="Publish chapter 49">
      <input type="radio" name="when" aria-label="Publish now" />
      <input type="radio" name="when" aria-label="Schedule" defaultChecked />
    </Dialog>,
  );
  expect(screen.getByRole('radio', { name: 'Schedule' })).toHaveFocus();
});

test('closes by its cross, by Escape and by the backdrop', async () => {
  const closed = jest.fn();
  render(
    <Dialog open onClose={closed} title="Delete chapter">
      text
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
  expect(closed).toHaveBeenCalledTimes(1);
  expect(cancel(dialog)).toBe(false);
  expect(closed).toHaveBeenCalledTimes(2);
  fireEvent.pointerDown(dialog);
  fireEvent.pointerUp(dialog);
  expect(closed).toHaveBeenCalledTimes(3);
});

test('a press that began inside does not close, for example a selection dragged out of a field', () => {
  const closed = jest.fn();
  render(
    <Dialog open onClose={closed} title="Delete chapter">
      text
    </Dialog>,
  );
  fireEvent.pointerDown(screen.getByText('text'));
  fireEvent.pointerUp(screen.getByRole('dialog'));
  expect(closed).not.toHaveBeenCalled();
});

test('stays where another button than the first is pressed on the backdrop', () => {
  const closed = jest.fn();
  render(<Dialog open onClose={closed} title="Delete chapter" />);
  const dialog = screen.getByRole('dialog');
  for (const type of ['pointerdown', 'pointerup'])
    fireEvent(dialog, new MouseEvent(type, { button: 2, bubbles: true }));
  expect(closed).not.toHaveBeenCalled();
});

test('one that must stay ignores Escape and backdrop, has no cross, and opens again when forced shut', () => {
  const closed = jest.fn();
  render(<Dialog open onClose={closed} title="Choose a pen name" dismissible={false} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  cancel(dialog);
  fireEvent.pointerDown(dialog);
  fireEvent.pointerUp(dialog);
  dialog.close();
  expect(closed).not.toHaveBeenCalled();
  expect(dialog).toHaveAttribute('open');
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
});

test('is closed before it leaves the page, which is what gives the focus back', () => {
  const close = jest.spyOn(HTMLDialogElement.prototype, 'close');
  const closed = jest.fn();
  const { rerender } = render(<Dialog open onClose={closed} title="Delete chapter" />);
  rerender(<Dialog open={false} onClose={closed} title="Delete chapter" />);
  expect(close).toHaveBeenCalledTimes(1);
  expect(closed).not.toHaveBeenCalled();
});

test('a drawer is named and closes by Escape', () => {
  const closed = jest.fn();
  render(
    <Drawer open onClose={closed} title="Account">
      text
    </Drawer>,
  );
  cancel(screen.getByRole('dialog', { name: 'Account' }));
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a step back closes the one on top; while something is under way it stays, and with it its page', () => {
  const closed = jest.fn();
  const dialogs = (busy: boolean) => (
    <>
      <Drawer open onClose={closed} title="Account">
        text
      </Drawer>
      <Dialog open busy={busy} onClose={closed} title="Delete chapter" />
    </>
  );
  const { rerender, unmount } = render(dialogs(true));
  act(stepBack);
  expect(closed).not.toHaveBeenCalled();
  rerender(dialogs(false));
  act(stepBack);
  expect(closed).toHaveBeenCalledTimes(1);
  unmount();
  expect(hasLayer(true)).toBe(false);
});
