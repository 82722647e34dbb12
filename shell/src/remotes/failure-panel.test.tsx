import type { RemoteFailure } from '@myfiction/shared/contract/platform.ts';
import { changeLanguage } from '@myfiction/shared/host.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readOverrides, writeOverrides } from '../overrides/override-storage.ts';
import { reloadPage } from '../recovery/reload-page.ts';
import { FailurePanel } from './failure-panel.tsx';
import { registerRemoteTexts } from './i18n/messages.ts';
import { setCurrentRegistry } from './registry/current-registry.ts';
import { RemoteError } from './remote-error.ts';
import { registryEntry } from './testing/registry-entry.ts';

jest.mock('../recovery/reload-page.ts', () => ({ reloadPage: jest.fn() }));

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
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
});

test('a failing override offers its own reset; any other remote does not', async () => {
  const registry = { remotes: { comments: registryEntry('comments') } };
  setCurrentRegistry(registry, { comments: 'override' });
  writeOverrides([
    { remote: 'comments', version: 'v1' },
    { remote: 'inbox', version: 'v2' },
  ]);
  const { rerender } = render(<FailurePanel error={new RemoteError('timeout', 'comments')} onRetry={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Undo the override' }));
  await waitFor(() => expect(reloadPage).toHaveBeenCalledTimes(1));
  expect(readOverrides()).toEqual([{ remote: 'inbox', version: 'v2' }]);
  rerender(<FailurePanel error={new RemoteError('timeout', 'billing')} onRetry={() => {}} />);
  expect(screen.queryByRole('button', { name: 'Undo the override' })).not.toBeInTheDocument();
});
