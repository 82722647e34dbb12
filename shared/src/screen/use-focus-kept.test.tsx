import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusKept } from './use-focus-kept.ts';

function Rows() {
  const [rows, setRows] = useState(['one', 'two', 'three']);
  return (
    <>
      <ul {...useFocusKept<HTMLUListElement>()}>
        {rows.map((row) => (
          <li key={row}>
            <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
              {row}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => setRows(['other'])}>
        elsewhere
      </button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

test('the next row has the focus of the one that went, then the last one, then the list', async () => {
  render(<Rows />);
  const person = userEvent.setup();
  await person.click(button('two'));
  expect(button('three')).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(button('one')).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('list')).toHaveFocus();
});

test('a focus that has gone elsewhere stays there', async () => {
  render(<Rows />);
  const person = userEvent.setup();
  button('two').focus();
  await person.click(button('elsewhere'));
  expect(button('elsewhere')).toHaveFocus();
  await person.click(document.body);
  expect(document.body).toHaveFocus();
});
