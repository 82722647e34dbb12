import { useAppStore } from '@myfiction/shared/host.ts';
import { screen } from '@testing-library/react';
import { renderShell, resetShell } from '../testing/render-shell.tsx';
import { PageLayout } from './page-layout.tsx';

beforeEach(async () => {
  await resetShell();
  // Signed out, the navigation calls nothing.
  useAppStore.setState({ session: null });
});

test('the main layout brings the page once its own file is there, and at once from then on', async () => {
  const first = await renderShell(<PageLayout layout="main">the page</PageLayout>, '/my-stories');
  expect(await screen.findByText('the page')).toBeInTheDocument();
  first.unmount();
  await renderShell(<PageLayout layout="main">another</PageLayout>, '/comments');
  expect(screen.getByText('another').closest('main')).toBeInTheDocument();
});

test('the other layouts need no file of their own', async () => {
  await renderShell(<PageLayout layout="blank">sign-in</PageLayout>, '/login');
  expect(screen.getByText('sign-in')).toBeInTheDocument();
});
