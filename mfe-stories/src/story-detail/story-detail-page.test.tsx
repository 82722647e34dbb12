import type { ApplicationAct } from '@myfiction/shared/contract/application-transitions.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { LAST_STORIES_KEY } from '@myfiction/shared/contract/device-keys.ts';
import { tellListeners } from '@myfiction/shared/host/live/live-topics.ts';
import { getToasts, queryClient, storage } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { storyKeys } from '../api/story-keys.ts';
import { contractFormOf } from '../applications/contract/empty-contract.ts';
import { makeApplication } from '../applications/testing/make-application.ts';
import { keepImportResult, readImportResult } from '../common/import-result.ts';
import { messages } from '../i18n/messages.ts';
import { makeChapter, makeStoryDetail } from '../test-data.ts';
import { StoryDetailPage } from './story-detail-page.tsx';

const story = makeStoryDetail({ chapters_draft: 1 });
const path = `/my-stories/detail?id=${story.story_id}`;
const idOf = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const counts = { draft: 1, scheduled: 0, published: 47 };
const chapters = [
  makeChapter({ chapter_id: idOf(49), position: 49, title: '', words: 1 }),
  makeChapter({
    chapter_id: idOf(48),
    position: 48,
    title: 'A House With No Clocks',
    status: 'published',
    published_at: '2025-11-21T08:00:00.000Z',
    reads: 18_204,
    comments: 312,
  }),
];

const open = (where: string, handlers: ApiHandlers = {}) =>
  renderPage(<StoryDetailPage />, {
    path: where,
    messages,
    apiHandlers: {
      'story/get': () => story,
      'chapter/list': () => ({ items: chapters, next_cursor: null, counts }),
      'volume/list': () => ({ volumes: [] }),
      ...handlers,
    },
  });

it('lists the chapters with their state and leads to editing and preview', async () => {
  open(path);
  const table = within(await screen.findByRole('table', { name: 'Chapters of The Moon Between Us' }));
  const [draft, published] = table.getAllByRole('row').slice(1);
  if (!draft || !published) throw new Error('Two chapters were expected.');
  expect(within(draft).getByRole('link', { name: 'Untitled chapter' })).toHaveAttribute(
    'href',
    `/my-stories/chapter/edit?id=${idOf(49)}`,
  );
  expect(within(draft).getAllByText('–')).toHaveLength(2);
  expect(within(published).getByRole('link', { name: 'Edit A House With No Clocks' })).toHaveAttribute(
    'href',
    `/my-stories/chapter/update?id=${idOf(48)}`,
  );
  expect(within(published).getByRole('link', { name: 'Preview A House With No Clocks' })).toHaveAttribute(
    'href',
    `/my-stories/chapter/view?id=${idOf(48)}`,
  );
  expect(within(published).getByText('18,204')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Chapters 48' })).toHaveAttribute('aria-selected', 'true');
});

it('marks the chapters that readers pay for, and says from when', async () => {
  const paid = { first_position: 49, from: '2099-01-01T00:00:00.000Z' };
  const signed = { signed: true, contract_status: 30, pay_to_read_status: 22 } as const;
  open(path, { 'story/get': () => makeStoryDetail({ ...signed, paid }) });
  const table = within(await screen.findByRole('table', { name: 'Chapters of The Moon Between Us' }));
  const [first, free] = table.getAllByRole('row').slice(1);
  if (!first || !free) throw new Error('Two chapters were expected.');
  expect(within(first).getByText(/^Readers pay for this chapter from 1 Jan/)).toBeInTheDocument();
  expect(within(free).queryByText(/^Readers pay/)).not.toBeInTheDocument();
  expect(screen.getByText('Pay-to-Read from ch. 49')).toBeInTheDocument();
});

it('marks no chapter as paid once the contract has ended', async () => {
  const paid = { first_position: 49, from: '2025-01-01T00:00:00.000Z' };
  open(path, { 'story/get': () => makeStoryDetail({ contract_status: 31, pay_to_read_status: 22, paid }) });
  const table = within(await screen.findByRole('table', { name: 'Chapters of The Moon Between Us' }));
  expect(table.queryByText(/^Readers pay/)).not.toBeInTheDocument();
});

it('tells what an import has added, over a reload, until it is put away', async () => {
  keepImportResult(story.story_id, { chapters: 365, words: 566_000, renamed: 1, firstChapterId: idOf(1) });
  const first = open(path);
  expect(await screen.findByText('365 chapters added, 566,000 words.')).toBeInTheDocument();
  expect(screen.getByText('1 title got a number, because it was taken.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the first one' })).toHaveAttribute(
    'href',
    `/my-stories/chapter/edit?id=${idOf(1)}`,
  );
  first.unmount();
  const { person } = open(path);
  await person.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/chapters added/)).not.toBeInTheDocument();
  expect(readImportResult(story.story_id)).toBeNull();
});

