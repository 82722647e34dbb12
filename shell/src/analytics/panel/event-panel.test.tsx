import '@myfiction/shared/testing/reset-host.ts';
import { BrowserRouter, trackEvent } from '@myfiction/shared/host.ts';
import { act, render, screen } from '@testing-library/react';
import { startAnalytics } from '../start-analytics.ts';
import EventPanel from './event-panel.tsx';
import { isPanelWanted } from './is-panel-wanted.ts';

test('shows each event of the tab and what became of it', async () => {
  let answer: (response: unknown) => void = () => {};
  const send = jest.fn().mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  globalThis.fetch = send;
  const stop = startAnalytics();
  render(<EventPanel />, { wrapper: BrowserRouter });
  expect(screen.getByRole('link', { name: 'Diagnostics' })).toHaveAttribute('href', '/diagnostics');
  act(() => trackEvent('page_enter', { page_name: 'comments' }));
  const entry = screen.getByText('page_enter').closest('li');
  expect(entry).toHaveTextContent(/page_enter comments .*sending/);
  await act(async () => answer({ json: async () => ({ code: 10000 }) }));
  expect(entry).toHaveTextContent(/taken/);
  expect(entry?.querySelector('pre')).toHaveTextContent('"api_version": "4.0"');
  stop();
});

test('is asked for in the address and kept for the tab', () => {
  sessionStorage.clear();
  const at = (search: string) => {
    window.history.replaceState(null, '', `/${search}`);
    return isPanelWanted();
  };
  expect([at(''), at('?events=on'), at(''), at('?events=off'), at('')]).toEqual([false, true, true, false, false]);
});
