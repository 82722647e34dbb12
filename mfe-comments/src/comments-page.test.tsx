import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import type { ApiInput } from '@myfiction/shared/contract/calls.ts';
import { tellListeners } from '@myfiction/shared/host/live/live-topics.ts';
import {
  changeLanguage,
  getSession,
  getToasts,
  navigateTo,
  requestsSent,
  useLocation,
} from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CommentsPage } from './comments-page.tsx';
import { messages } from './i18n/messages.ts';
import { CHAPTER_ID, makeComment, makeContext, makePage, STORY_ID } from './testing/make-comment.ts';

type ActCall = ApiInput<'comment/act'>;

let items: CommentItem[];
beforeEach(() => {
  items = [
    makeComment(1, { quote: 'I should have told you' }),
    makeComment(2, { likes: 96, replies: 8 }),
    makeComment(3),
  ];
});

const find = (id: string) => items.find((item) => item.comment_id === id) ?? makeComment(99);

const handlers = (): ApiHandlers => ({
  'comment/list': () => makePage(items),
  'comment/getContext': ({ comment_id }) => makeContext(find(comment_id)),
  'comment/act': () => ({ changed: 1, unchanged: 0, next_cursor: null }),
  'story/list': ({ filter }) => ({ items: [], next_cursor: null, counts: { ongoing: filter, completed: 0 } }),
});

/** The page at its address, as the shell mounts it. */
const Page = () => (
  <>
    <header>
      <h1>Comments</h1>
    </header>
    {useLocation().pathname === '/comments' && <CommentsPage />}
  </>
);

function open(path = '/comments', more: ApiHandlers = {}) {
  return renderPage(<Page />, { path, messages, apiHandlers: { ...handlers(), ...more } });
}

const row = (n: number) => screen.findByRole('article', { name: `Comment by Reader ${n}` });
const actsOf = (api: ReturnType<typeof open>['api']) =>
  api.callsOf('comment/act').map(({ fields }) => fields as unknown as ActCall);
const toastTexts = () => getToasts().map(({ text }) => text);

test('new comments first, each with where it stands, and beside the first one its passage and reader', async () => {
  const { api } = open();
  expect(await row(1)).toHaveTextContent('The Moon Between Us, ch. 47');
  expect(api.callsOf('comment/list')[0]?.fields).toMatchObject({ filter: 'new', sort: 'newest', limit: 20 });
  const beside = await screen.findByRole('complementary', { name: 'In the chapter' });
  expect(await within(beside).findByText('I should have told you')).toBeInTheDocument();
  expect(within(beside).getByText('Ch. 47: A House With No Clocks')).toBeInTheDocument();
  expect(within(beside).getByText('Reads you since March 2020. 61 comments, 3 stories followed.')).toBeInTheDocument();
  expect(within(beside).getByRole('link', { name: 'Open chapter' })).toHaveAttribute(
    'href',
    `/my-stories/chapter/view?id=${CHAPTER_ID}`,
  );
});

test('the comments of a window are drawn first, and more is asked for once all of them stand', async () => {
  items = Array.from({ length: 20 }, (_, n) => makeComment(n + 1));
  const drawn: { rows: number; more: boolean }[] = [];
  const watch = new MutationObserver(() =>
    drawn.push({
      rows: screen.queryAllByRole('article').length,
      more: screen.queryByRole('button', { name: 'Show more' }) !== null,
    }),
  );
  watch.observe(document.body, { childList: true, subtree: true });
  open('/comments', { 'comment/list': () => ({ ...makePage(items), next_cursor: 'more' }) });
  await screen.findByRole('button', { name: 'Show more' });
  watch.disconnect();
  const steps = drawn.filter(({ rows }) => rows > 0);
  expect(steps[0]).toEqual({ rows: 6, more: false });
  expect(steps.at(-1)).toEqual({ rows: 20, more: true });
});

test('what is asked for stands in the address and comes back from it', async () => {
  const path = `/comments?filter=held&story=${STORY_ID}&q=bridge&sort=oldest`;
  const chapters = [
    {
      chapter_id: CHAPTER_ID,
      position: 47,
      title: 'Clocks',
      reads: 1,
      readers: 1,
      published_at: '2026-03-01T10:00:00.000Z',
    },
  ];
  const { api, person, location } = open(path, { 'stats/getFunnel': () => ({ chapters }) });
  await row(1);
  expect(api.callsOf('comment/list')[0]?.fields).toMatchObject({
    filter: 'held',
    story_id: STORY_ID,
    q: 'bridge',
    sort: 'oldest',
  });
  await person.click(screen.getByRole('button', { name: 'Show new comments instead of Held' }));
  expect(location()).toBe(`/comments?story=${STORY_ID}&q=bridge&sort=oldest`);
  await person.selectOptions(screen.getByRole('combobox', { name: 'Chapter' }), 'Ch. 47: Clocks');
  expect(location()).toContain(`chapter=${CHAPTER_ID}`);
});

