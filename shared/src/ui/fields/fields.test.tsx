import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { CharacterCount } from './character-count.tsx';
import { Field } from './field.tsx';
import { PasswordInput } from './password-input.tsx';
import { SearchInput } from './search-input.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextInput } from './text-input.tsx';

test('a field labels its input and describes it with the help text', () => {
  render(
    <Field label="Pen name" help="Readers see it." required>
      <TextInput value="Noor" onChange={() => {}} />
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: /Pen name/ });
  expect(input).toHaveAccessibleDescription('Readers see it.');
  expect(input).toHaveAttribute('aria-required', 'true');
  expect(input).not.toHaveAttribute('aria-invalid');
});

test('an error takes the place of the help text, is announced and marks the input', () => {
  render(
    <Field label="Password" help="At least 8." error="Incorrect password.">
      <PasswordInput value="hunter22" onChange={() => {}} autoComplete="current-password" />
    </Field>,
  );
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAccessibleDescription('Incorrect password.');
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(screen.getByRole('alert')).toHaveTextContent('Incorrect password.');
  expect(screen.queryByText('At least 8.')).not.toBeInTheDocument();
});

test('a password can be shown and hidden without losing it', async () => {
  render(<PasswordInput aria-label="Password" value="hunter22" onChange={() => {}} autoComplete="new-password" />);
  const input = screen.getByLabelText('Password');
  const user = userEvent.setup();
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveAttribute('autocomplete', 'new-password');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('hunter22');
});

function Search() {
  const [value, setValue] = useState('moon');
  return <SearchInput value={value} onChange={setValue} placeholder="Search your stories" />;
}

test('search is cleared by its button, which gives the focus back, and by Escape', async () => {
  render(<Search />);
  const user = userEvent.setup();
  const input = screen.getByRole('searchbox', { name: 'Search your stories' });
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  await user.type(input, 'wolf{Escape}');
  expect(input).toHaveValue('');
});

test('Escape while a word is composed takes back the word, and not the whole search', () => {
  render(<Search />);
  const input = screen.getByRole('searchbox');
  const typed = input.getAttribute('value');
  fireEvent.keyDown(input, { key: 'Escape', isComposing: true });
  expect(input).toHaveValue(typed);
  expect(typed).not.toBe('');
});

test('a select answers with its own values', async () => {
  const chosen = jest.fn();
  const options = [
    { value: 'updated', label: 'Last updated' },
    { value: 'reads', label: 'Most read' },
  ] as const;
  render(<Select label="Sort" value="updated" onChange={chosen} options={options} />);
  await userEvent.setup().selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Most read');
  expect(chosen).toHaveBeenCalledWith('reads');
});

function Limited({ as: Input, begin }: { as: typeof TextInput | typeof TextArea; begin: string }) {
  const [value, setValue] = useState(begin);
  return <Input aria-label="Name" value={value} onChange={setValue} maxLength={6} count={6} />;
}

function LimitedAddress() {
  const [value, setValue] = useState('');
  return <TextInput aria-label="Email" type="email" value={value} onChange={setValue} maxLength={6} />;
}

test.each([
  ['a line', TextInput],
  ['a text', TextArea],
])('%s takes as many characters as it says, an emoji as one of them', async (_, as) => {
  render(<Limited as={as} begin="" />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  const user = userEvent.setup();
  await user.type(field, 'Noor 🐺!');
  expect(field).toHaveValue('Noor 🐺');
  expect(screen.getByText('6 / 6')).toBeInTheDocument();
  await user.type(field, '🐺', { initialSelectionStart: 0, initialSelectionEnd: 4 });
  expect(field).toHaveValue('🐺 🐺');
});

test('an address, of which the browser tells no caret, is cut at its end', () => {
  render(<LimitedAddress />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  fireEvent.input(field, { target: { value: 'a@bc.de' } });
  expect(field).toHaveValue('a@bc.d');
});

test('what an input method writes is cut when it is done, not before', () => {
  render(<Limited as={TextInput} begin="Noor" />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: 'Noorxyz' }, isComposing: true });
  expect(field).toHaveValue('Noorxyz');
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue('Noorxy');
});

test('the count of characters is written as the limit in the help text is', () => {
  render(<CharacterCount value="Noor" max={1250} />);
  expect(screen.getByText('4 / 1,250')).toBeInTheDocument();
});
