import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from '../actions/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

test('describes its element while it is hovered', async () => {
  render(
    <Tooltip text="Needs 5,000 published words">
      <button type="button">Apply</button>
    </Tooltip>,
  );
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Apply' });
  expect(button).not.toHaveAttribute('aria-describedby');
  await user.hover(button);
  expect(button).toHaveAccessibleDescription('Needs 5,000 published words');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  expect(button).not.toHaveAttribute('aria-describedby');
});

test('an icon button is named by its label, which the tooltip does not repeat', async () => {
  render(<IconButton label="More actions" icon={null} />);
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'More actions' });
  await user.hover(button);
  expect(screen.getByText('More actions')).toHaveAttribute('aria-hidden', 'true');
  await user.unhover(button);
  expect(screen.queryByText('More actions')).not.toBeInTheDocument();
});
