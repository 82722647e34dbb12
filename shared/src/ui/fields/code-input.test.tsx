import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CodeInput, digitsOf } from './code-input.tsx';
import { Field } from './field.tsx';

function Code({ onComplete }: { onComplete: (code: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <Field label="Verification code">
      <CodeInput length={6} value={value} onChange={setValue} onComplete={onComplete} />
    </Field>
  );
}

const setUp = () => {
  const completed = jest.fn();
  render(<Code onComplete={completed} />);
  return { completed, input: screen.getByLabelText('Verification code'), user: userEvent.setup() };
};

test('is one field that browsers can fill in', () => {
  const { input } = setUp();
  expect(input).toHaveAttribute('autocomplete', 'one-time-code');
  expect(input).toHaveAttribute('inputmode', 'numeric');
});

test('takes digits only and reports the last one once', async () => {
  const { completed, input, user } = setUp();
  await user.type(input, '7a0 4112');
  expect(input).toHaveValue('704112');
  await user.type(input, '9');
  expect(completed.mock.calls).toEqual([['704112']]);
});

test('takes a pasted code with spaces or dashes', async () => {
  const { completed, input, user } = setUp();
  await user.click(input);
  await user.paste('704-112');
  expect(completed).toHaveBeenCalledWith('704112');
});

test('a corrected code is reported again', async () => {
  const { completed, input, user } = setUp();
  await user.type(input, '704112{Backspace}3');
  expect(completed.mock.calls).toEqual([['704112'], ['704113']]);
});

test.each(['７０４-１１２', '٧٠٤١١٢', '۷۰۴۱۱۲', '७०४११२'])('takes the digits of other keyboards: %s', (typed) => {
  expect(digitsOf(typed, 6)).toBe('704112');
});

test('digitsOf keeps at most the asked number of digits', () => {
  expect(digitsOf(' 12-34-56-78 ', 6)).toBe('123456');
  expect(digitsOf('none', 6)).toBe('');
});
