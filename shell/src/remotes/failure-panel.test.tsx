import type { RemoteFailure } from '@myfiction/shared/contract/platform.ts';
import { changeLanguage } from '@myfiction/shared/host.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailurePanel } from './failure-panel.tsx';
import { registerRemoteTexts } from './i18n/messages.ts';
import { RemoteError } from './remote-error.ts';

const FAILURES: readonly RemoteFailure[] = [
  'disabled',
  'incompatible',
  'unreachable',
  'timeout',
  'invalid-module',
  'render-error',
];

beforeEach(registerRemoteTexts);
afterEach(() => changeLanguage('en'));

test.each(FAILURES)('%s has its own words and shows its name', (failure) => {
  render(<FailurePanel error={new RemoteError(failure, 'comments')} onRetry={() => {}} />);
  expect(screen.getByText(`comments: ${failure}`)).toBeInTheDocument();
  expect(screen.getByRole('heading')).not.toHaveTextContent('.title');
});

test('Retry is told', async () => {
  const onRetry = jest.fn();
  render(<FailurePanel error={new RemoteError('timeout', 'comments')} onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('speaks Spanish', async () => {
  await changeLanguage('es');
  render(<FailurePanel error={new RemoteError('timeout', 'comments')} onRetry={() => {}} />);
  expect(screen.getByRole('button', { name: 'Intentar de nuevo' })).toBeInTheDocument();
});
