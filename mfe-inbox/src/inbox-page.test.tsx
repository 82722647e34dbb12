import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { tellListeners } from '@myfiction/shared/host/live/live-topics.ts';
import { getToasts, navigateTo, queryClient, useLocation } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { messages } from './i18n/messages.ts';
import { InboxPage } from './inbox-page.tsx';
import { inboxServer } from './testing/inbox-server.ts';
import { idOf, makeDetail, makeMessage } from './testing/make-message.ts';

const FIRST = makeDetail(makeMessage(1, { title: 'Your contract', type: 'contract', read: false }));
const SECOND = makeDetail(makeMessage(2, { title: 'A contest', type: 'contest', read: false }));
const THIRD = makeDetail(makeMessage(3, { title: 'Old news' }));

/** The page at its address, as the shell mounts it. */
const Page = () => (
  <>
    <header>
      <h1>Inbox</h1>
    </header>
    {useLocation().pathname === '/inbox' && <InboxPage />}
  </>
);

function open(path = '/inbox', details = [FIRST, SECOND, THIRD], more: ApiHandlers = {}) {
  const server = inboxServer(details);
  const page = renderPage(<Page />, { path, messages, apiHandlers: { ...server.handlers, ...more } });
  return { ...page, server };
}

const row = (name: RegExp) => screen.findByRole('link', { name });
const titles = () => screen.getAllByRole('link', { name: /contract|contest|news/i }).map((link) => link.textContent);

it('shows who wrote what, and opening a message marks it as read', async () => {
  const page = open();
  await page.person.click(await row(/Your contract/));
  expect(await screen.findByRole('heading', { name: 'Your contract' })).toBeInTheDocument();
  expect(page.location()).toBe(`/inbox?id=${idOf(1)}`);
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Unread: Your contract/ })).not.toBeInTheDocument());
  await waitFor(() => expect(page.server.messages.get(idOf(1))?.read).toBe(true));
  expect(await screen.findByRole('radio', { name: /Unread 1/ })).toBeInTheDocument();
});

it('opens a copied link', async () => {
  open(`/inbox?id=${idOf(3)}`);
  expect(await screen.findByRole('heading', { name: 'Old news' })).toBeInTheDocument();
});

it('says when a message is not there, and leads back', async () => {
  const page = open(`/inbox?id=${idOf(77)}`);
  const pane = within(screen.getByRole('region', { name: 'Message' }));
  expect(await pane.findByRole('heading', { name: 'This message is not here' })).toBeInTheDocument();
  await page.person.click(pane.getByRole('button', { name: 'Back to the messages' }));
  expect(page.location()).toBe('/inbox');
});

it('keeps what was marked as unread so, while it is open', async () => {
  const page = open(`/inbox?id=${idOf(3)}`);
  await page.person.click(await screen.findByRole('button', { name: 'Mark as unread' }));
  expect(await screen.findByRole('link', { name: /^Unread: Old news/ })).toBeInTheDocument();
  await waitFor(() => expect(page.server.messages.get(idOf(3))?.read).toBe(false));
});

it('reads nothing in a tab that lies behind another until the author looks', async () => {
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const page = open(`/inbox?id=${idOf(1)}`);
  expect(await screen.findByRole('heading', { name: 'Your contract' })).toBeInTheDocument();
  expect(page.api.callsOf('inbox/change')).toHaveLength(0);
  hidden.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(page.server.messages.get(idOf(1))?.read).toBe(true));
  hidden.mockRestore();
});

it('asks again for the list that was on its way when the open message was marked as read', async () => {
  let answer = (_detail: typeof SECOND): void => {};
  const page = open(`/inbox?id=${idOf(2)}`, undefined, {
    'inbox/list': () => new Promise(() => {}),
    'inbox/get': () => new Promise((resolve) => (answer = resolve)),
  });
  await waitFor(() => expect(page.api.callsOf('inbox/list')).toHaveLength(1));
  await waitFor(() => expect(page.api.callsOf('inbox/get')).toHaveLength(1));
  page.api.use(page.server.handlers);
  answer(SECOND);
  expect(await row(/^A contest/)).toBeInTheDocument();
  expect(page.server.messages.get(idOf(2))?.read).toBe(true);
});

