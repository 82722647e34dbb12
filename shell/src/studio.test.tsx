import { NETWORK_FAILURE_MESSAGE } from '@myfiction/shared/contract/network-failure.ts';
import { navigateTo, setAnalyticsSink, toast, useAppStore, usePageTitle } from '@myfiction/shared/host.ts';
import { installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Studio } from './studio.tsx';
import { author, renderShell, resetShell } from './testing/render-shell.tsx';

function mockPage({ page }: { page: { id: string } }) {
  if (page.id === 'detail') return <MockDetail />;
  if (page.id === 'bill') return <input aria-label="Question" />;
  return <p>page of {page.id}</p>;
}

function MockDetail() {
  usePageTitle('The Moon Between Us');
  return <p>page of detail</p>;
}

jest.mock('./remotes/remote-page.tsx', () => ({ RemotePage: mockPage }));
jest.mock('./remotes/slot.tsx', () => ({ Slot: ({ name }: { name: string }) => <p>slot {name}</p> }), {
  virtual: true,
});

beforeEach(async () => {
  await resetShell();
  // Takes what earlier tests left waiting.
  setAnalyticsSink(() => {});
  installFakeApi({ 'account/counts': () => ({ new_comment: 0, message_sign: false }) });
});

const signOut = () => useAppStore.setState({ session: null, user: null });
const mainNavigation = () => screen.queryAllByRole('navigation', { name: 'Main' });

test.each([
  ['/', 'home'],
  ['/my-stories', 'my-stories'],
  ['/help-center', 'help'],
])('%s shows in the main layout', async (address, id) => {
  await renderShell(<Studio />, address);
  expect(within(await screen.findByRole('main')).getByText(`page of ${id}`)).toBeInTheDocument();
  expect(mainNavigation().length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Account menu' })).toBeInTheDocument();
});

test.each(['/my-stories/chapter/new', '/login/self-info'])('%s has the window for itself', async (address) => {
  await renderShell(<Studio />, address);
  expect(screen.getByText(/^page of/)).toBeInTheDocument();
  expect(mainNavigation()).toHaveLength(0);
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('signed out, the help center shows in the support layout: logo, language, theme, no navigation', async () => {
  signOut();
  await renderShell(<Studio />, '/help-center');
  expect(within(await screen.findByRole('main')).getByText('page of help')).toBeInTheDocument();
  const bar = within(screen.getByRole('banner'));
  expect(bar.getByRole('link', { name: 'MyFiction Studio, go to Home' })).toBeInTheDocument();
  expect(bar.getByRole('button', { name: 'Interface language: English' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Help Center' })).toBeInTheDocument();
  expect(bar.queryByRole('button', { name: 'Account menu' })).not.toBeInTheDocument();
  expect(mainNavigation()).toHaveLength(0);
});

test('the sign-in page shows in the blank layout', async () => {
  signOut();
  await renderShell(<Studio />, '/login');
  expect(screen.getByText('page of login')).toBeInTheDocument();
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('what one author typed is gone once another one has taken the tab over', async () => {
  await renderShell(<Studio />, '/monthly-bill');
  const field = () => screen.getByLabelText<HTMLInputElement>('Question');
  field().value = 'Typed by Ada';
  act(() => useAppStore.setState({ takeovers: 1 }));
  expect(field()).toHaveValue('');
});

test.each(['/not-found', '/nowhere'])('%s shows the not-found page and keeps its address', async (address) => {
  await renderShell(<Studio />, address);
  expect(await screen.findByRole('heading', { name: 'This page is missing from the book' })).toBeInTheDocument();
  expect(window.location.pathname).toBe(address);
  expect(document.title).toBe('Page not found · MyFiction Studio');
});

test('the document’s title follows the route and what the page says', async () => {
  await renderShell(<Studio />, '/my-stories');
  expect(document.title).toBe('My Stories · MyFiction Studio');
  act(() => navigateTo('/my-stories/detail?id=1'));
  await waitFor(() => expect(document.title).toBe('The Moon Between Us · MyFiction Studio'));
  act(() => navigateTo('/inbox'));
  await waitFor(() => expect(document.title).toBe('Inbox · MyFiction Studio'));
});

test.each(['/', '/my-stories/chapter/new', '/nowhere'])(
  'the skip link comes first and leads somewhere on %s',
  async (address) => {
    const { container } = await renderShell(<Studio />, address);
    const skip = container.querySelector('a');
    expect(skip).toHaveAttribute('href', '#main');
    await waitFor(() => expect(document.getElementById('main')).not.toBeNull());
  },
);

test('the focus moves to the heading of the next page', async () => {
  await renderShell(<Studio />, '/');
  act(() => navigateTo('/inbox'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Inbox' })).toHaveFocus());
});

test.each([
  ['GUEST', '/', true],
  ['Guest', '/my-stories/chapter/new', true],
  ['Guest', '/login/self-info', false],
  ['Noor Valdez', '/', false],
])('pen name %s on %s: the dialog is mounted: %s', async (uname, address, mounted) => {
  useAppStore.setState({ user: { ...author, uname } });
  await renderShell(<Studio />, address);
  expect(screen.queryAllByText('slot pen-name-dialog')).toHaveLength(mounted ? 1 : 0);
});

test('a page-enter event for what is seen, none for a page that sends to sign-in', async () => {
  const sink = jest.fn();
  setAnalyticsSink(sink);
  signOut();
  await renderShell(<Studio />, '/my-stories');
  expect(await screen.findByText('page of login')).toBeInTheDocument();
  const entered = sink.mock.calls.filter(([name]) => name === 'page_enter');
  expect(entered.map(([, properties]) => properties.page_name)).toEqual(['log_in']);
});

test('going offline says so once, in the words of a call that fails, until the connection is back', async () => {
  await renderShell(<Studio />, '/');
  act(() => void window.dispatchEvent(new Event('offline')));
  const note = await screen.findByText(NETWORK_FAILURE_MESSAGE);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  act(() => void toast.warning(NETWORK_FAILURE_MESSAGE));
  expect(screen.getAllByText(NETWORK_FAILURE_MESSAGE)).toHaveLength(1);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(note).not.toBeInTheDocument();
});