describe('states', () => {
  test.each([
    ['/comments', 'No new comments', 'Show all comments', '/comments?filter=all'],
    ['/comments?filter=all', 'The first comment is still to come', undefined, undefined],
    ['/comments?filter=held', 'Nothing is held', undefined, undefined],
    ['/comments?q=zebra', 'No comment matches', 'Clear filters', '/comments'],
  ])('%s without comments: %s', async (path, title, action, leadsTo) => {
    items = [];
    const { person, location } = open(path);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    if (!action) return;
    await person.click(screen.getByRole('button', { name: action }));
    await waitFor(() => expect(location()).toBe(leadsTo));
  });

  test('a list that did not load offers to try again', async () => {
    let fails = true;
    const { person } = open('/comments', {
      'comment/list': () => (fails ? apiFailure('serverError') : makePage(items)),
    });
    expect(await screen.findByText('The comments did not load')).toBeInTheDocument();
    // Nothing to choose from, and nothing beside it that asks to.
    expect(screen.getByRole('complementary', { name: 'In the chapter' }).textContent).toBe('');
    fails = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row(1)).toBeInTheDocument();
  });

  test.each([
    [`/comments?story=${STORY_ID}`, 'This story is not here', '/comments'],
    [
      `/comments?filter=all&story=${STORY_ID}&chapter=${CHAPTER_ID}`,
      'This chapter is not here',
      '/comments?filter=all',
    ],
  ])('%s of one that is gone: %s', async (path, title, leadsTo) => {
    let isGone = true;
    const { person, location } = open(path, {
      'comment/list': () => (isGone ? apiFailure('notFound') : makePage(items)),
      'stats/getFunnel': () => apiFailure('notFound'),
    });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(getToasts()).toEqual([]);
    isGone = false;
    await person.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await row(1)).toBeInTheDocument();
    expect(location()).toBe(leadsTo);
  });
});

test('beside a comment that is gone nothing asks to try again', async () => {
  open(`/comments?filter=all&comment=${CHAPTER_ID}`, { 'comment/getContext': () => apiFailure('notFound') });
  await row(1);
  const beside = screen.getByRole('complementary', { name: 'In the chapter' });
  expect(await within(beside).findByText('This comment is not here any more.')).toBeInTheDocument();
  expect(within(beside).queryByRole('button')).not.toBeInTheDocument();
  expect(getToasts()).toEqual([]);
});

