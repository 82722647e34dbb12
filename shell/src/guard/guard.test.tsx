import { navigateTo, useAppStore, useLocation } from '@myfiction/shared/host.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { useCurrentPage } from '../routes/use-current-page.ts';
import { useInstallNavigate } from '../routes/use-install-navigate.ts';
import { renderShell, resetShell } from '../testing/render-shell.tsx';
import { Guard } from './guard.tsx';
import { setLoginCheck } from './login-check.ts';
import { useAccess } from './use-access.ts';

beforeEach(resetShell);

function Guarded() {
  useInstallNavigate();
  const { pathname } = useLocation();
  const decision = useAccess(useCurrentPage()?.page.access);
  return (
    <Guard decision={decision}>
      <p>page {pathname}</p>
    </Guard>
  );
}

const forgetSession = () => useAppStore.setState({ session: null, user: null });

test('signed out, a protected address goes to /login with the full current address', async () => {
  forgetSession();
  await renderShell(<Guarded />, '/my-stories/detail?id=s-1&tab=readers#funnel');
  expect(await screen.findByText('page /login')).toBeInTheDocument();
  const wanted = new URLSearchParams(window.location.search).get('redirect_url');
  expect(wanted).toBe('http://localhost/my-stories/detail?id=s-1&tab=readers#funnel');
});

test('signed in, the page is shown where it is', async () => {
  await renderShell(<Guarded />, '/my-stories/detail?id=s-1');
  expect(screen.getByText('page /my-stories/detail')).toBeInTheDocument();
});

test.each(['/login', '/help-center', '/legal/privacy-policy', '/nowhere'])('%s needs no session', async (address) => {
  forgetSession();
  await renderShell(<Guarded />, address);
  expect(screen.getByText(`page ${address}`)).toBeInTheDocument();
});

test('nothing is shown and nobody is sent away before the region check has answered', async () => {
  forgetSession();
  setLoginCheck('pending');
  await renderShell(<Guarded />, '/inbox');
  expect(screen.queryByText('page /inbox')).not.toBeInTheDocument();
  expect(window.location.pathname).toBe('/inbox');
  act(() => setLoginCheck('skipped'));
  expect(screen.getByText('page /inbox')).toBeInTheDocument();
});

test('signing out returns to /login without a way back to the page', async () => {
  await renderShell(<Guarded />, '/comments');
  // What the host runtime does at the end of signOut().
  act(() => {
    forgetSession();
    navigateTo('/login');
  });
  await waitFor(() => expect(screen.getByText('page /login')).toBeInTheDocument());
  expect(window.location.search).toBe('');
});
