import { callApi, queryClient, signOut } from '@myfiction/shared/host.ts';
import { nextPaint } from '@myfiction/shared/screen/next-paint.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { type ApiHandlers, installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import myStories from '../pages/my-stories.tsx';
import { makeStory } from '../test-data.ts';
import { MyStoriesPage } from './my-stories-page.tsx';

jest.mock('@myfiction/shared/screen/next-paint.ts', () => ({ nextPaint: jest.fn(async () => {}) }));

type List = ApiHandlers['story/list'];
type Answer = Awaited<ReturnType<NonNullable<List>>>;

const listOf = (...titles: string[]): Answer => ({
  items: titles.map((title, at) => makeStory({ title, story_id: `01930000-0000-7000-8000-00000000000${at}` })),
  next_cursor: null,
  counts: { ongoing: titles.length, completed: 0 },
});

const open = (list: List, path = '/my-stories', user = {}) =>
  renderPage(<MyStoriesPage />, {
    path,
    user,
    messages,
    apiHandlers: { 'story/list': list, 'user/logout': () => ({}) },
  });

/** A visit that has seen `titles`, and left. */
async function visit(...titles: string[]): Promise<void> {
  open(() => listOf(...titles));
  if (titles[0]) await screen.findByRole('link', { name: titles[0] });
  else await screen.findByRole('heading', { name: 'Every story starts with one line' });
  await waitFor(() => expect(localStorage.getItem(KEY) !== null).toBe(titles.length > 0));
  leave();
}

function leave(): void {
  cleanup();
  queryClient.clear();
}

const KEY = 'myfiction.last-stories';
const titles = (): (string | null)[] =>
  screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent);

it('begins with the stories that this device saw last, and goes on with those of today', async () => {
  await visit('The Moon Between Us');
  let answer = (_: Answer): void => {};
  const page = open(() => new Promise<Answer>((resolve) => (answer = resolve)));
  expect(titles()).toEqual(['The Moon Between Us']);
  expect(screen.getByRole('list', { name: 'Your stories' })).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(page.api.callsOf('story/list')).toHaveLength(1));
  answer(listOf('Salt and Iron', 'The Moon Between Us'));
  await screen.findByRole('link', { name: 'Salt and Iron' });
  expect(titles()).toEqual(['Salt and Iron', 'The Moon Between Us']);
  expect(screen.getByRole('list', { name: 'Your stories' })).toHaveAttribute('aria-busy', 'false');
});

it('is drawn before it asks, where it knows something', async () => {
  const ask = jest.fn(() => listOf('The Moon Between Us'));
  await visit('The Moon Between Us');
  installFakeApi({ 'story/list': ask });
  myStories.prefetch?.(new URLSearchParams());
  expect(queryClient.isFetching()).toBe(0);
  myStories.prefetch?.(new URLSearchParams({ sort: 'reads' }));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
});

it('lets the frame with the last ones be painted before it signs a call', async () => {
  await visit('The Moon Between Us');
  let paint = (): void => {};
  jest.mocked(nextPaint).mockReturnValueOnce(new Promise((resolve) => (paint = resolve)));
  const page = open(() => listOf('Salt and Iron'));
  page.api.use({ 'account/counts': () => ({ new_comment: 0, message_sign: false }) });
  // Signed as long as a call of the page would be.
  await act(() => callApi('account/counts', {}));
  expect(page.api.calls).toHaveLength(1);
  paint();
  await waitFor(() => expect(titles()).toEqual(['Salt and Iron']));
});

it('says that the list did not load instead of showing an old one', async () => {
  await visit('The Moon Between Us');
  open(() => apiFailure('serverError'));
  expect(await screen.findByRole('heading', { name: 'Your stories did not load' })).toBeInTheDocument();
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('keeps no empty list: an invitation to begin would flash', async () => {
  await visit('The Moon Between Us');
  await visit();
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ['another author', '/my-stories', { uid: 10000002 }],
  ['other filters', '/my-stories?sort=reads', {}],
  ['more pages, where the place further down needs all rows', '/my-stories?pages=2', {}],
])('shows nothing of it to %s', async (_, path, user) => {
  await visit('The Moon Between Us');
  open(() => new Promise(() => {}), path, user);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test.each([
  ['another build', (text: string) => JSON.stringify({ ...JSON.parse(text), build: 'older' })],
  ['a broken disk', (text: string) => text.slice(0, 40)],
])('shows nothing of what %s has left', async (_, change) => {
  await visit('The Moon Between Us');
  localStorage.setItem(KEY, change(localStorage.getItem(KEY) ?? ''));
  open(() => new Promise(() => {}));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('goes with the session', async () => {
  await visit('The Moon Between Us');
  open(() => listOf('The Moon Between Us'));
  await act(signOut);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('keeps nothing for who has signed out meanwhile', async () => {
  let answer = (_: Answer): void => {};
  const page = open(() => new Promise<Answer>((resolve) => (answer = resolve)));
  await waitFor(() => expect(page.api.callsOf('story/list')).toHaveLength(1));
  await act(signOut);
  answer(listOf('The Moon Between Us'));
  await waitFor(() => expect(page.location()).toBe('/login'));
  expect(localStorage.getItem(KEY)).toBeNull();
});
