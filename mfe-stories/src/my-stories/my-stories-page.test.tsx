import { PHONE_QUERY } from '@myfiction/shared/host/device/device.ts';
import { tellListeners } from '@myfiction/shared/host/live/live-topics.ts';
import { queryClient, usePageChrome } from '@myfiction/shared/host.ts';
import { exactTime } from '@myfiction/shared/screen/exact-time.tsx';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { type ApiHandlers, installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { matchMedia } from '@myfiction/shared/testing/match-media.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { signInAs } from '@myfiction/shared/testing/sign-in.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '../i18n/messages.ts';
import myStories from '../pages/my-stories.tsx';
import { makeStory } from '../test-data.ts';
import { MyStoriesPage } from './my-stories-page.tsx';

const idOf = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const stories = Array.from({ length: 45 }, (_, n) =>
  makeStory({ story_id: idOf(n), title: `Story ${n}`, words: 1000 }),
);

/** Answers like the server: the filter by counts, pages by a cursor that is the number of rows before. */
const listOf =
  (all: typeof stories, counts = { ongoing: all.length, completed: 0 }): ApiHandlers['story/list'] =>
  ({ cursor, limit = 20 }) => {
    const from = Number(cursor ?? 0);
    const next = from + limit;
    return { items: all.slice(from, next), next_cursor: next < all.length ? String(next) : null, counts };
  };

const open = (path: string, list: ApiHandlers['story/list'], user = {}) =>
  renderPage(<MyStoriesPage />, { path, user, messages, apiHandlers: { 'story/list': list } });

it('says how long ago a story was changed as time goes on', async () => {
  const start = Date.now();
  jest.useFakeTimers({ now: start, advanceTimers: true });
  const story = makeStory({ updated_at: new Date(start).toISOString() });
  open('/my-stories', listOf([story]));
  expect(await screen.findByText('Werewolf, updated now')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(5 * 60_000));
  expect(screen.getByText('Werewolf, updated 5 minutes ago')).toBeInTheDocument();
  jest.useRealTimers();
});

it('shows a story with its state, its figures, and the labels of its applications', async () => {
  const story = makeStory({
    contract_status: 30,
    pay_to_read_status: 22,
    completion_status: 0,
    chapters_draft: 2,
    write_chapter_id: idOf(99),
    new_comments: 12,
  });
  const page = open('/my-stories', listOf([story]));
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByRole('link', { name: 'The Moon Between Us' })).toHaveAttribute(
    'href',
    `/my-stories/detail?id=${story.story_id}`,
  );
  const updated = row.getByText(/^Werewolf, updated/);
  await page.person.hover(updated);
  expect(updated).toHaveAttribute('title', exactTime(story.updated_at));
  expect(row.getByText('2 drafts, none scheduled')).toBeInTheDocument();
  expect(row.getByText('84,310')).toBeInTheDocument();
  expect(row.getByText('1.28M')).toBeInTheDocument();
  expect(row.getByText('12 new')).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'View Contract Information, The Moon Between Us' })).toHaveAttribute(
    'href',
    `/book-apply/contract/view?id=${story.story_id}`,
  );
  expect(row.getByRole('link', { name: 'View Pay-to-Read Information, The Moon Between Us' })).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Apply for Completion, The Moon Between Us' })).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Write The Moon Between Us' })).toHaveAttribute(
    'href',
    `/my-stories/chapter/edit?id=${idOf(99)}`,
  );
});

it('says one of what is one', async () => {
  const one = { chapters_published: 1, words: 1, reads: 1, comments: 1, new_comments: 1 };
  open('/my-stories', listOf([makeStory(one)]));
  const row = within(await screen.findByRole('listitem'));
  const terms = row.getAllByRole('term').map((term) => term.textContent.trim());
  // What is read out has a space where the eye has one.
  expect(terms.slice(0, 4)).toEqual(['chapter', 'word', 'read', 'comment 1 new']);
});

