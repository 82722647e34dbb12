import { PHONE_QUERY, useAppStore, usePageAction, usePageTitle } from '@myfiction/shared/host.ts';
import { matchMedia } from '@myfiction/shared/testing/match-media.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CurrentPageContext } from '../routes/current-page.ts';
import { useCurrentPage } from '../routes/use-current-page.ts';
import { renderShell, resetShell } from '../testing/render-shell.tsx';
import { TopBar } from './top-bar.tsx';

beforeEach(resetShell);

function Bar() {
  return (
    <CurrentPageContext value={useCurrentPage()}>
      <TopBar />
    </CurrentPageContext>
  );
}

function ManagePage() {
  usePageTitle('The Moon Between Us', { parent: { label: 'My Stories', to: '/my-stories' } });
  usePageAction({ label: 'Create story', icon: 'plus', to: '/my-stories/book-info' });
  return null;
}

test.each([
  ['/', 'Home'],
  ['/my-stories', 'My Stories'],
  ['/my-stories/detail', 'Story management'],
  ['/help-center', 'Help Center'],
])('the title of %s is %s before its code is there', async (address, title) => {
  await renderShell(<Bar />, address);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
});

test('a page may name itself and its parent', async () => {
  const { unmount } = await renderShell(
    <>
      <Bar />
      <ManagePage />
    </>,
    '/my-stories/detail',
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^The Moon Between Us$/);
  expect(screen.getByRole('link', { name: 'My Stories' })).toHaveAttribute('href', '/my-stories');
  unmount();
  await renderShell(<Bar />, '/my-stories/detail');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Story management$/);
});

test('the logo leads home', async () => {
  await renderShell(<Bar />, '/comments');
  expect(screen.getByRole('link', { name: 'MyFiction Studio, go to Home' })).toHaveAttribute('href', '/');
});

test('the account menu has Profile, Payment info and Sign out, and works by keyboard', async () => {
  const user = userEvent.setup();
  await renderShell(<Bar />);
  screen.getByRole('button', { name: 'Account menu' }).focus();
  await user.keyboard('{ArrowDown}');
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['Profile', '/setting'],
    ['Payment info', '/tax-info-settings'],
    ['Sign out', null],
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe('/tax-info-settings'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('the language label opens a switch, and the choice is kept', async () => {
  const user = userEvent.setup();
  await renderShell(<Bar />);
  await user.click(screen.getByRole('button', { name: 'Interface language: English' }));
  expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
  await user.click(screen.getByRole('menuitemradio', { name: 'Español', checked: false }));
  expect(await screen.findByRole('button', { name: 'Idioma de la interfaz: Español' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Inicio'));
  expect(useAppStore.getState().preferences.language).toBe('es');
  expect(localStorage.getItem('preferences')).toContain('"es"');
});

test('the theme switch says what it does and keeps the choice', async () => {
  const user = userEvent.setup();
  await renderShell(<Bar />);
  await user.click(screen.getByRole('button', { name: 'Switch to night theme' }));
  expect(useAppStore.getState().preferences.theme).toBe('night');
  await user.click(screen.getByRole('button', { name: 'Switch to day theme' }));
  expect(useAppStore.getState().preferences.theme).toBe('day');
});

test('without a session there is no account to show', async () => {
  useAppStore.setState({ session: null, user: null });
  await renderShell(<Bar />);
  expect(screen.queryByRole('button', { name: 'Account menu' })).not.toBeInTheDocument();
});

test('a phone shows the page action and moves the rest into the drawer of the avatar', async () => {
  matchMedia(PHONE_QUERY);
  const user = userEvent.setup();
  await renderShell(
    <>
      <Bar />
      <ManagePage />
    </>,
    '/my-stories',
  );
  expect(screen.getByRole('link', { name: 'Create story' })).toHaveAttribute('href', '/my-stories/book-info');
  expect(screen.getByRole('link', { name: 'Back: My Stories' })).toHaveAttribute('href', '/my-stories');
  expect(screen.queryByRole('button', { name: /Interface language/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Account menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Account menu' }));
  expect(drawer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('target')])).toEqual([
    ['Profile', null],
    ['Payment info', null],
    ['Settings', null],
    ['Help Center', null],
    ['Terms and Conditions(opens in a new tab)', '_blank'],
    ['Privacy Policy(opens in a new tab)', '_blank'],
    ['Content Guidelines(opens in a new tab)', '_blank'],
    ['Trigger Warnings(opens in a new tab)', '_blank'],
  ]);
  await user.click(drawer.getByRole('radio', { name: 'Night' }));
  expect(useAppStore.getState().preferences.theme).toBe('night');
  await user.click(drawer.getByRole('radio', { name: 'Español' }));
  expect(await drawer.findByRole('link', { name: 'Perfil' })).toHaveAttribute('href', '/setting');
  await user.click(drawer.getByRole('link', { name: 'Perfil' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
