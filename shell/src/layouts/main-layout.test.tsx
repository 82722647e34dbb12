import { PHONE_QUERY } from '@myfiction/shared/host/device/device.ts';
import { useAppStore } from '@myfiction/shared/host.ts';
import { matchMedia } from '@myfiction/shared/testing/match-media.ts';
import { screen } from '@testing-library/react';
import { renderShell, resetShell } from '../testing/render-shell.tsx';
import { MainLayout } from './main-layout.tsx';

beforeEach(async () => {
  await resetShell();
  // Signed out, the navigation calls nothing.
  useAppStore.setState({ session: null });
});

const navigation = () => screen.getAllByRole('navigation').map((each) => each.getAttribute('aria-label'));

test('a wide window has the sidebar and the mark, and no bar of tabs', async () => {
  await renderShell(<MainLayout>the page</MainLayout>);
  expect(navigation()).toEqual(['Main', 'More']);
  expect(screen.getByRole('link', { name: 'MyFiction Studio, go to Home' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'My Stories' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Stories' })).not.toBeInTheDocument();
});

test('a phone has the bar of tabs, and draws nothing that it does not show', async () => {
  matchMedia(PHONE_QUERY);
  await renderShell(<MainLayout>the page</MainLayout>);
  expect(navigation()).toEqual(['Main']);
  expect(screen.getByRole('link', { name: 'Stories' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'MyFiction Studio, go to Home' })).not.toBeInTheDocument();
});