it('keeps tab, type and search in the address and asks the server for them', async () => {
  const page = open();
  await page.person.click(await screen.findByRole('radio', { name: /Unread/ }));
  await page.person.click(screen.getByRole('button', { name: 'Search and filter' }));
  await page.person.type(screen.getByRole('searchbox'), 'con');
  await waitFor(() => expect(page.location()).toContain('q=con'));
  await page.person.selectOptions(screen.getByRole('combobox', { name: 'Type of message' }), 'Contests');
  await waitFor(() => expect(page.location()).toBe('/inbox?tab=unread&q=con&type=contest'));
  await waitFor(() => expect(titles()).toEqual([expect.stringContaining('A contest')]));
  expect(page.api.callsOf('inbox/list').at(-1)?.fields).toMatchObject({ unread: true, q: 'con', type: 'contest' });
});

it('keeps an unread message in its place among the unread while it is read', async () => {
  const page = open('/inbox?tab=unread');
  await page.person.click(await row(/A contest/));
  await waitFor(() => expect(page.server.messages.get(idOf(2))?.read).toBe(true));
  act(() => tellListeners({ topic: 'message', message_id: idOf(2) }));
  await waitFor(() => expect(page.api.callsOf('inbox/list').length).toBeGreaterThan(1));
  expect(titles()).toEqual([expect.stringContaining('Your contract'), expect.stringContaining('A contest')]);
});

it('shows a message that comes in without a reload', async () => {
  const page = open();
  await row(/Old news/);
  const news = makeDetail(makeMessage(0, { title: 'Fresh news', read: false }));
  page.server.messages.set(news.message_id, news);
  act(() => tellListeners({ topic: 'message', message_id: news.message_id }));
  expect(await row(/Fresh news/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /Unread 3/ })).toBeInTheDocument();
});

it('archives what is open and opens the next', async () => {
  const page = open(`/inbox?id=${idOf(2)}`);
  // Which one is next is known once the list is there.
  await row(/A contest/);
  await page.person.click(await screen.findByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(page.location()).toBe(`/inbox?id=${idOf(3)}`));
  expect(page.server.messages.get(idOf(2))?.folder).toBe('archive');
});

