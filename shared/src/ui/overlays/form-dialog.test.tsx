import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { stepBack } from '../../testing/step-back.ts';
import { Button } from '../actions/button.tsx';
import { Field } from '../fields/field.tsx';
import { TextInput } from '../fields/text-input.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

function NameDialog(props: Omit<FormDialogProps, 'title' | 'confirmLabel' | 'children'>) {
  const [name, setName] = useState('');
  return (
    <FormDialog {...props} title="Name the volume" confirmLabel="Save">
      <Field label="Name">
        <TextInput value={name} onChange={setName} />
      </Field>
    </FormDialog>
  );
}

function setUp(props: Partial<FormDialogProps> = {}) {
  const onSubmit = jest.fn();
  const onClose = jest.fn();
  render(<NameDialog {...props} onSubmit={onSubmit} onClose={onClose} />);
  return { onSubmit, onClose, user: userEvent.setup() };
}

test('begins in its first field and is sent by Enter or by its button', async () => {
  const { onSubmit, user } = setUp();
  await user.tab();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.keyboard('Spring{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test.each([{ disabled: true }, { loading: true, loadingLabel: 'Saving' }])('is not sent while %p', async (props) => {
  const { onSubmit, user } = setUp(props);
  await user.type(screen.getByLabelText('Name'), 'Spring{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('keeps what was typed beside the reason why it did not work', async () => {
  const { user } = setUp({ error: 'The server is away.' });
  await user.type(screen.getByLabelText('Name'), 'Spring');
  expect(screen.getByRole('alert')).toHaveTextContent('The server is away.');
  expect(screen.getByLabelText('Name')).toHaveValue('Spring');
});

test('another action stands in place of Cancel', () => {
  setUp({ otherAction: <Button>Remove the name</Button> });
  expect(screen.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove the name' })).toBeInTheDocument();
});

describe('with something written that would be lost', () => {
  const question = { name: 'Discard what you have written?' };

  test.each(['Escape', 'Cancel', 'a step back'])('%s asks first, and the text stays', async (way) => {
    const { onClose, user } = setUp({ unsaved: true });
    await user.type(screen.getByLabelText('Name'), 'Spring');
    if (way === 'Escape') fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    else if (way === 'a step back') act(stepBack);
    else await user.click(screen.getByRole('button', { name: way }));
    expect(screen.getByRole('dialog', question)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep writing' }));
    expect(screen.queryByRole('dialog', question)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Spring');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('asks in a dialog that is open also where the browser has shut it', () => {
    const { onClose } = setUp({ unsaved: true });
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
    act(() => {
      fireEvent(dialog, new Event('cancel', { cancelable: false }));
      dialog.close();
    });
    // The later one stands above the other.
    expect(showModal.mock.contexts).toEqual([dialog, screen.getByRole('dialog', question)]);
    expect(dialog).toHaveAttribute('open');
    expect(onClose).not.toHaveBeenCalled();
  });

  test.each([
    [true, 'asks before'],
    [false, 'asks nothing before'],
  ])('(%p) the browser %s the page is loaded anew or left', (unsaved) => {
    setUp({ unsaved });
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(unsaved);
  });

  test('a second step back takes the question away, not the text', async () => {
    const { user } = setUp({ unsaved: true });
    await user.type(screen.getByLabelText('Name'), 'Spring');
    act(stepBack);
    act(stepBack);
    expect(screen.queryByRole('dialog', question)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Spring');
  });

  test('is discarded once that is said', async () => {
    const { onClose, user } = setUp({ unsaved: true });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard it' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
