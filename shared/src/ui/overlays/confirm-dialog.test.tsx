import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

function setUp(props: Partial<ConfirmDialogProps> = {}) {
  const onConfirm = jest.fn();
  const onClose = jest.fn();
  const whole = { title: 'Delete “Spring”?', text: 'Nothing brings it back.', confirmLabel: 'Delete', ...props };
  render(<ConfirmDialog {...whole} onConfirm={onConfirm} onClose={onClose} />);
  return { onConfirm, onClose, user: userEvent.setup() };
}

test('names what it is about and does what was confirmed', async () => {
  const { onConfirm, onClose, user } = setUp({ danger: true });
  const dialog = screen.getByRole('dialog', { name: 'Delete “Spring”?' });
  expect(dialog).toHaveAccessibleDescription('Nothing brings it back.');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('comes first to what changes nothing', async () => {
  const { onConfirm, onClose, user } = setUp();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onConfirm).not.toHaveBeenCalled();
});

test('comes first to a field inside, and waits until it is filled in', async () => {
  const { onConfirm, user } = setUp({ disabled: true, children: <input aria-label="Reason" /> });
  await user.tab();
  expect(screen.getByLabelText('Reason')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('while it works nothing closes it and nothing is done twice', async () => {
  const { onConfirm, onClose, user } = setUp({ loading: true, loadingLabel: 'Deleting' });
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  await user.click(screen.getByRole('button', { name: 'Deleting' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  fireEvent.pointerDown(dialog);
  fireEvent.pointerUp(dialog);
  dialog.close();
  expect(dialog).toHaveAttribute('open');
  expect(onConfirm).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('says why it did not work and lets one try again', async () => {
  const { onConfirm, user } = setUp({ error: 'The server is away.' });
  expect(screen.getByRole('alert')).toHaveTextContent('The server is away.');
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('is not there until it is open', () => {
  setUp({ open: false });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