it('hands the focus of the button that has archived a message to the row of the next, then to the title of the page', async () => {
  const page = open(`/inbox?id=${idOf(2)}`, [SECOND, THIRD]);
  await row(/A contest/);
  await page.person.click(await screen.findByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(page.location()).toBe(`/inbox?id=${idOf(3)}`));
  expect(await row(/Old news/)).toHaveFocus();
  await page.person.click(await screen.findByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(page.location()).toBe('/inbox'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('hands the focus to the title of the page when all messages have gone', async () => {
  const page = open('/inbox', [SECOND, THIRD]);
  await page.person.click(await screen.findByRole('checkbox', { name: 'Select A contest' }));
  const bar = within(screen.getByRole('region', { name: 'Selected messages' }));
  await page.person.click(bar.getByRole('checkbox'));
  await page.person.click(bar.getByRole('button', { name: 'Archive' }));
  expect(await screen.findByRole('heading', { name: 'Letters to you will arrive here' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it.each([
  ['inbox', 'Archive', 'archive'],
  ['archive', 'Move to the inbox', 'inbox'],
  ['inbox', 'Delete', 'trash'],
  ['trash', 'Restore', 'inbox'],
] as const)('what lies in the %s and leaves it by “%s” comes back by Undo', async (folder, button, to) => {
  const page = open(`/inbox?folder=${folder}&id=${idOf(3)}`, [{ ...THIRD, folder }]);
  const folderNow = () => page.server.messages.get(idOf(3))?.folder;
  await page.person.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(folderNow()).toBe(to));
  await waitFor(() => expect(getToasts()).toHaveLength(1));
  act(() => getToasts()[0]?.action?.onClick());
  await waitFor(() => expect(folderNow()).toBe(folder));
});

it('archives once and goes to the next, however often a slow network is asked', async () => {
  let answer = (): void => {};
  const page = open(`/inbox?id=${idOf(2)}`);
  await row(/A contest/);
  page.api.use({
    'inbox/change': async ({ message_ids, action }) => {
      if (action === 'archive') await new Promise<void>((resolve) => (answer = resolve));
      return { changed: message_ids, protected: 0, unread: 1 };
    },
  });
  const archive = await screen.findByRole('button', { name: 'Archive' });
  await page.person.dblClick(archive);
  await waitFor(() => expect(screen.queryByRole('link', { name: /A contest/ })).not.toBeInTheDocument());
  await page.person.click(archive);
  answer();
  await waitFor(() => expect(page.location()).toBe(`/inbox?id=${idOf(3)}`));
  const acts = page.api.callsOf('inbox/change').map(({ fields }) => fields.action);
  expect(acts.filter((action) => action === 'archive')).toHaveLength(1);
});

it.each([
  ['another message', `/inbox?id=${idOf(1)}`],
  ['another page', '/comments'],
])('leaves an author where they are who has gone to %s before the message was archived', async (_what, to) => {
  let answer = (): void => {};
  const page = open(`/inbox?id=${idOf(2)}`);
  await row(/A contest/);
  page.api.use({
    'inbox/change': async ({ message_ids, action }) => {
      if (action === 'archive') await new Promise<void>((resolve) => (answer = resolve));
      return { changed: message_ids, protected: 0, unread: 1 };
    },
  });
  await page.person.click(await screen.findByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(page.api.callsOf('inbox/change').at(-1)?.fields.action).toBe('archive'));
  act(() => navigateTo(to));
  await act(async () => answer());
  await waitFor(() => expect(getToasts()).toHaveLength(1));
  expect(page.location()).toBe(to);
});

it('is not said to be empty while more messages follow those that have just gone', async () => {
  const news = Array.from({ length: 21 }, (_, n) => makeDetail(makeMessage(n + 1, { title: `News ${n + 1}` })));
  let answer = (): void => {};
  const page = open('/inbox', news, {
    'inbox/change': async ({ message_ids }) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return { changed: message_ids, protected: 0, unread: 0 };
    },
  });
  await page.person.click(await screen.findByRole('checkbox', { name: 'Select News 1' }));
  await page.person.click(screen.getByRole('checkbox', { name: 'Select all that are listed' }));
  await page.person.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(page.api.callsOf('inbox/change')).toHaveLength(1));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Letters to you will arrive here' })).not.toBeInTheDocument();
  await act(async () => answer());
  await waitFor(() => expect(getToasts()).toHaveLength(1));
});

it('offers no deletion of what is protected', async () => {
  open(`/inbox?id=${idOf(1)}`);
  expect(await screen.findByRole('button', { name: 'Archive' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

it('acts on many at once', async () => {
  const page = open();
  await page.person.click(await screen.findByRole('checkbox', { name: 'Select Your contract' }));
  await page.person.click(screen.getByRole('checkbox', { name: 'Select A contest' }));
  const bar = within(screen.getByRole('region', { name: 'Selected messages' }));
  expect(bar.getByText('2 selected')).toBeInTheDocument();
  await page.person.click(bar.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(page.server.messages.get(idOf(2))?.folder).toBe('trash'));
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(page.server.messages.get(idOf(1))?.folder).toBe('inbox');
});

it('opens the next that stays when the open one leaves with others', async () => {
  const page = open(`/inbox?id=${idOf(1)}`);
  for (const title of ['Your contract', 'A contest'])
    await page.person.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
  const bar = within(screen.getByRole('region', { name: 'Selected messages' }));
  await page.person.click(bar.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(page.location()).toBe(`/inbox?id=${idOf(3)}`));
  expect(page.server.messages.get(idOf(2))?.read).toBe(false);
});

it('keeps a protected message open when the others that were chosen are deleted', async () => {
  const page = open(`/inbox?id=${idOf(1)}`);
  for (const title of ['Your contract', 'A contest'])
    await page.person.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
  const bar = within(screen.getByRole('region', { name: 'Selected messages' }));
  await page.person.click(bar.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(getToasts()).toHaveLength(1));
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(page.location()).toBe(`/inbox?id=${idOf(1)}`);
});

it('keeps the focus in the list when what is done takes its button away', async () => {
  const page = open('/inbox', [SECOND, THIRD]);
  await page.person.click(await screen.findByRole('checkbox', { name: 'Select A contest' }));
  await page.person.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected messages' })).not.toBeInTheDocument());
  expect((await row(/Old news/)).closest('ul')).toHaveFocus();
});

it('brings rows back when an action fails', async () => {
  const page = open('/inbox', [SECOND, THIRD], { 'inbox/change': () => apiFailure('serverError') });
  await page.person.click(await screen.findByRole('checkbox', { name: 'Select A contest' }));
  await page.person.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(page.api.callsOf('inbox/list').length).toBeGreaterThan(1));
  expect(await row(/A contest/)).toBeInTheDocument();
});

it('keeps what was chosen when an action fails, so that it can be tried again', async () => {
  const page = open('/inbox', [SECOND, THIRD], { 'inbox/change': () => apiFailure('serverError') });
  await page.person.click(await screen.findByRole('checkbox', { name: 'Select A contest' }));
  await page.person.click(screen.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(page.api.callsOf('inbox/list').length).toBeGreaterThan(1));
  const bar = within(await screen.findByRole('region', { name: 'Selected messages' }));
  expect(bar.getByText('1 selected')).toBeInTheDocument();
  page.api.use(page.server.handlers);
  await page.person.click(bar.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(page.server.messages.get(idOf(2))?.folder).toBe('archive'));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected messages' })).not.toBeInTheDocument());
});

it('shows what the server has when a mark fails', async () => {
  const page = open('/inbox', [SECOND, THIRD], { 'inbox/change': () => apiFailure('serverError') });
  await page.person.click(await screen.findByRole('checkbox', { name: 'Select A contest' }));
  await page.person.click(screen.getByRole('button', { name: 'Mark as read' }));
  await waitFor(() => expect(page.api.callsOf('inbox/list').length).toBeGreaterThan(1));
  expect(await row(/Unread.*A contest/)).toBeInTheDocument();
});

it('marks all as read up to the newest that is listed', async () => {
  const page = open();
  await row(/Your contract/);
  await page.person.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /Unread 0/ })).toBeInTheDocument());
  expect(page.api.callsOf('inbox/readAll')[0]?.fields.until).toBe(FIRST.at);
  const button = screen.getByRole('button', { name: 'Mark all as read' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await page.person.keyboard('{Enter}');
  expect(button).toHaveFocus();
  expect(page.api.callsOf('inbox/readAll')).toHaveLength(1);
});

it('shows nothing as unread again that was asked for before all were marked as read', async () => {
  const page = open();
  await row(/Your contract/);
  let answer = (): void => {};
  const items = [FIRST, SECOND, THIRD].map(({ turns: _turns, thread: _t, action: _a, story: _s, ...item }) => item);
  const asked = new Promise<ApiOutput<'inbox/list'>>((resolve) => {
    answer = () => resolve({ items, next_cursor: null, unread: 2 });
  });
  page.api.use({ 'inbox/list': () => asked });
  act(() => tellListeners({ topic: 'message', message_id: idOf(1) }));
  await waitFor(() => expect(page.api.callsOf('inbox/list')).toHaveLength(2));
  page.api.use(page.server.handlers);
  await page.person.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(page.api.callsOf('inbox/readAll')).toHaveLength(1));
  answer();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('radio', { name: /Unread 0/ })).toBeInTheDocument();
});

it('is worked by keys: through the rows, open, archive, unread', async () => {
  const page = open();
  await row(/Your contract/);
  await page.person.keyboard('j');
  expect(await row(/Your contract/)).toHaveFocus();
  await page.person.keyboard('j{ArrowDown}');
  expect(await row(/Old news/)).toHaveFocus();
  await page.person.keyboard('u');
  expect(await screen.findByRole('link', { name: /^Unread: Old news/ })).toBeInTheDocument();
  await page.person.keyboard('k{Enter}');
  expect(await screen.findByRole('heading', { name: 'A contest' })).toBeInTheDocument();
  await page.person.keyboard('e');
  await waitFor(() => expect(page.server.messages.get(idOf(2))?.folder).toBe('archive'));
});

it('stays in the list where the row is archived that is open', async () => {
  const page = open(`/inbox?id=${idOf(2)}`);
  (await row(/A contest/)).focus();
  await page.person.keyboard('e');
  await waitFor(() => expect(page.location()).toBe(`/inbox?id=${idOf(3)}`));
  await waitFor(() => expect(screen.queryByRole('link', { name: /A contest/ })).not.toBeInTheDocument());
  expect(await row(/Old news/)).toHaveFocus();
});

it('archives nothing by its key outside the inbox', async () => {
  const page = open('/inbox?folder=trash', [{ ...THIRD, folder: 'trash' }]);
  await row(/Old news/);
  await page.person.keyboard('jeu');
  await waitFor(() => expect(page.server.messages.get(idOf(3))?.read).toBe(false));
  expect(page.api.callsOf('inbox/change')).toHaveLength(1);
});

it('brings the caret into the search that is asked for, by its key and by its button', async () => {
  const page = open();
  await row(/Your contract/);
  await page.person.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await page.person.type(screen.getByRole('searchbox'), 'news');
  await waitFor(() => expect(page.location()).toBe('/inbox?q=news'));
  (await row(/Old news/)).focus();
  await page.person.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

it('leaves the caret where it is when a copied address has a search', async () => {
  open('/inbox?q=news');
  await row(/Old news/);
  expect(screen.getByRole('searchbox')).not.toHaveFocus();
});

it('takes no key for itself while somebody writes', async () => {
  const page = open('/inbox?q=n');
  await page.person.type(await screen.findByRole('searchbox'), 'eu');
  expect(screen.getByRole('searchbox')).toHaveValue('neu');
  expect(page.api.callsOf('inbox/change')).toHaveLength(0);
});

it.each([
  ['/inbox', 'Letters to you will arrive here'],
  ['/inbox?tab=unread', 'You have read everything'],
  ['/inbox?folder=archive', 'Nothing in the archive'],
  ['/inbox?folder=trash', 'The trash is empty'],
  ['/inbox?q=zebra', 'No message matches “zebra”'],
  ['/inbox?type=contest', 'No messages of this type'],
])('%s without messages: %s', async (path, heading) => {
  open(path, []);
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
});

it.each([
  ['the server', () => apiFailure('serverError')],
  ['the network', () => NETWORK_FAILURE],
])('says that the list did not load because of %s, and loads it on Retry', async (_what, failure) => {
  const page = open('/inbox', [FIRST], { 'inbox/list': failure });
  expect(await screen.findByRole('heading', { name: 'Your messages did not load' })).toBeInTheDocument();
  page.api.use(page.server.handlers);
  await page.person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row(/Your contract/)).toBeInTheDocument();
});

it('loads the next page under the rows', async () => {
  const page = open(
    '/inbox',
    Array.from({ length: 30 }, (_, n) => makeDetail(makeMessage(n + 1, { title: `News ${n}` }))),
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
  await page.person.click(screen.getByRole('button', { name: 'Show more messages' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(30));
  await waitFor(() => expect(page.location()).toBe('/inbox?pages=2'));
});

it('takes no choice back that was made while the next page was on its way', async () => {
  let answer = (): void => {};
  const page = open(
    '/inbox',
    Array.from({ length: 30 }, (_, n) => makeDetail(makeMessage(n + 1, { title: `News ${n}`, read: false }))),
  );
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
  page.api.use({
    'inbox/list': async (input) => {
      if (input.cursor) await new Promise<void>((resolve) => (answer = resolve));
      return { items: [], next_cursor: null, unread: 30 };
    },
  });
  await page.person.click(screen.getByRole('button', { name: 'Show more messages' }));
  await waitFor(() => expect(page.api.callsOf('inbox/list')).toHaveLength(2));
  await page.person.click(screen.getByRole('radio', { name: /Unread/ }));
  await act(async () => answer());
  await act(async () => {});
  expect(page.location()).toBe('/inbox?tab=unread');
});

it('shows hostile text as text', async () => {
  const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script> javascript:alert(3) http://a@evil.example/';
  const detail = makeDetail(makeMessage(1, { title: '<b>Bold</b>' }));
  detail.turns = detail.turns.map((turn) => ({ ...turn, body: hostile }));
  open(`/inbox?id=${idOf(1)}`, [detail]);
  expect(await screen.findByText(hostile, { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '<b>Bold</b>' })).toBeInTheDocument();
  expect(document.querySelector('article img, article script, article a')).toBeNull();
});