describe('a reply', () => {
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to Reader 2' });
  async function begin(more: ApiHandlers = {}) {
    const page = open('/comments', more);
    await page.person.click(within(await row(2)).getByRole('button', { name: /^Reply/ }));
    return page;
  }
  const send = async (page: Awaited<ReturnType<typeof begin>>) =>
    page.person.click(within(await row(2)).getByRole('button', { name: /^Reply/ }));

  test('is sent, and its comment is answered in its place', async () => {
    const page = await begin({
      'comment/reply': ({ comment_id, reply_id, text }) => ({
        reply: makeComment(50, { comment_id: reply_id, mine: true, text, thread_id: comment_id }),
        comment: { ...find(comment_id), seen: true, answered: true, replies: 9 },
      }),
    });
    await page.person.type(await field(), '  Thank you  ');
    await send(page);
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
    expect(page.api.callsOf('comment/reply')[0]?.fields).toMatchObject({ text: 'Thank you', pin: false });
    expect(within(await row(2)).getByRole('button', { name: '9 replies, Comment by Reader 2' })).toBeInTheDocument();
    await page.person.click(within(await row(2)).getByRole('button', { name: /^Reply/ }));
    expect(await field()).toHaveValue('');
  });

  test('is written in its own direction, as the comment that it answers', async () => {
    const { person } = open();
    await person.click(within(await row(1)).getByRole('button', { name: /^Reply/ }));
    expect(screen.getByRole('textbox', { name: 'Reply to Reader 1' })).toHaveAttribute('dir', 'auto');
  });

  test('takes as many emoji as characters, and is not sent with more', async () => {
    const page = await begin();
    await page.person.click(await field());
    await page.person.paste('🐺'.repeat(5000));
    expect(within(await row(2)).getByRole('button', { name: /^Reply/ })).toBeEnabled();
    await page.person.paste('!');
    expect(within(await row(2)).getByRole('button', { name: /^Reply/ })).toBeDisabled();
    await page.person.clear(await field());
  });

  test('is left with Escape, and the focus stays in its row', async () => {
    const page = await begin();
    await page.person.type(await field(), 'Thank you{Escape}');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(await row(2)).toHaveFocus();
  });

  test('is not written on or left while it is on its way', async () => {
    const page = await begin({ 'comment/reply': () => new Promise(() => undefined) });
    await page.person.type(await field(), 'Thank you');
    await send(page);
    await page.person.type(await field(), ' and more{Escape}');
    expect(await field()).toHaveValue('Thank you');
    expect(within(await row(2)).getByRole('button', { name: 'Cancel' })).toBeDisabled();
  });

  test('that arrives after the author has begun another one is no draft any more', async () => {
    let answer = (): void => {};
    const page = await begin({
      'comment/reply': ({ comment_id, reply_id, text }) =>
        new Promise((resolve) => {
          const reply = makeComment(50, { comment_id: reply_id, mine: true, text, thread_id: comment_id });
          answer = () => resolve({ reply, comment: { ...find(comment_id), seen: true, answered: true } });
        }),
    });
    await page.person.type(await field(), 'Thank you');
    await send(page);
    await waitFor(() => expect(page.api.callsOf('comment/reply')).toHaveLength(1));
    await page.person.click(within(await row(3)).getByRole('button', { name: /^Reply/ }));
    await act(async () => answer());
    await page.person.click(within(await row(2)).getByRole('button', { name: /^Reply/ }));
    expect(await field()).toHaveValue('');
  });

  test('with an inappropriate word stays in the field, with the word marked', async () => {
    const refusal = apiFailure('inappropriateWords', { data: { words: [{ from: 6, to: 10 }] } });
    const page = await begin({ 'comment/reply': () => refusal });
    await page.person.type(await field(), ' Well, shit happens');
    await send(page);
    expect(await screen.findByRole('alert')).toHaveTextContent('There are inappropriate words in your comment.');
    expect(screen.getByRole('alert')).toHaveTextContent('Found: “shit”');
    const area = await field();
    expect(area).toHaveValue(' Well, shit happens');
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('shit');
    await act(() => changeLanguage('es'));
    expect(screen.getByRole('alert')).toHaveTextContent('Tu comentario contiene palabras inapropiadas.');
    await act(() => changeLanguage('en'));
  });

  test.each([
    ['a comment that has gone', apiFailure('replyGone'), 'The comment is no longer there.'],
    ['no network', NETWORK_FAILURE, 'Network connection error.'],
  ])('meets %s: the text stays, also for the next visit', async (_, failure, message) => {
    const page = await begin({ 'comment/reply': () => failure });
    await page.person.type(await field(), 'My long answer');
    await send(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(getToasts()).toEqual([]);
    expect(await field()).toHaveValue('My long answer');
    await send(page);
    await waitFor(() => expect(page.api.callsOf('comment/reply')).toHaveLength(2));
    const [first, again] = page.api.callsOf('comment/reply').map(({ fields }) => fields.reply_id);
    expect(again).toBe(first);
    page.unmount();
    await begin();
    expect(await field()).toHaveValue('My long answer');
    expect(screen.getByText('Your draft from before.')).toBeInTheDocument();
  });

  test('stands open as it was after the session has ended', async () => {
    const before = await begin({ 'comment/reply': () => apiFailure('sessionMissing') });
    await before.person.type(await field(), 'My long answer');
    const pin = () => screen.getByRole('button', { name: 'Pin to chapter' });
    await before.person.click(pin());
    await send(before);
    await waitFor(() => expect(getSession()).toBeNull());
    before.unmount();
    open();
    expect(await field()).toHaveValue('My long answer');
    expect(pin()).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('many at once', () => {
  const select = async (person: ReturnType<typeof open>['person'], ...numbers: number[]) => {
    for (const n of numbers) await person.click(within(await row(n)).getByRole('checkbox'));
  };
  const bar = () => screen.findByRole('region', { name: 'What to do with the selected comments' });

  test('hidden ones leave the list, and Undo brings them back', async () => {
    const undone = jest.fn(() => ({ restored: 2, more: false }));
    const { api, person } = open('/comments', {
      'comment/act': () => ({ changed: 2, unchanged: 0, next_cursor: null }),
      'comment/undo': undone,
    });
    await select(person, 1, 3);
    await person.click(within(await bar()).getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    const [sent] = actsOf(api);
    expect(sent).toMatchObject({
      action: 'hide',
      target: { comment_ids: [items[0]?.comment_id, items[2]?.comment_id] },
    });
    expect(toastTexts()).toContain('2 comments hidden');
    await act(async () =>
      getToasts()
        .find(({ text }) => text === '2 comments hidden')
        ?.action?.onClick(),
    );
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
    expect(undone).toHaveBeenCalledWith(expect.objectContaining({ act_id: sent?.act_id }));
  });

  test.each(['Mark as read', 'Clear selection'])('the last one chosen has the focus after “%s”', async (name) => {
    const { person } = open();
    await select(person, 1, 3);
    await person.click(within(await bar()).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /selected comments/ })).not.toBeInTheDocument());
    expect(await row(3)).toHaveFocus();
  });

  test('the one that stays beside those that went has the focus, and where none stays the title of the page', async () => {
    const page = open();
    await select(page.person, 1, 2);
    await page.person.click(within(await bar()).getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    await waitFor(async () => expect(await row(3)).toHaveFocus());
    expect(await row(3)).toHaveAttribute('aria-current', 'true');
    await select(page.person, 3);
    await page.person.click(within(await bar()).getByRole('button', { name: 'Hide' }));
    expect(await screen.findByRole('heading', { name: 'No new comments' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('an author who writes by the time it is done goes on writing', async () => {
    let answer = (): void => {};
    const { api, person } = open('/comments', {
      'comment/act': () =>
        new Promise((resolve) => (answer = () => resolve({ changed: 1, unchanged: 0, next_cursor: null }))),
    });
    await select(person, 1);
    await person.click(within(await bar()).getByRole('button', { name: 'Like' }));
    await waitFor(() => expect(actsOf(api)).toHaveLength(1));
    await person.click(within(await row(2)).getByRole('button', { name: /^Reply/ }));
    await act(async () => answer());
    await waitFor(() => expect(screen.queryByRole('region', { name: /selected comments/ })).not.toBeInTheDocument());
    expect(screen.getByRole('textbox', { name: 'Reply to Reader 2' })).toHaveFocus();
  });

  test('what is chosen outlasts a session that ends, and nothing is done twice', async () => {
    const before = open('/comments', { 'comment/act': () => apiFailure('sessionMissing') });
    await select(before.person, 1, 3);
    await before.person.click(within(await bar()).getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(getSession()).toBeNull());
    expect(toastTexts()).toEqual(['Your session had ended, so this was not done. Sign in, then do it again.']);
    before.unmount();
    const { api, person } = open('/comments', {
      'comment/act': () => ({ changed: 2, unchanged: 0, next_cursor: null }),
    });
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    await person.click(within(await bar()).getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(actsOf(api)).toEqual([
      expect.objectContaining({ target: { comment_ids: [items[0]?.comment_id, items[2]?.comment_id] } }),
    ]);
  });

  test('all that match: the filter goes to the server with its moment, step by step', async () => {
    let step = 0;
    const { api, person } = open('/comments', {
      'comment/list': () =>
        makePage(items, { next_cursor: 'next', counts: { new: 700, unanswered: 9, held: 0, reported: 0 } }),
      'comment/act': () => {
        step += 1;
        return { changed: 350, unchanged: step, next_cursor: step === 1 ? 'second' : null };
      },
    });
    await select(person, 1);
    await person.click(within(await bar()).getByRole('button', { name: 'Select all 700' }));
    expect(within(await bar()).getByText('All 700 selected')).toBeInTheDocument();
    await person.click(within(await bar()).getByRole('button', { name: 'Mark as read' }));
    await waitFor(() => expect(toastTexts()).toContain('700 comments marked as read. 3 stay as they are'));
    const acts = actsOf(api).filter(({ target }) => !('comment_ids' in target));
    expect(acts.map(({ target }) => target)).toEqual([
      { filter: 'new', as_of: '2026-03-02T11:00:00.000Z' },
      { filter: 'new', as_of: '2026-03-02T11:00:00.000Z', cursor: 'second' },
    ]);
    expect(acts[0]?.act_id).toBe(acts[1]?.act_id);
  });

  test('all that match: those of the page that were seen meanwhile are among them', async () => {
    const shown = items.map((item, index) => ({ ...item, seen: index === 0 }));
    const { api, person } = open('/comments', {
      'comment/list': () => makePage(shown, { next_cursor: 'next' }),
      'comment/act': () => ({ changed: 350, unchanged: 0, next_cursor: null }),
    });
    await select(person, 2);
    await person.click(within(await bar()).getByRole('button', { name: /^Select all/ }));
    await person.click(within(await bar()).getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(toastTexts()).toContain('700 comments hidden'));
    const acts = actsOf(api).filter(({ action }) => action === 'hide');
    expect(acts.map(({ target }) => target)).toEqual([
      expect.objectContaining({ filter: 'new' }),
      { comment_ids: [shown[0]?.comment_id] },
    ]);
    expect(acts[0]?.act_id).toBe(acts[1]?.act_id);
  });

  describe('all that match, where one that was answered meanwhile stands among them', () => {
    const openAnswered = () => {
      const shown = items.map((item, index) => ({ ...item, answered: index === 0 }));
      return open('/comments?filter=unanswered', {
        'comment/list': () =>
          makePage(shown, { next_cursor: 'next', counts: { new: 0, unanswered: 700, held: 0, reported: 0 } }),
        'comment/act': ({ target }) => ({
          changed: 'filter' in target ? 700 : target.comment_ids.length,
          unchanged: 0,
          next_cursor: null,
        }),
      });
    };
    const hideAll = async (person: ReturnType<typeof open>['person'], told: string) => {
      await person.click(within(await bar()).getByRole('button', { name: `Select all ${told}` }));
      expect(within(await bar()).getByText(`All ${told} selected`)).toBeInTheDocument();
      const ticks = screen.getAllByRole('checkbox').map((box) => box instanceof HTMLInputElement && box.checked);
      await person.click(within(await bar()).getByRole('button', { name: 'Hide' }));
      await waitFor(() => expect(toastTexts()).toContain(`${told} comments hidden`));
      return ticks;
    };

    test('it is not chosen, counted or changed', async () => {
      const { api, person } = openAnswered();
      await select(person, 2);
      expect(await hideAll(person, '700')).toEqual([false, true, true]);
      expect(actsOf(api).map(({ target }) => target)).toEqual([expect.objectContaining({ filter: 'unanswered' })]);
    });

    test('chosen by itself before, it stays so and is changed too', async () => {
      const { api, person } = openAnswered();
      await select(person, 1);
      expect(await hideAll(person, '701')).toEqual([true, true, true]);
      expect(actsOf(api).map(({ target }) => target)).toEqual([
        expect.objectContaining({ filter: 'unanswered' }),
        { comment_ids: [items[0]?.comment_id] },
      ]);
    });
  });
});

describe('by keyboard', () => {
  test('the keys are about the comment that has the focus on one of its buttons', async () => {
    const { api, person } = open();
    within(await row(2))
      .getByRole('button', { name: /^Reply/ })
      .focus();
    await person.keyboard('x');
    expect(within(await row(2)).getByRole('checkbox')).toBeChecked();
    await person.keyboard('j');
    expect(await row(3)).toHaveFocus();
    within(await row(2))
      .getByRole('checkbox')
      .focus();
    await person.keyboard('h');
    await waitFor(() =>
      expect(actsOf(api)).toMatchObject([{ action: 'hide', target: { comment_ids: [items[1]?.comment_id] } }]),
    );
  });

  test('j and k go through the list, l likes, x selects, h hides, r replies, ? shows the sheet', async () => {
    const { api, person, location } = open();
    await row(1);
    await person.keyboard('j');
    expect(await row(1)).toHaveFocus();
    await person.keyboard('jj');
    expect(await row(3)).toHaveFocus();
    await person.keyboard('k');
    expect(await row(2)).toHaveFocus();
    expect(location()).toContain(`comment=${items[1]?.comment_id}`);
    await person.keyboard('l');
    await waitFor(() => expect(actsOf(api)[0]).toMatchObject({ action: 'like' }));
    expect(
      await within(await row(2)).findByRole('button', { name: 'Take the like back, 97 likes, Comment by Reader 2' }),
    ).toBePressed();
    await person.keyboard('x');
    expect(within(await row(2)).getByRole('checkbox')).toBeChecked();
    await person.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: /Close/ }));
    await person.keyboard('r');
    expect(await screen.findByRole('textbox', { name: 'Reply to Reader 2' })).toHaveFocus();
    // What is typed is text, not a command.
    await person.keyboard('hjl');
    expect(screen.getByRole('textbox', { name: 'Reply to Reader 2' })).toHaveValue('hjl');
    expect(actsOf(api)).toHaveLength(1);
  });

  test('the sheet of the keys comes in the language of the author', async () => {
    await act(() => changeLanguage('es'));
    const { person } = open();
    await screen.findAllByRole('article');
    await person.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Atajos de teclado' })).toHaveTextContent('Comentario siguiente');
    await act(() => changeLanguage('en'));
  });

  test('/ brings the caret into the search, also where it is open already', async () => {
    const { person } = open();
    (await row(1)).focus();
    await person.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    (await row(1)).focus();
    await person.keyboard('/');
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  test('the search that is closed leaves the focus in its bar', async () => {
    const { person } = open();
    await row(1);
    await person.click(screen.getByRole('button', { name: 'Search comments' }));
    await person.click(screen.getByRole('button', { name: 'Close search' }));
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });

  test('a comment has the focus of its button that goes by what it does', async () => {
    items = [makeComment(71), makeComment(72, { status: 'held', held_by: 'author' })];
    const { person } = open('/comments?filter=all');
    const release = within(await row(72)).getByRole('button', { name: 'Release, Comment by Reader 72' });
    await person.click(release);
    await waitFor(() => expect(release).not.toBeInTheDocument());
    expect(await row(72)).toHaveFocus();
  });

  test('the next one is there where the one that was hidden stood', async () => {
    items = [makeComment(61), makeComment(62), makeComment(63)];
    const { person } = open();
    await row(61);
    await person.keyboard('jjh');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(await row(63)).toHaveFocus();
    await person.keyboard('k');
    expect(await row(61)).toHaveFocus();
  });

  test('where the one that was hidden was the last, the title of the page has the focus', async () => {
    items = [makeComment(64)];
    const { person, location } = open();
    await row(64);
    await person.keyboard('jh');
    expect(await screen.findByRole('heading', { name: 'No new comments' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(location()).toBe('/comments'));
  });
});

describe('more comments that are on their way', () => {
  async function openLoading() {
    items = Array.from({ length: 20 }, (_, n) => makeComment(n + 1));
    const next = Array.from({ length: 20 }, (_, n) => makeComment(n + 21));
    let answer = (): void => {};
    const page = open('/comments', {
      'comment/list': ({ cursor }) =>
        cursor === undefined
          ? makePage(items, { next_cursor: 'more' })
          : new Promise((resolve) => (answer = () => resolve(makePage(next)))),
    });
    await page.person.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(page.api.callsOf('comment/list')).toHaveLength(2));
    return { ...page, answer: () => act(async () => answer()) };
  }

  test('are counted in the address once they are there', async () => {
    const { answer, location } = await openLoading();
    await answer();
    await row(40);
    expect(location()).toBe('/comments?pages=2');
  });

  test('take no choice back that the author has made meanwhile', async () => {
    const { answer, person, location } = await openLoading();
    await person.click(screen.getByRole('radio', { name: 'All' }));
    await answer();
    await act(async () => {});
    expect(location()).toBe('/comments?filter=all');
  });

  test('take nobody back who has left the page', async () => {
    const { answer, location } = await openLoading();
    act(() => navigateTo('/inbox'));
    await answer();
    await act(async () => {});
    expect(location()).toBe('/inbox');
  });

  test('keep the comment open that the author has opened meanwhile', async () => {
    const { answer, person, location } = await openLoading();
    await person.click(await row(3));
    await answer();
    await waitFor(() => expect(location()).toBe(`/comments?comment=${items[2]?.comment_id}&pages=2`));
  });
});

describe('what happens elsewhere', () => {
  const tell = (storyId = STORY_ID) =>
    act(async () => tellListeners({ topic: 'comment', comment_id: makeComment(9).comment_id, story_id: storyId }));

  test('a new comment waits above the list until the author asks for it', async () => {
    const { person } = open();
    await row(1);
    const before = items;
    items = [makeComment(0), ...before];
    await tell();
    expect(await screen.findByRole('button', { name: '1 new comment' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(3);
    await person.click(screen.getByRole('button', { name: '1 new comment' }));
    expect(await row(0)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('button', { name: '1 new comment' })).not.toBeInTheDocument());
  });

  test('new comments that are shown scroll nobody who has gone to another list meanwhile', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { person, api } = open();
    await row(1);
    items = [makeComment(0), ...items];
    await tell();
    const news = await screen.findByRole('button', { name: '1 new comment' });
    let answer = (): void => {};
    const late = makePage(items);
    api.use({
      'comment/list': ({ filter }) => (filter === 'new' ? new Promise((done) => (answer = () => done(late))) : late),
    });
    await person.click(news);
    scrollTo.mockClear();
    await person.click(screen.getByRole('radio', { name: 'All' }));
    await act(async () => answer());
    await act(async () => {});
    expect(scrollTo).not.toHaveBeenCalled();
    scrollTo.mockRestore();
  });

  test('a refresh that began before a like does not take it back', async () => {
    const liked = makeComment(1, { liked: true, likes: 3 });
    const { person, api } = open();
    const like = within(await row(1)).getByRole('button', { name: /^Like/ });
    let answer = (): void => {};
    const old = makePage(items);
    api.use({ 'comment/list': () => new Promise((done) => (answer = () => done(old))) });
    await tell();
    await waitFor(() => expect(api.callsOf('comment/list')).toHaveLength(2));
    await person.click(like);
    expect(await within(await row(1)).findByRole('button', { name: /^Take the like back/ })).toBeInTheDocument();
    items = [liked, ...items.slice(1)];
    api.use(handlers());
    await act(async () => answer());
    await act(async () => {});
    expect(within(await row(1)).getByRole('button', { name: /^Take the like back/ })).toBeInTheDocument();
    await waitFor(() => expect(api.callsOf('comment/list')).toHaveLength(3));
  });

  test('what moves up from the next page once some are read is not new', async () => {
    const dated = (n: number) => makeComment(n, { created_at: new Date(Date.UTC(2026, 2, 1, 12, -n)).toISOString() });
    items = [dated(41), dated(42), dated(43)];
    open();
    await row(41);
    items = [dated(40), dated(43), dated(44), dated(45)];
    await tell();
    expect(await screen.findByRole('button', { name: '1 new comment' })).toBeInTheDocument();
  });

  test('what another tab did shows in its place', async () => {
    // None that another test of this tab has touched.
    items = [makeComment(31), makeComment(32)];
    open('/comments?filter=all');
    await row(31);
    items = [makeComment(31), makeComment(32, { status: 'hidden', seen: true })];
    await tell();
    expect(await within(await row(32)).findByText('Hidden')).toBeInTheDocument();
    items = [makeComment(31)];
    await tell();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });
});

test('a second pin in a chapter asks first', async () => {
  const pinned = makeComment(7, { pinned: true, text: 'The pinned one' });
  const { api, person } = open('/comments', {
    'comment/pin': ({ comment_id, replace }) =>
      replace
        ? { comment: { ...find(comment_id), pinned: true }, unpinned_comment_id: pinned.comment_id }
        : apiFailure('pinTaken', { data: { comment: pinned } }),
  });
  await row(1);
  await person.click(await screen.findByRole('button', { name: 'Pin comment' }));
  const question = await screen.findByRole('dialog', { name: 'Replace the pinned comment?' });
  expect(question).toHaveTextContent('The pinned one');
  await person.click(within(question).getByRole('button', { name: 'Replace' }));
  expect(await within(await row(1)).findByText('Pinned')).toBeInTheDocument();
  expect(api.callsOf('comment/pin').map(({ fields }) => fields.replace)).toEqual([false, true]);
});

test('what was done to a comment is known beside its passage too', async () => {
  const { person } = open('/comments', {
    'comment/pin': ({ comment_id, pinned }) => ({
      comment: { ...find(comment_id), pinned },
      unpinned_comment_id: null,
    }),
  });
  await row(1);
  await person.click(await screen.findByRole('button', { name: 'Pin comment' }));
  await person.click(await screen.findByRole('button', { name: 'Unpin' }));
  expect(await screen.findByRole('button', { name: 'Pin comment' })).toBeInTheDocument();
});

test('a pinned comment that is replaced is shortened between two characters', async () => {
  const pinned = makeComment(7, { pinned: true, text: `${'a'.repeat(119)}😍 and more` });
  const { person } = open('/comments', { 'comment/pin': () => apiFailure('pinTaken', { data: { comment: pinned } }) });
  await row(1);
  await person.click(await screen.findByRole('button', { name: 'Pin comment' }));
  const question = await screen.findByRole('dialog', { name: 'Replace the pinned comment?' });
  expect(question).toHaveTextContent('aaa😍…');
});

test('a reader is blocked with the reason, and earlier comments if asked', async () => {
  const { api, person } = open('/comments', { 'comment/block': () => ({ block_id: STORY_ID, hidden: 4 }) });
  await row(1);
  await person.click(await screen.findByRole('button', { name: 'Block reader' }));
  const question = await screen.findByRole('dialog', { name: 'Block Reader 1?' });
  await person.click(within(question).getByRole('checkbox', { name: 'Also hide earlier comments' }));
  await person.type(within(question).getByRole('textbox'), 'Rude');
  await person.click(within(question).getByRole('button', { name: 'Block' }));
  await waitFor(() => expect(toastTexts()).toContain('Reader 1 is blocked, 4 comments hidden'));
  expect(api.callsOf('comment/block')[0]?.fields).toMatchObject({ reason: 'Rude', hide_earlier: true });
});

test.each([
  ['Report', 'comment/report', 'Report'],
  ['Block reader', 'comment/block', 'Block'],
] as const)('%s: takes no words that it would lose while it is on its way', async (way, call, send) => {
  const { api, person } = open('/comments', { [call]: () => new Promise(() => undefined) });
  await row(1);
  await person.click(await screen.findByRole('button', { name: way }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox'), 'Rude');
  await person.click(dialog.getByRole('button', { name: send }));
  await waitFor(() => expect(api.callsOf(call)).toHaveLength(1));
  await person.type(dialog.getByRole('textbox'), ' again');
  expect(dialog.getByRole('textbox')).toHaveValue('Rude');
});

test('the last of the blocked readers leave the focus at the end of their list', async () => {
  const blockedAt = '2026-03-02T10:58:00.000Z';
  const blocked = (n: number) => ({
    ...{ block_id: makeComment(n).comment_id, reader_name: `Reader ${n}`, reason: '' },
    ...{ hid_earlier: false, blocked_at: blockedAt, unblocked_at: null },
  });
  const { person } = open('/comments', {
    'comment/listBlocked': ({ cursor }) =>
      cursor === undefined ? { items: [blocked(1)], next_cursor: 'more' } : { items: [blocked(2)], next_cursor: null },
  });
  await row(1);
  await person.click(screen.getByRole('button', { name: 'More filters' }));
  await person.click(screen.getByRole('menuitem', { name: 'Blocked readers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Blocked readers' }));
  await person.click(await dialog.findByRole('button', { name: 'Show more' }));
  await dialog.findByRole('button', { name: /Unblock Reader 2/ });
  expect(document.body).not.toHaveFocus();
});

test('filter words are added several at a time and taken away one by one', async () => {
  let words = [{ word_id: STORY_ID, phrase: 'spoiler' }];
  const { api, person } = open('/comments', {
    'comment/getFilterWords': () => ({ words }),
    'comment/addFilterWords': ({ phrases }) => {
      words = [...words, ...phrases.map((phrase, n) => ({ word_id: makeComment(70 + n).comment_id, phrase }))];
      return { words };
    },
    'comment/removeFilterWord': ({ word_id }) => ({ words: words.filter((word) => word.word_id !== word_id) }),
  });
  await row(1);
  await person.click(screen.getByRole('button', { name: 'More filters' }));
  await person.click(screen.getByRole('menuitem', { name: 'Filter words' }));
  await person.type(await screen.findByRole('textbox', { name: 'New word or phrase' }), 'pirated, red wedding,{Enter}');
  expect(await screen.findByText('3 words')).toBeInTheDocument();
  expect(api.callsOf('comment/addFilterWords')[0]?.fields).toMatchObject({ phrases: ['pirated', 'red wedding'] });
  await person.click(screen.getByRole('button', { name: 'Remove spoiler' }));
  expect(await screen.findByText('2 words')).toBeInTheDocument();
});

test('a filter word that was taken away does not come back with the answer about another one', async () => {
  let words = ['pirated', 'spoiler'].map((phrase, n) => ({ word_id: makeComment(80 + n).comment_id, phrase }));
  let answer = (): void => {};
  const { api, person } = open('/comments', {
    'comment/getFilterWords': () => ({ words }),
    'comment/removeFilterWord': ({ word_id }) => {
      words = words.filter((word) => word.word_id !== word_id);
      const kept = { words };
      if (words.length === 0) return kept;
      return new Promise((resolve) => (answer = () => resolve(kept)));
    },
  });
  await row(1);
  await person.click(screen.getByRole('button', { name: 'More filters' }));
  await person.click(screen.getByRole('menuitem', { name: 'Filter words' }));
  await person.click(await screen.findByRole('button', { name: 'Remove pirated' }));
  await waitFor(() => expect(api.callsOf('comment/removeFilterWord')).toHaveLength(1));
  await person.click(screen.getByRole('button', { name: 'Remove spoiler' }));
  await act(requestsSent);
  await act(async () => answer());
  await waitFor(() => expect(api.callsOf('comment/removeFilterWord')).toHaveLength(2));
  expect(await screen.findByText('No words yet.')).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Your words' })).toHaveFocus();
});

test('a filter word is taken away once, also when a slow line has it pressed twice, and again after a failure', async () => {
  const removed: (() => void)[] = [];
  let fails = true;
  const { api, person } = open('/comments', {
    'comment/getFilterWords': () => ({ words: [{ word_id: STORY_ID, phrase: 'spoiler' }] }),
    'comment/removeFilterWord': () =>
      new Promise((resolve) => removed.push(() => resolve(fails ? apiFailure('notFound') : { words: [] }))),
  });
  await row(1);
  await person.click(screen.getByRole('button', { name: 'More filters' }));
  await person.click(screen.getByRole('menuitem', { name: 'Filter words' }));
  const remove = await screen.findByRole('button', { name: 'Remove spoiler' });
  await person.dblClick(remove);
  expect(remove).toHaveAttribute('aria-busy', 'true');
  await act(requestsSent);
  await act(async () => removed[0]?.());
  await waitFor(() => expect(remove).not.toHaveAttribute('aria-busy'));
  expect(api.callsOf('comment/removeFilterWord')).toHaveLength(1);
  fails = false;
  await person.click(remove);
  await waitFor(() => expect(removed).toHaveLength(2));
  await act(async () => removed[1]?.());
  expect(await screen.findByText('No words yet.')).toBeInTheDocument();
});

test('the field of filter words takes nothing that it would lose while they are being added', async () => {
  let answer = (): void => {};
  const { person } = open('/comments', {
    'comment/getFilterWords': () => ({ words: [] }),
    'comment/addFilterWords': () =>
      new Promise((resolve) => {
        answer = () => resolve({ words: [{ word_id: STORY_ID, phrase: 'pirated' }] });
      }),
  });
  await row(1);
  await person.click(screen.getByRole('button', { name: 'More filters' }));
  await person.click(screen.getByRole('menuitem', { name: 'Filter words' }));
  const field = await screen.findByRole('textbox', { name: 'New word or phrase' });
  await person.type(field, 'pirated{Enter}');
  await person.type(field, ', red wedding');
  expect(field).toHaveValue('pirated');
  answer();
  expect(await screen.findByText('1 word')).toBeInTheDocument();
  expect(field).toHaveValue('');
});

test('replies of one’s own are told apart by whom they answer', async () => {
  items = ['Ada', 'Bo'].map((name, index) => makeComment(60 + index, { mine: true, answers: { name, text: 'Why?' } }));
  open('/comments?filter=mine');
  for (const name of ['Ada', 'Bo']) {
    const reply = within(await screen.findByRole('article', { name: `Your reply to ${name}` }));
    expect(reply.getByRole('button', { name: `More, Your reply to ${name}` })).toBeInTheDocument();
  }
});

describe('a thread below its comment', () => {
  const mine = makeComment(20, {
    mine: true,
    reader_name: 'Noor',
    text: 'My answer',
    thread_id: makeComment(2).comment_id,
  });

  /** Changes the author's own reply and saves it. */
  async function editReply(text: string, answer: ApiHandlers['comment/editReply']) {
    const { person } = open('/comments', {
      'comment/listReplies': () => ({ first: find(makeComment(2).comment_id), items: [mine], next_cursor: null }),
      'comment/editReply': answer,
    });
    await person.click(within(await row(2)).getByRole('button', { name: '8 replies, Comment by Reader 2' }));
    const replies = await within(await row(2)).findByRole('list', { name: 'Replies' });
    expect(await within(replies).findByText('My answer')).toBeInTheDocument();
    await person.click(within(replies).getByRole('button', { name: 'More, Your reply' }));
    await person.click(screen.getByRole('menuitem', { name: 'Edit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit your reply' });
    const field = within(dialog).getByRole<HTMLTextAreaElement>('textbox');
    await person.clear(field);
    await person.type(field, text);
    await person.click(within(dialog).getByRole('button', { name: 'Save' }));
    return { person, replies, dialog, field };
  }

  test('that did not load is asked for again, and the focus stays on the page', async () => {
    let fails = true;
    const page = open('/comments', {
      'comment/listReplies': () => {
        if (fails) return apiFailure('serverError');
        return { first: find(makeComment(2).comment_id), items: [mine], next_cursor: null };
      },
    });
    // The page around it, as the shell has it.
    page.container.tabIndex = -1;
    await page.person.click(within(await row(2)).getByRole('button', { name: '8 replies, Comment by Reader 2' }));
    expect(await screen.findByText('The replies did not load.')).toBeInTheDocument();
    fails = false;
    await page.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('My answer')).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  test('has the author’s own replies to edit', async () => {
    const { replies } = await editReply('Better', ({ text }) => ({
      reply: { ...mine, text, edited_at: '2026-03-02T11:30:00.000Z' },
    }));
    expect(await within(replies).findByText('Better')).toBeInTheDocument();
  });

  test('is not edited on while the change is on its way', async () => {
    const { person, field } = await editReply('Better', () => new Promise(() => undefined));
    await person.type(field, ' still');
    expect(field).toHaveValue('Better');
  });

  test.each([
    ['a reply that is gone', apiFailure('replyGone'), /^The comment is no longer there\./],
    ['a network that fails', NETWORK_FAILURE, /^Network connection error\./],
  ])('tells %s once, at the reply, and keeps what was typed', async (_name, failure, text) => {
    const { dialog, field } = await editReply('No shit at all', () => failure);
    await waitFor(() => expect(field).toHaveAccessibleDescription(text));
    expect(within(dialog).getAllByRole('alert')).toHaveLength(1);
    expect(toastTexts()).toEqual([]);
    expect(field).toHaveValue('No shit at all');
  });

  test('marks an inappropriate word in the reply, beside the toast of the catalogue', async () => {
    const refusal = apiFailure('inappropriateWords', { data: { words: [{ from: 3, to: 7 }] } });
    const { dialog, field } = await editReply('No shit at all', () => refusal);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Found: “shit”$/));
    expect(within(dialog).getAllByRole('alert')).toHaveLength(1);
    expect(toastTexts()).toHaveLength(1);
    expect(field).toHaveValue('No shit at all');
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('shit');
  });
});

test('offers every story of an author who has more than one page of them', async () => {
  const story = (n: number) => ({
    ...{
      cover: '',
      genre: 'fantasy' as const,
      author: 'Noor',
      completed: false,
      updated_at: '2026-03-01T08:00:00.000Z',
    },
    ...{ contract_status: 0 as const, pay_to_read_status: 0 as const, completion_status: 0 as const },
    ...{ write_chapter_id: null, next_scheduled: null, words: 9, reads: 9, reads_7_days: 0, followers: 0 },
    ...{ chapters_published: 1, chapters_scheduled: 0, chapters_draft: 0, comments: 0, new_comments: 0 },
    story_id: `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    title: `Story ${n}`,
  });
  const stories = Array.from({ length: 120 }, (_, index) => story(index + 1));
  const { api, person, location } = open('/comments', {
    'stats/getFunnel': () => ({ chapters: [] }),
    'story/list': ({ filter, cursor, limit = 20 }) => {
      const all = filter === 0 ? stories : [];
      const end = Number(cursor ?? 0) + limit;
      const items = all.slice(end - limit, end);
      return { items, next_cursor: end < all.length ? String(end) : null, counts: { ongoing: 120, completed: 0 } };
    },
  });
  const select = screen.getByRole('combobox', { name: 'Story' });
  expect(await within(select).findByRole('option', { name: 'Story 120' })).toBeInTheDocument();
  expect(within(select).getAllByRole('option')).toHaveLength(121);
  await person.selectOptions(select, 'Story 120');
  expect(location()).toContain(`story=${story(120).story_id}`);
  await waitFor(() => expect(api.callsOf('comment/list').at(-1)?.fields.story_id).toBe(story(120).story_id));
});

test('what the platform has removed offers no reply, no like and no menu, and no key does them', async () => {
  items = [makeComment(1, { status: 'removed', seen: true, replies: 2 }), makeComment(2)];
  const { api, person } = open('/comments?filter=all');
  const removed = within(await row(1));
  expect(removed.getByText('Removed by MyFiction')).toBeInTheDocument();
  expect(removed.queryByRole('button', { name: /^Reply/ })).not.toBeInTheDocument();
  expect(removed.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['2 replies']);
  await person.keyboard('jlhr');
  expect(screen.queryByRole('textbox', { name: /reply/iu })).not.toBeInTheDocument();
  expect(api.callsOf('comment/act')).toHaveLength(0);
  expect(within(await row(2)).getByRole('button', { name: /^Reply/ })).toBeInTheDocument();
});

test('hostile text is shown as text', async () => {
  const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script> javascript:alert(3)';
  items = [makeComment(1, { text: hostile })];
  open();
  const shown = await row(1);
  expect(within(shown).getByText(hostile, { exact: false })).toBeInTheDocument();
  expect(shown.querySelector('script, img[src="x"], a[href^="javascript"]')).toBeNull();
});

test('comment and quote say in which language the story is', async () => {
  const item = makeComment(1, { quote: 'Te lo tenía que decir', text: 'Por fin', story_language: 'es' });
  open('/comments', { 'comment/list': () => makePage([item]) });
  expect(await screen.findByText('Por fin')).toHaveAttribute('lang', 'es');
  expect(within(await row(1)).getByText(/^“Te lo tenía/)).toHaveAttribute('lang', 'es');
});
