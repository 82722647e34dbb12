import type { LiveEvent } from '@myfiction/shared/contract/live-events.ts';
import { tellListeners } from '@myfiction/shared/host/live/live-topics.ts';
import { useAppStore } from '@myfiction/shared/host.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { HomePage } from './home-page.tsx';
import { messages } from './i18n/messages.ts';
import { makeHome, makeReads } from './testing/make-home.ts';

const EVENTS: LiveEvent[] = [
  { topic: 'announcement', announcement_id: 'a' },
  { topic: 'comment', comment_id: 'c', story_id: 's' },
  { topic: 'chapter', chapter_id: 'c', story_id: 's' },
  { topic: 'billing' },
];

it.each(EVENTS)('$topic: Home asks anew when the server tells of it', async (event) => {
  const { api } = renderPage(<HomePage />, {
    messages,
    apiHandlers: { 'home/get': () => makeHome({}), 'stats/getReads': () => makeReads(1) },
  });
  await screen.findAllByRole('region');
  expect(api.callsOf('home/get')).toHaveLength(1);
  act(() => tellListeners(event));
  await waitFor(() => expect(api.callsOf('home/get')).toHaveLength(2));
});

it('asks for the news in the language that the author has changed to', async () => {
  const { api } = renderPage(<HomePage />, {
    messages,
    apiHandlers: { 'home/get': () => makeHome({}), 'stats/getReads': () => makeReads(1) },
  });
  await screen.findAllByRole('region');
  act(() => useAppStore.getState().setPreferences({ language: 'es' }));
  await waitFor(() => expect(api.callsOf('home/get')).toHaveLength(2));
  expect(api.callsOf('home/get')[1]?.fields).toMatchObject({ lang: 'es' });
});