it('names the chapter that goes out next, and counts the scheduled ones where it is not known', async () => {
  const next_scheduled = { position: 48, at: new Date(2099, 2, 4, 6).toISOString() };
  const known = makeStory({ chapters_scheduled: 2, chapters_draft: 1, next_scheduled });
  open('/my-stories', listOf([known, makeStory({ story_id: idOf(2), chapters_scheduled: 2 })]));
  expect(await screen.findByText(/^Ch\. 48 on 4 Mar, 6:00\sAM$/)).toBeInTheDocument();
  expect(screen.getByText('2 chapters scheduled')).toBeInTheDocument();
});

it('counts the comments that come in without a reload', async () => {
  let new_comments = 0;
  const counts = { ongoing: 1, completed: 0 };
  open('/my-stories', () => ({ items: [makeStory({ new_comments })], next_cursor: null, counts }));
  await screen.findByRole('link', { name: /^Manage/ });
  new_comments = 2;
  act(() => tellListeners({ topic: 'comment', story_id: idOf(1), comment_id: idOf(2) }));
  expect(await screen.findByText('2 new')).toBeInTheDocument();
});

it('leads Write nowhere while the completion of a story is in review', async () => {
  open('/my-stories', listOf([makeStory({ completion_status: 20 })]));
  expect(await screen.findByRole('link', { name: /^Manage/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Write/ })).not.toBeInTheDocument();
});

it('leads Write to a new chapter when nothing is in the drawer, and nowhere in a completed story', async () => {
  open('/my-stories', listOf([makeStory(), makeStory({ story_id: idOf(2), title: 'Done', completed: true })]));
  expect(await screen.findByRole('link', { name: 'Write The Moon Between Us' })).toHaveAttribute(
    'href',
    `/my-stories/chapter/new?story=${makeStory().story_id}`,
  );
  expect(screen.queryByRole('link', { name: 'Write Done' })).not.toBeInTheDocument();
});

it('keeps filter, sort and search in the address and asks the server for them', async () => {
  const page = open('/my-stories', listOf(stories));
  await screen.findByRole('link', { name: 'Story 0' });
  await page.person.click(screen.getByRole('radio', { name: /Completed/ }));
  await page.person.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Most reads');
  await page.person.type(screen.getByRole('searchbox', { name: 'Search your stories' }), 'moon');
  await waitFor(() => expect(page.location()).toBe('/my-stories?filter=completed&sort=reads&q=moon'));
  await waitFor(() =>
    expect(page.api.callsOf('story/list').at(-1)?.fields).toMatchObject({ filter: 1, sort: 'reads', q: 'moon' }),
  );
});

it('shows a chapter that went out by itself', async () => {
  let chapters_draft = 3;
  const counts = { ongoing: 1, completed: 0 };
  open('/my-stories', () => ({ items: [makeStory({ chapters_draft })], next_cursor: null, counts }));
  expect(await screen.findByText('3 drafts, none scheduled')).toBeInTheDocument();
  chapters_draft = 2;
  act(() => tellListeners({ topic: 'chapter', story_id: idOf(1), chapter_id: idOf(2) }));
  expect(await screen.findByText('2 drafts, none scheduled')).toBeInTheDocument();
});

it('opens with the filters of a copied address', async () => {
  const page = open('/my-stories?filter=completed&q=moon&sort=words', listOf(stories));
  await screen.findByRole('link', { name: 'Story 0' });
  expect(page.api.calls[0]?.fields).toMatchObject({ filter: 1, q: 'moon', sort: 'words', limit: 20 });
  expect(screen.getByRole('searchbox')).toHaveValue('moon');
  expect(screen.getByRole('radio', { name: /Completed/ })).toBeChecked();
});

it('loads the next page under the rows, remembers it in the address, and sums only when all are there', async () => {
  const page = open('/my-stories', listOf(stories));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
  expect(screen.queryByText(/words in total/)).not.toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: 'Show more stories' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(40));
  await waitFor(() => expect(page.location()).toBe('/my-stories?pages=2'));
  await page.person.click(screen.getByRole('button', { name: 'Show more stories' }));
  expect(await screen.findByText('45 ongoing stories, 45,000 words in total.')).toBeInTheDocument();
});

