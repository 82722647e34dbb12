import { callApi, emitEvent, useAppStore } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell, resetShell } from '../testing/render-shell.tsx';
import { BlockedDialog } from './blocked-dialog.tsx';

beforeEach(resetShell);

test('an answer 403 ends the session and says what stays and whom to ask', async () => {
  const user = userEvent.setup();
  installFakeApi({ 'account/counts': () => apiFailure('userBlocked') });
  useAppStore.getState().setSystemConfig({
    server_time_ms: 0,
    support_email: 'help@example.com',
    app_id: '',
    package_name: '',
    feedback_url: '',
    store_links: { google_play: '', app_store: '' },
    login_providers: [],
    region_hosts: [],
  });
  await renderShell(<BlockedDialog />, '/login');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await act(() => callApi('account/counts', {}, { silent: true }).then(undefined, () => {}));
  expect(screen.getByRole('dialog', { name: 'The user has been blocked.' })).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/still yours: by signing in you can download it\./);
  expect(screen.getByRole('link', { name: 'help@example.com' })).toHaveAttribute('href', 'mailto:help@example.com');
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('whoever signs in next, in another tab, is not told so', async () => {
  installFakeApi();
  await renderShell(<BlockedDialog />, '/login');
  useAppStore.setState({ session: null });
  act(() => emitEvent('author-blocked', {}));
  expect(screen.getByRole('dialog', { name: 'The user has been blocked.' })).toBeInTheDocument();
  act(() => useAppStore.setState({ session: { uid: 8, session: 'another' } }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
