import { useAppStore } from '@myfiction/shared/host.ts';
import { matchMedia } from '@myfiction/shared/testing/match-media.ts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportLoaded } from '../remotes/diagnostics.ts';
import { setCurrentRegistry } from '../remotes/registry/current-registry.ts';
import { renderShell, resetShell } from '../testing/render-shell.tsx';
import { studioRegistry, withoutRemote } from '../testing/studio-registry.ts';
import { Sidebar } from './sidebar.tsx';

beforeEach(resetShell);

const mainNavigation = () => screen.getByRole('navigation', { name: 'Main' });
const config = {
  server_time_ms: 0,
  support_email: 'help@example.com',
  app_id: 'app-7',
  package_name: 'x',
  feedback_url: '',
  store_links: { google_play: '', app_store: '' },
  login_providers: [],
  region_hosts: [],
};

test('the entries of all manifests are there in order, the open one is marked', async () => {
  await renderShell(<Sidebar />, '/my-stories');
  const links = within(mainNavigation()).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Home', 'My Stories', 'Comments', 'Monthly Bill', 'Inbox']);
  expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([links[1]]);
  expect(links[1]).toHaveAttribute('aria-current', 'page');
  expect(links[1]?.querySelector('.ribbon')).not.toBeNull();
  expect(links[0]?.querySelector('.ribbon')).toBeNull();
});

test('a page below an entry marks the entry without calling it the page', async () => {
  await renderShell(<Sidebar />, '/my-stories/detail?id=1');
  expect(screen.getByRole('link', { name: 'My Stories' })).toHaveAttribute('aria-current', 'true');
});

test.each([
  [1, '1', '1 new comment'],
  [99, '99', '99 new comments'],
  [100, '99+', '100 new comments'],
])('%d new comments are shown as %s and said as "%s"', async (newComment, shown, said) => {
  await renderShell(<Sidebar />);
  act(() => useAppStore.getState().setCounts({ newComment, messageSign: false }));
  const link = screen.getByRole('link', { name: `Comments ${said}` });
  expect(within(link).getByText(shown)).toBeInTheDocument();
});

test('no new comments, no badge; the NEW tag follows the message sign', async () => {
  await renderShell(<Sidebar />);
  expect(screen.getByRole('link', { name: 'Comments' })).toBeInTheDocument();
  expect(screen.queryByText('NEW')).not.toBeInTheDocument();
  act(() => useAppStore.getState().setCounts({ newComment: 0, messageSign: true }));
  expect(within(screen.getByRole('link', { name: 'Inbox New messages' })).getByText('NEW')).toBeInTheDocument();
});

test('the entry of a switched-off remote leads to the page that says so, and tells nothing else', async () => {
  await renderShell(<Sidebar />, '/', withoutRemote('comments'));
  act(() => useAppStore.getState().setCounts({ newComment: 3, messageSign: true }));
  const off = screen.getByRole('link', { name: 'Comments Switched off' });
  expect(off).toHaveAttribute('href', '/comments');
  expect(off).toHaveAttribute('data-off');
  expect(within(off).queryByText('3')).not.toBeInTheDocument();
  const on = screen.getByRole('link', { name: 'Inbox New messages' });
  expect(on).not.toHaveAttribute('data-off');
});

test('the mark goes once the page has been opened after all', async () => {
  setCurrentRegistry(studioRegistry);
  await renderShell(<Sidebar />, '/', withoutRemote('billing'));
  expect(screen.getByRole('link', { name: 'Monthly Bill Switched off' })).toBeInTheDocument();
  act(() => reportLoaded('billing'));
  expect(screen.getByRole('link', { name: 'Monthly Bill' })).not.toHaveAttribute('data-off');
});

test('Legal opens its four documents, each in a new tab, by keyboard alone', async () => {
  const user = userEvent.setup();
  await renderShell(<Sidebar />);
  screen.getByRole('button', { name: 'Legal' }).focus();
  await user.keyboard('{Enter}');
  const items = screen.getAllByRole('menuitem');
  expect(items.map((item) => [item.getAttribute('href'), item.getAttribute('target')])).toEqual([
    ['/legal/terms-and-conditions', '_blank'],
    ['/legal/privacy-policy', '_blank'],
    ['/legal/content-guidelines', '_blank'],
    ['/legal/trigger-warnings', '_blank'],
  ]);
  expect(items[0]).toHaveFocus();
  expect(items[0]).toHaveTextContent('Terms and Conditions');
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(items[3]).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Legal' })).toHaveFocus();
});

test('Feedback is hidden until it is configured, then carries who and where', async () => {
  await renderShell(<Sidebar />);
  expect(screen.queryByRole('link', { name: /Feedback/ })).not.toBeInTheDocument();
  act(() => useAppStore.getState().setSystemConfig(config));
  expect(screen.queryByRole('link', { name: /Feedback/ })).not.toBeInTheDocument();
  act(() => useAppStore.getState().setSystemConfig({ ...config, feedback_url: 'https://feedback.example/form' }));
  const link = screen.getByRole('link', { name: /Feedback/ });
  const parameters = new URL(link.getAttribute('href') ?? '').searchParams;
  expect(link).toHaveAttribute('target', '_blank');
  expect(parameters.get('app_id')).toBe('app-7');
  expect(parameters.get('channel')).toBe('WEB41002');
  expect(parameters.get('language')).toBe('en');
  expect(parameters.get('uid')).toBe('10000001');
  expect(parameters.get('os')).toBe('desktop');
  expect(parameters.get('user_agent')).toBe(navigator.userAgent);
});

test('Settings and Help Center are the shell’s own', async () => {
  await renderShell(<Sidebar />, '/setting');
  expect(screen.getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Help Center' })).toHaveAttribute('href', '/help-center');
});

test('a collapsed sidebar names its icons in tooltips', async () => {
  matchMedia('(max-width: 1080px)');
  const user = userEvent.setup();
  await renderShell(<Sidebar />);
  await user.hover(screen.getByRole('link', { name: 'Monthly Bill' }));
  expect(screen.getByText('Monthly Bill', { selector: '[role=tooltip]' })).toBeInTheDocument();
});

test('enlarged text collapses the sidebar as a narrow window does', async () => {
  matchMedia('(max-width: 1620px)');
  useAppStore.getState().setPreferences({ textSize: 150 });
  await renderShell(<Sidebar />);
  expect(screen.getByRole('link', { name: 'Help Center' })).toHaveAttribute('title', 'Help Center');
});

test('a collapsed sidebar says there that a page is switched off', async () => {
  matchMedia('(max-width: 1080px)');
  const user = userEvent.setup();
  await renderShell(<Sidebar />, '/', withoutRemote('comments'));
  await user.hover(screen.getByRole('link', { name: 'Comments Switched off' }));
  expect(screen.getByText('Comments: Switched off', { selector: '[role=tooltip]' })).toBeInTheDocument();
});