it('sums one word as one', async () => {
  open('/my-stories', listOf([makeStory({ words: 1 })]));
  expect(await screen.findByText('1 ongoing story, 1 word in total.')).toBeInTheDocument();
});

it('brings all open pages back in one request after a reload', async () => {
  const page = open('/my-stories?pages=2', listOf(stories));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(40));
  expect(page.api.calls.map((call) => call.fields.limit)).toEqual([40]);
});

it('does not grow when it is refreshed', async () => {
  const page = open('/my-stories', listOf(stories));
  await page.person.click(await screen.findByRole('button', { name: 'Show more stories' }));
  await waitFor(() => expect(page.location()).toBe('/my-stories?pages=2'));
  await act(() => queryClient.invalidateQueries());
  expect(page.api.calls.map((call) => call.fields.limit)).toEqual([20, 20, 20, 20]);
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
});

it('draws the rows of the window first, and what stands below them with the last row', async () => {
  const drawn: { rows: number; more: boolean }[] = [];
  const watch = new MutationObserver(() =>
    drawn.push({
      rows: screen.queryAllByRole('listitem').length,
      more: screen.queryByRole('button', { name: 'Show more stories' }) !== null,
    }),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  open('/my-stories', listOf(stories));
  await screen.findByRole('button', { name: 'Show more stories' });
  watch.disconnect();
  const steps = drawn.filter(({ rows }) => rows > 0);
  expect(steps[0]).toEqual({ rows: 4, more: false });
  expect(steps.at(-1)).toEqual({ rows: 20, more: true });
});

it('shows what was asked for before it was there, and does not ask again', async () => {
  const address = '/my-stories?filter=completed&sort=reads&pages=2';
  const asked: unknown[] = [];
  const list: ApiHandlers['story/list'] = (input) => {
    asked.push(input);
    return { items: stories.slice(0, 3), next_cursor: null, counts: { ongoing: 0, completed: 3 } };
  };
  window.history.replaceState(null, '', address);
  installFakeApi({ 'story/list': list });
  signInAs({});
  myStories.prefetch?.(new URLSearchParams(address.slice(address.indexOf('?'))));
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ filter: 1, sort: 'reads', limit: 40 });
  open(address, list);
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(asked).toHaveLength(1);
});

