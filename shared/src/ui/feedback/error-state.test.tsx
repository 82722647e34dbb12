import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import '../../host/i18n/register-catalogue.ts';
import { useAppStore } from '../../host.ts';
import { ErrorState } from './error-state.tsx';

function Page() {
  const [isBroken, setBroken] = useState(true);
  return (
    <main tabIndex={-1}>
      <div>{isBroken ? <ErrorState onRetry={() => setBroken(false)} /> : <p>Your stories</p>}</div>
      <button type="button" onClick={() => setBroken(false)}>
        Elsewhere
      </button>
    </main>
  );
}

test('who tries again by keyboard stays in the page that comes', async () => {
  render(<Page />);
  const person = userEvent.setup();
  await person.tab();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(screen.getByText('Your stories')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('the focus is left where it is when it is elsewhere', async () => {
  render(<Page />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByText('Your stories')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

test('says that the clock is wrong where that is why, whatever page it stands on', () => {
  useAppStore.setState({ isClockWrong: true });
  render(<ErrorState text="Try again in a moment." onRetry={() => undefined} />);
  expect(screen.getByText(/The clock of this device is wrong\. Set the date and time/)).toBeInTheDocument();
  expect(screen.queryByText('Try again in a moment.')).not.toBeInTheDocument();
});
