import { useAppStore } from '@myfiction/shared/host.ts';
import { act, screen } from '@testing-library/react';
import { renderShell, resetShell } from '../testing/render-shell.tsx';
import { withoutRemote } from '../testing/studio-registry.ts';
import { TabBar } from './tab-bar.tsx';

beforeEach(resetShell);

test('five short labels, the open one marked', async () => {
  await renderShell(<TabBar />, '/monthly-bill');
  const tabs = screen.getAllByRole('link');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Home', 'Stories', 'Comments', 'Bill', 'Inbox']);
  expect(screen.getByRole('link', { name: 'Bill' })).toHaveAttribute('aria-current', 'page');
});

test('a count above 99 and a message sign, in words too', async () => {
  await renderShell(<TabBar />);
  act(() => useAppStore.getState().setCounts({ newComment: 140, messageSign: true }));
  expect(screen.getByRole('link', { name: /^Comments ?, 140 new comments$/ })).toHaveTextContent('99+');
  expect(screen.getByRole('link', { name: /^Inbox ?, New messages$/ }).querySelector('.dot')).not.toBeNull();
});

test('a switched-off page is marked, in words too', async () => {
  await renderShell(<TabBar />, '/', withoutRemote('comments'));
  act(() => useAppStore.getState().setCounts({ newComment: 140, messageSign: true }));
  const off = screen.getByRole('link', { name: /^Comments ?, Switched off$/ });
  expect(off).toHaveAttribute('data-off');
  expect(off).not.toHaveTextContent('99+');
});