it('keeps the rows and offers the next page again when it does not load', async () => {
  let fails = true;
  const answer = listOf(stories);
  const page = open('/my-stories', (input) =>
    input.cursor && fails ? apiFailure('serverError') : (answer?.(input) ?? apiFailure('serverError')),
  );
  await page.person.click(await screen.findByRole('button', { name: 'Show more stories' }));
  expect(await screen.findByText('The next stories did not load.')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  expect(page.location()).toBe('/my-stories');
  fails = false;
  await page.person.click(screen.getByRole('button', { name: 'Show more stories' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(40));
});

it('shows an author without stories one action and no filters', async () => {
  open('/my-stories', listOf([]), { book_total: 0 });
  expect(await screen.findByRole('heading', { name: 'Every story starts with one line' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Create story' })).toHaveAttribute('href', '/my-stories/book-info');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('offers a story at the top where there are stories, and not a second time on the empty shelf', async () => {
  const TopBar = () => <header>{usePageChrome().action?.label}</header>;
  const openBelow = (list: typeof stories) =>
    renderPage(
      <>
        <TopBar />
        <MyStoriesPage />
      </>,
      { path: '/my-stories', user: { book_total: list.length }, messages, apiHandlers: { 'story/list': listOf(list) } },
    );
  const page = openBelow([makeStory()]);
  await screen.findByRole('listitem');
  expect(screen.getByRole('banner')).toHaveTextContent('Create story');
  page.unmount();
  queryClient.clear();
  openBelow([]);
  await screen.findByRole('heading', { name: 'Every story starts with one line' });
  expect(screen.getByRole('banner')).toBeEmptyDOMElement();
});

it('offers to clear a search that finds nothing', async () => {
  const page = open('/my-stories?q=zebra', (input) => ({
    items: input.q ? [] : [makeStory()],
    next_cursor: null,
    counts: { ongoing: 1, completed: 0 },
  }));
  await page.person.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('listitem')).toBeInTheDocument();
  expect(page.location()).toBe('/my-stories');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

it.each([
  ['/my-stories?q=moon', 0, 'No ongoing story matches “moon”', 'Completed', '/my-stories?q=moon&filter=completed'],
  ['/my-stories?q=moon&filter=completed', 1, 'No completed story matches “moon”', 'Ongoing', '/my-stories?q=moon'],
])('leads from %s to the match among the other stories', async (path, empty, title, other, there) => {
  const page = open(path, ({ filter }) => ({
    items: filter === empty ? [] : [makeStory()],
    next_cursor: null,
    counts: { ongoing: 1, completed: 1 },
  }));
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByText(/^No story matches/)).not.toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: other }));
  expect(await screen.findByRole('listitem')).toBeInTheDocument();
  expect(page.location()).toBe(there);
});

it('says that the list did not load and loads it on Retry', async () => {
  let fails = true;
  const page = open('/my-stories', () =>
    fails
      ? apiFailure('serverError')
      : { items: [makeStory()], next_cursor: null, counts: { ongoing: 1, completed: 0 } },
  );
  expect(await screen.findByRole('heading', { name: 'Your stories did not load' })).toBeInTheDocument();
  fails = false;
  await page.person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('listitem')).toBeInTheDocument();
});

it('shows the skeleton only when loading takes its time', async () => {
  jest.useFakeTimers();
  try {
    open('/my-stories', () => new Promise(() => {}));
    await act(() => jest.advanceTimersByTimeAsync(149));
    expect(screen.queryByText('Loading your stories')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Loading your stories')).toBeInTheDocument();
  } finally {
    jest.useRealTimers();
  }
});

it('draws on a phone what fits there: the contract, Write, and Manage once nothing is left to write', async () => {
  matchMedia(PHONE_QUERY);
  open(
    '/my-stories',
    listOf([makeStory({ title: 'Going on' }), makeStory({ story_id: idOf(2), title: 'Over', completed: true })]),
  );
  const names = (await screen.findAllByRole('listitem')).map((row) =>
    within(row)
      .getAllByRole('link')
      .map((link) => link.getAttribute('aria-label') ?? link.textContent),
  );
  expect(names).toEqual([
    ['Going on', 'Apply for Contract, Going on', 'Write Going on'],
    ['Over', 'Apply for Contract, Over', 'Manage Over'],
  ]);
  expect(screen.queryByRole('link', { name: 'Create story' })).not.toBeInTheDocument();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Search your stories' }));
  expect(screen.getByRole('searchbox', { name: 'Search your stories' })).toBeInTheDocument();
});

it('names whose each of its links is, and of a draft which', async () => {
  const one = makeStory({ contract_status: 30, pay_to_read_status: 10 });
  open('/my-stories', listOf([one, makeStory({ story_id: idOf(2), title: 'Salt and Iron', contract_status: 10 })]));
  await screen.findByRole('link', { name: 'Draft, Contract, Salt and Iron' });
  expect(screen.getByRole('link', { name: 'Draft, Pay-to-Read, The Moon Between Us' })).toBeInTheDocument();
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label') ?? link.textContent);
  expect(new Set(names).size).toBe(names.length);
});

it('says in which language a title is', async () => {
  open('/my-stories', listOf([makeStory({ language: 'es', title: 'Sal y hierro' })]));
  expect(await screen.findByRole('link', { name: 'Sal y hierro' })).toHaveAttribute('lang', 'es');
});
