import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

const setUp = (loading: boolean) => {
  const clicked = jest.fn();
  const submitted = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submitted}>
      <input aria-label="name" />
      <Button type="submit" loading={loading} loadingLabel="Saving" onClick={clicked}>
        Save
      </Button>
    </form>,
  );
  return { clicked, submitted, user: userEvent.setup() };
};

test('is named by its text and submits', async () => {
  const { clicked, submitted, user } = setUp(false);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(submitted).toHaveBeenCalledTimes(1);
});

test('while loading it says so, keeps the focus and does nothing', async () => {
  const { clicked, submitted, user } = setUp(true);
  const button = screen.getByRole('button', { name: 'Saving' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.click(button);
  expect(button).toHaveFocus();
  await user.type(screen.getByLabelText('name'), '{Enter}');
  expect(clicked).not.toHaveBeenCalled();
  expect(submitted).not.toHaveBeenCalled();
});

test('while loading without a word for it, it keeps its name', () => {
  render(<Button loading>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('does not submit a form unless asked to', () => {
  render(<Button>Cancel</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});