it('narrows the chapters by status and title, in the address', async () => {
  const page = open(path);
  await page.person.click(await screen.findByRole('radio', { name: 'Published 1' }));
  expect(screen.getByRole('link', { name: 'A House With No Clocks' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Untitled chapter' })).not.toBeInTheDocument();
  await page.person.type(screen.getByRole('searchbox', { name: 'Search chapters' }), 'no CLOCKS');
  await waitFor(() => expect(page.location()).toBe(`${path}&status=published&q=no+CLOCKS`));
  expect(screen.getByRole('link', { name: 'A House With No Clocks' })).toBeInTheDocument();
});

it('loads every page of a story that is longer than one', async () => {
  const [newest, oldest] = chapters;
  if (!newest || !oldest) throw new Error('Two chapters were expected.');
  open(path, {
    'chapter/list': ({ cursor }) =>
      cursor === 'next'
        ? { items: [oldest], next_cursor: null, counts }
        : { items: [newest], next_cursor: 'next', counts },
  });
  await screen.findByRole('table');
  expect(screen.getByRole('radio', { name: 'Published 1' })).toBeInTheDocument();
  expect(screen.getAllByRole('row').slice(1)).toHaveLength(2);
});

it('offers to clear filters that fit no chapter', async () => {
  const page = open(`${path}&status=scheduled`);
  await page.person.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(page.location()).toBe(path);
});

it('asks for the first chapter where there is none', async () => {
  open(path, {
    'chapter/list': () => ({ items: [], next_cursor: null, counts: { draft: 0, scheduled: 0, published: 0 } }),
  });
  expect(await screen.findByRole('link', { name: 'Write the first chapter' })).toHaveAttribute(
    'href',
    `/my-stories/chapter/new?story=${story.story_id}`,
  );
});

it('adds chapters to an ongoing story', async () => {
  open(path);
  expect(await screen.findByRole('link', { name: 'Add chapter' })).toHaveAttribute(
    'href',
    `/my-stories/chapter/new?story=${story.story_id}`,
  );
});

it('counts the comments that come in and those that are read, without a reload', async () => {
  let new_comments = 0;
  const page = open(path, { 'story/get': () => makeStoryDetail({ new_comments }) });
  expect(await screen.findByRole('tab', { name: 'Comments' })).toBeInTheDocument();
  new_comments = 2;
  act(() => tellListeners({ topic: 'comment', story_id: story.story_id, comment_id: idOf(1) }));
  expect(await screen.findByRole('tab', { name: 'Comments 2' })).toBeInTheDocument();
  expect(page.api.callsOf('chapter/list')).toHaveLength(1);
});

it('says why a completed story takes no chapters', async () => {
  open(path, { 'story/get': () => makeStoryDetail({ completed: true }) });
  expect(await screen.findByText('This work has been completed and you cannot add new chapters.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add chapter' })).not.toBeInTheDocument();
});

it('offers no change of a story whose completion is in review, and says why', async () => {
  const { person } = open(path, { 'story/get': () => makeStoryDetail({ completion_status: 20 }) });
  expect(
    await screen.findByText('An editor is checking the story. It cannot be edited meanwhile.'),
  ).toBeInTheDocument();
  const table = within(await screen.findByRole('table'));
  expect(table.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add chapter' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'New volume' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'More actions' }));
  const entries = screen.getAllByRole('menuitem').map((entry) => entry.textContent);
  expect(entries).toEqual(['Export...', 'Trash']);
});

it('shows every field of the story to read, with the way to edit them', async () => {
  const page = open(path);
  await page.person.click(await screen.findByRole('tab', { name: 'Story details' }));
  expect(page.location()).toBe(`${path}&tab=details`);
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(expect.arrayContaining(['Synopsis', 'Tags', 'Trigger warnings', 'Update schedule']));
  expect(screen.getByText('Violence, Death of a main character')).toBeInTheDocument();
  expect(screen.getByText(/^Updates Mon, Wed, and Fri at 6:00\sPM/)).toBeInTheDocument();
});

it('shows a signed work’s fields with the sentence of the specification and no way to edit', async () => {
  open(`${path}&tab=details`, { 'story/get': () => makeStoryDetail({ signed: true, contract_status: 30 }) });
  expect(
    await screen.findByText('The work has been signed. Please contact your editor to revise the story details.'),
  ).toBeInTheDocument();
  expect(within(screen.getByRole('tabpanel')).queryByRole('link', { name: 'Edit details' })).not.toBeInTheDocument();
});

it('says where each application stands, by the labels of the specification', async () => {
  open(`${path}&tab=applications`, {
    'story/get': () => makeStoryDetail({ contract_status: 22, pay_to_read_status: 0, completion_status: 0 }),
    // What the tab says before it knows more.
    'application/get': () => new Promise<never>(() => {}),
  });
  const contract = within(await screen.findByRole('region', { name: 'Contract' }));
  expect(contract.getByRole('link', { name: 'Preparing a Contract' })).toBeInTheDocument();
  expect(contract.getByText('Your application is accepted. The contract is being prepared.')).toBeInTheDocument();
  expect(contract.getByText('Preparing, now')).toBeInTheDocument();
  const completion = within(screen.getByRole('region', { name: 'Completion' }));
  expect(completion.getByText('After you confirm, the story cannot be edited or updated.')).toBeInTheDocument();
});

const contractForm = contractFormOf(makeApplication());
const signedForm = { ...contractForm, offer: 'exclusive' as const };
const event = (act: ApplicationAct, from_status: number, to_status: number): ApplicationView['timeline'][number] => {
  const by = { actor: 'author', actor_name: 'Noor', note: '', at: '2025-11-01T09:00:00.000Z' } as const;
  return { event_id: 1, act, from_status, to_status, ...by };
};

it.each<[string, Partial<StoryDetail>, Partial<ApplicationView>, string]>([
  [
    'an issued contract',
    { contract_status: 22 },
    { status: 22, next_actor: 'author', expected_at: '2025-12-11T12:00:00.000Z' },
    'The contract is ready. Read it and sign it by 11 Dec.',
  ],
  [
    'a review in time',
    { contract_status: 20 },
    { status: 20, next_actor: 'editor', expected_at: '2025-12-11T12:00:00.000Z' },
    'An editor is reading your story and your application. You hear from us by 11 Dec.',
  ],
  [
    'a review that is overdue',
    { contract_status: 20 },
    { status: 20, next_actor: 'editor', expected_at: '2025-10-11T12:00:00.000Z', overdue: true },
    'An editor is reading your story and your application. This takes longer than we said.',
  ],
  [
    'an application that was withdrawn',
    { contract_status: 10 },
    { status: 10, timeline: [event('submit', 10, 20), event('claim', 20, 20), event('withdraw', 20, 10)] },
    'You have withdrawn your application. It is a draft again.',
  ],
  [
    'a draft that nobody has seen',
    { contract_status: 10 },
    { status: 10, timeline: [event('save', 0, 10)] },
    'Your application is a draft. Nobody has seen it yet.',
  ],
  [
    'an offer that the author declined',
    { contract_status: 0 },
    {
      ...{ status: 0, form: contractForm },
      timeline: [event('accept', 20, 22), event('issue', 22, 22), event('decline', 22, 0)],
    },
    'On 1 Nov 2025 you declined the contract that was offered. You can apply again; what you filled in is still there.',
  ],
  [
    'an offer that nobody signed',
    { contract_status: 0 },
    { status: 0, form: contractForm, timeline: [event('issue', 22, 22), event('lapse', 22, 0)] },
    'The contract that was offered was not signed in time: the offer lapsed on 1 Nov 2025. You can apply again; what you filled in is still there.',
  ],
  [
    'an offer whose form has been deleted since',
    { contract_status: 0 },
    { status: 0, form: null, timeline: [event('lapse', 22, 0)] },
    'The contract that was offered was not signed in time: the offer lapsed on 1 Nov 2025. You can apply again.',
  ],
  [
    'a draft that was discarded',
    { contract_status: 0 },
    { status: 0, timeline: [event('lapse', 22, 0), event('save', 0, 10), event('discard', 10, 0)] },
    'A contract lets the story earn money. You can apply from 5,000 published words.',
  ],
  [
    'a completed story whose offer lapsed',
    { contract_status: 0, completed: true },
    { status: 0, timeline: [event('lapse', 22, 0)] },
    'A completed story can get no contract any more.',
  ],
  [
    'a contract that runs',
    { contract_status: 30 },
    { status: 30, form: signedForm, timeline: [{ ...event('sign', 22, 30), at: '2995-11-01T09:00:00.000Z' }] },
    'Signed on 1 Nov 2995. Exclusive, 50% of net revenue. It runs until 1 Nov 3000.',
  ],
  [
    'a contract whose term is over',
    { contract_status: 30 },
    { status: 30, form: signedForm, timeline: [{ ...event('sign', 22, 30), at: '2015-11-01T09:00:00.000Z' }] },
    'Signed on 1 Nov 2015. Exclusive, 50% of net revenue. Its term ended on 1 Nov 2020; you get a message once we have closed it.',
  ],
  [
    'a completed story without a contract',
    { contract_status: 0, completed: true },
    {},
    'A completed story can get no contract any more.',
  ],
  [
    'a completed story whose application is a draft',
    { contract_status: 10, completed: true },
    { status: 10 },
    'A completed story can get no contract any more.',
  ],
])('tells of %s what it means now', async (_, change, view, text) => {
  open(`${path}&tab=applications`, {
    'story/get': () => makeStoryDetail({ pay_to_read_status: 0, completion_status: 0, ...change }),
    'application/get': () => makeApplication(view),
  });
  const contract = within(await screen.findByRole('region', { name: 'Contract' }));
  expect(await contract.findByText(text)).toBeInTheDocument();
});

it.each([0, 10, 20, 21] as const)(
  'promises no paid reading of status %d once the contract has ended',
  async (status) => {
    open(`${path}&tab=applications`, {
      'story/get': () => makeStoryDetail({ contract_status: 31, pay_to_read_status: status, paid: null }),
      'application/get': () => makeApplication({ kind: 'pay-to-read', status }),
    });
    const payToRead = within(await screen.findByRole('region', { name: 'Pay-to-Read' }));
    expect(payToRead.getByText('The contract has ended, so no chapter can become paid any more.')).toBeInTheDocument();
  },
);

it.each([
  [{ contract_status: 31 as const }, 'Contract Terminated'],
  [{ contract_status: 0 as const, completed: true, completion_status: 22 as const }, undefined],
])('offers no application that leads nowhere: %o', async (change, left) => {
  open(`${path}&tab=applications`, {
    'story/get': () => makeStoryDetail({ pay_to_read_status: 0, paid: null, ...change }),
    'application/get': ({ kind }) => makeApplication({ kind }),
  });
  const contract = within(await screen.findByRole('region', { name: 'Contract' }));
  const payToRead = within(screen.getByRole('region', { name: 'Pay-to-Read' }));
  expect(contract.queryByRole('link')?.textContent).toBe(left);
  expect(payToRead.queryByRole('link')).toBeNull();
  expect(payToRead.queryByText('Apply, now')).toBeNull();
  expect(payToRead.getByText(/so no chapter can become paid any more\.$/)).toBeInTheDocument();
});

it('shows applications once all that they tell is there: nothing moves away from under a finger', async () => {
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  open(`${path}&tab=applications`, {
    'story/get': () => makeStoryDetail({ pay_to_read_status: 20, completion_status: 20 }),
    'application/get': async ({ kind }) => {
      if (kind === 'pay-to-read') await answered;
      return makeApplication({ kind, status: 20 });
    },
  });
  const panel = await screen.findByRole('tabpanel', { name: 'Applications' });
  await waitFor(() => expect(queryClient.isFetching({ queryKey: storyKeys.everyApplication })).toBe(1));
  expect(within(panel).queryByRole('region')).toBeNull();
  answer();
  expect(await within(panel).findAllByRole('region')).toHaveLength(3);
});

it('tells nobody that readers pay for a story whose contract has ended', async () => {
  const paid = { first_position: 12, from: '2025-01-02T12:00:00.000Z' };
  open(`${path}&tab=applications`, {
    'story/get': () => makeStoryDetail({ contract_status: 31, pay_to_read_status: 22, paid }),
    'application/get': () => new Promise<never>(() => {}),
  });
  const payToRead = within(await screen.findByRole('region', { name: 'Pay-to-Read' }));
  expect(payToRead.getByText(/^The contract has ended, and Pay-to-Read with it\./)).toBeInTheDocument();
  expect(payToRead.getByText('Terminated')).toBeInTheDocument();
  expect(screen.getByText('Pay-to-Read: Terminated')).toBeInTheDocument();
  expect(screen.queryByText('Pay-to-Read from ch. 12')).not.toBeInTheDocument();
});

it.each([
  ['2999-12-02T00:00:00.000Z', 'Readers pay from chapter 12 on, from 2 Dec 2999.'],
  ['2025-01-02T12:00:00.000Z', 'Readers pay for the later chapters of this story.'],
])('says from which day on readers pay, until it has come: %s', async (from, text) => {
  open(`${path}&tab=applications`, {
    'story/get': () => makeStoryDetail({ pay_to_read_status: 22, paid: { first_position: 12, from } }),
    'application/get': () => new Promise<never>(() => {}),
    'stats/getFunnel': () => ({ chapters: [] }),
  });
  const paid = within(await screen.findByRole('region', { name: 'Pay-to-Read' }));
  expect(paid.getByText(text)).toBeInTheDocument();
});

it.each([
  [100, '2025-01-01T00:00:00.000Z', ' 38% of the readers of the last free chapter go on.'],
  [29, '2025-01-01T00:00:00.000Z', ''],
  [100, new Date().toISOString(), ''],
])('says how many of %s readers go on where they pay, since %s', async (readers, publishedAt, text) => {
  const before = { chapter_id: idOf(11), position: 11, title: 'Free', reads: 200, readers };
  open(`${path}&tab=applications`, {
    'story/get': () =>
      makeStoryDetail({ pay_to_read_status: 22, paid: { first_position: 12, from: '2025-01-02T12:00:00.000Z' } }),
    'application/get': () => new Promise<never>(() => {}),
    'stats/getFunnel': () => ({
      chapters: [
        { ...before, published_at: '2025-01-01T00:00:00.000Z' },
        { ...before, chapter_id: idOf(12), position: 12, readers: 38, published_at: publishedAt },
      ],
    }),
  });
  const paid = within(await screen.findByRole('region', { name: 'Pay-to-Read' }));
  await waitFor(() => expect(queryClient.isFetching({ queryKey: [...storyKeys.all, 'funnel'] })).toBe(0));
  expect(paid.getByText(`Readers pay for the later chapters of this story.${text}`)).toBeInTheDocument();
});

it('says in the head how many of the first chapter’s readers are left at the last, and of how many', async () => {
  open(path, { 'story/get': () => makeStoryDetail({ read_through: { first_readers: 12_300, last_readers: 8_733 } }) });
  const label = await screen.findByText('read to the last chapter');
  expect(label.closest('[title]')).toHaveAccessibleDescription(
    '8,733 readers of the last chapter that has been out for a week, 12,300 of the first one',
  );
  expect(screen.getByText('71%')).toBeInTheDocument();
});

it.each([
  ['another author’s story', path],
  ['an address without a story', '/my-stories/detail'],
])('answers %s with the same page', async (_, where) => {
  open(where, { 'story/get': () => apiFailure('notFound') });
  expect(await screen.findByRole('heading', { name: 'This story is not here' })).toBeInTheDocument();
  expect(getToasts()).toEqual([]);
});

describe('deleting the story', () => {
  async function ask(handlers: ApiHandlers) {
    const page = open(path, {
      'story/list': () => ({ items: [], next_cursor: null, counts: { ongoing: 0, completed: 0 } }),
      ...handlers,
    });
    await page.person.click(await screen.findByRole('button', { name: 'More actions' }));
    await page.person.click(screen.getByRole('menuitem', { name: 'Delete story' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Delete “${story.title}”?` }));
    await page.person.click(dialog.getByRole('button', { name: 'Delete story' }));
    return { page, dialog };
  }

  it.each(['answers', 'was first in another tab'])('leads to the list once it is gone: the server %s', async (how) => {
    const list = storyKeys.list({ filter: 0, q: '', sort: 'updated' });
    queryClient.setQueryData(list, { pages: [], pageParams: [] });
    storage.set(LAST_STORIES_KEY, JSON.stringify({ page: { items: [story] } }));
    const { page } = await ask({ 'story/delete': () => (how === 'answers' ? {} : apiFailure('notFound')) });
    await waitFor(() => expect(page.location()).toBe('/my-stories'));
    // Neither shows it for a moment more.
    expect([queryClient.getQueryData(list), storage.get(LAST_STORIES_KEY)]).toEqual([undefined, null]);
    expect(getToasts().map(({ text }) => text)).toEqual([`“${story.title}” is deleted.`]);
  });

  it('says in the dialog what keeps it', async () => {
    const { page, dialog } = await ask({ 'story/delete': () => apiFailure('storyNotEmpty') });
    expect(await dialog.findByText(/^Only a story without chapters can be deleted/)).toBeInTheDocument();
    expect(getToasts()).toEqual([]);
    expect(page.location()).toBe(path);
  });
});
