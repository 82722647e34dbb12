import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Combobox } from './combobox.tsx';

const OPTIONS = [
  { value: 'DE', label: 'Germany', also: 'alemania' },
  { value: 'NG', label: 'Nigeria', also: '' },
];

function show() {
  const onChange = jest.fn();
  const onBlur = jest.fn();
  render(
    <Combobox
      value=""
      options={OPTIONS}
      onChange={onChange}
      onBlur={onBlur}
      placeholder="Type to search"
      noneText="No country has this name."
    />,
  );
  return { onChange, onBlur, person: userEvent.setup(), input: screen.getByRole('combobox') };
}

it('takes the option that is clicked, and keeps the focus in the field', async () => {
  const { onChange, onBlur, person, input } = show();
  await person.click(input);
  await person.click(screen.getByRole('option', { name: 'Nigeria' }));
  expect(onChange).toHaveBeenCalledWith('NG');
  expect(onBlur).not.toHaveBeenCalled();
  expect(input).toHaveFocus();
});

it('takes nothing when a finger only scrolls the list', async () => {
  const { onChange, person, input } = show();
  await person.click(input);
  const option = screen.getByRole('option', { name: 'Germany' });
  fireEvent.pointerDown(option, { pointerType: 'touch' });
  fireEvent.pointerCancel(option, { pointerType: 'touch' });
  expect(onChange).not.toHaveBeenCalled();
  expect(option).toBeInTheDocument();
});

it('takes a name of another list that is typed in full and left', async () => {
  const { onChange, person, input } = show();
  await person.type(input, 'Alemania');
  expect(screen.getByRole('option')).toHaveTextContent('Germany');
  await person.tab();
  expect(onChange).toHaveBeenCalledWith('DE');
});

it('leaves its keys to a word that is being composed', async () => {
  const { onChange, person, input } = show();
  await person.type(input, 'ni');
  for (const key of ['ArrowDown', 'Enter', 'Escape']) fireEvent.keyDown(input, { key, isComposing: true });
  expect(onChange).not.toHaveBeenCalled();
  expect(input).toHaveValue('ni');
  expect(input).toHaveAttribute('aria-expanded', 'true');
});
