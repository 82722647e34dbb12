import { useAppStore } from '@myfiction/shared/host.ts';
import { screen } from '@testing-library/react';
import { renderShell, resetShell } from '../testing/render-shell.tsx';
import { PageLayout } from './page-layout.tsx';

beforeEach(async () => {
  await resetShell();
  // Signed out, the navigation calls nothing.
  useAppStore.setState({ session: null });
});

test.each([
  ['main', '/my-stories', '/comments'],
  ['support', '/help-center', '/legal/privacy-policy'],
] as const)(
  'the %s layout brings the page once its own file is there, and at once from then on',
  async (layout, path, next) => {
    const first = await renderShell(<PageLayout layout={layout}>the page</PageLayout>, path);
    expect(await screen.findByText('the page')).toBeInTheDocument();
    first.unmount();
    await renderShell(<PageLayout layout={layout}>another</PageLayout>, next);
    expect(screen.getByText('another').closest('main')).toBeInTheDocument();
  },
);

test('the other layouts need no file of their own', async () => {
  await renderShell(<PageLayout layout="blank">sign-in</PageLayout>, '/login');
  expect(screen.getByText('sign-in')).toBeInTheDocument();
});
