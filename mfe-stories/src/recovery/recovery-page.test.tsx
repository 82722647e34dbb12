import 'fake-indexeddb/auto';
import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import { authorZone, getToasts } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { Journal } from '../editor/journal/journal.ts';
import { closeJournalDatabase, openJournalDatabase } from '../editor/journal/journal-database.ts';
import { JOURNAL_SCHEMA, journalKey } from '../editor/journal/journal-records.ts';
import { keepCopy } from '../editor/journal/kept-copies.ts';
import { lockName } from '../editor/tabs/lock-name.ts';
import { CHAPTER_ID, chapterDetail, chapterInfo, chapterText } from '../editor/testing/chapters.ts';
import { fakeLocks } from '../editor/testing/fake-locks.ts';
import { messages } from '../i18n/messages.ts';
import { messages as recoveryMessages } from './i18n/messages.ts';
import { RecoveryPage } from './recovery-page.tsx';
import { UnsavedBanner } from './unsaved-banner.tsx';

const uid = 7;
const base = chapterText('One');
const saved = ({ base_revision }: { base_revision: number }) => ({
  revision: base_revision + 1,
  words: 1,
  saved_at: new Date().toISOString(),
});

async function keep(text: ChapterText, how: { author?: number; chapterId?: string; created?: boolean } = {}) {
  const { author = uid, chapterId = CHAPTER_ID, created = true } = how;
  const journal = new Journal(journalKey(author, chapterId), () => undefined);
  await journal.start({
    chapterId,
    info: chapterInfo(),
    created,
    revision: 4,
    text,
    unsaved: true,
    base,
    unanswered: [],
  });
}

const open = (handlers: ApiHandlers = {}) =>
  renderPage(<RecoveryPage />, {
    path: '/my-stories/recovery',
    messages: [messages, recoveryMessages],
    user: { uid },
    apiHandlers: { 'chapter/get': () => chapterDetail(base, 4), 'chapter/save': saved, ...handlers },
  });

beforeEach(() => {
  closeJournalDatabase();
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
});

it('says that there is nothing', async () => {
  open();
  expect(await screen.findByText('Everything you wrote is in your account')).toBeInTheDocument();
});

it('shows what differs, and saves it', async () => {
  await keep({ ...chapterText('One and two'), title: 'The Bridge' });
  const { api, person } = open();
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByRole('heading', { name: 'The Bridge' })).toBeInTheDocument();
  expect(row.getByText('2 words added, 0 removed since the last save')).toBeInTheDocument();
  const changed = row.getByText(/^The Moon Between Us, changed/);
  await person.hover(changed);
  expect(changed).toHaveAttribute('title', expect.stringContaining(authorZone().replaceAll('_', ' ')));
  expect(row.getByRole('link', { name: 'Open' })).toHaveAttribute('href', `/my-stories/chapter/edit?id=${CHAPTER_ID}`);
  await person.click(row.getByRole('button', { name: 'Save to account' }));
  expect(await screen.findByText('Everything you wrote is in your account')).toBeInTheDocument();
  expect(api.callsOf('chapter/save')[0]?.fields).toMatchObject({ base_revision: 4, text: { title: 'The Bridge' } });
});

it.each([
  ['saved', 'Save to account', null],
  ['discarded', 'More for One and two', 'Discard for good'],
])('keeps the focus on the page where its last chapter was %s', async (_, button, entry) => {
  await keep(chapterText('One and two'));
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: button }));
  if (entry) {
    await person.click(screen.getByRole('menuitem', { name: 'Discard' }));
    await person.click(within(screen.getByRole('dialog')).getByRole('button', { name: entry }));
  }
  const empty = await screen.findByText('Everything you wrote is in your account');
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(empty);
});

it('takes off the list what the server has had all along', async () => {
  const neverIdle = { configurable: true, value: () => 1 };
  Object.defineProperty(globalThis, 'requestIdleCallback', neverIdle);
  await keep(chapterText('One and two'));
  const { api, person } = open({ 'chapter/get': () => chapterDetail(chapterText('One and two'), 5) });
  await person.click(await screen.findByRole('button', { name: 'Save to account' }));
  expect(await screen.findByText('Everything you wrote is in your account')).toBeInTheDocument();
  expect(api.callsOf('chapter/save')).toEqual([]);
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
});

describe('a chapter whose lock another page still holds', () => {
  let letGo: () => void;
  beforeEach(() => {
    const locks = { ...fakeLocks(), query: async () => ({ held: [] }) };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    void locks.request(lockName(uid, CHAPTER_ID), {}, () => held);
  });
  afterEach(() => {
    letGo();
    Reflect.deleteProperty(navigator, 'locks');
  });

  it('is saved once the page lets go', async () => {
    await keep(chapterText('One and two'));
    const { api, person } = open();
    await person.click(await screen.findByRole('button', { name: 'Save to account' }));
    letGo();
    expect(await screen.findByText('Everything you wrote is in your account')).toBeInTheDocument();
    expect(api.callsOf('chapter/save')).toHaveLength(1);
  });

  it('is not called saved while it is not', async () => {
    await keep(chapterText('One and two'));
    const { api, person } = open();
    await person.click(await screen.findByRole('button', { name: 'Save to account' }));
    await waitFor(() => expect(getToasts().map(({ tone }) => tone)).toEqual(['warning']));
    expect(api.callsOf('chapter/save')).toEqual([]);
    expect(screen.getByRole('listitem')).toBeInTheDocument();
  });
});

it('keeps what it could not save, and says so', async () => {
  await keep(chapterText('One and two'));
  const { person } = open({ 'chapter/get': () => NETWORK_FAILURE, 'chapter/save': () => NETWORK_FAILURE });
  await person.click(await screen.findByRole('button', { name: 'Save to account' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save to account' })).toBeEnabled());
  expect(screen.getByRole('listitem')).toBeInTheDocument();
});

it('shows a chapter that the server has never seen', async () => {
  await keep(chapterText('New'), { created: false });
  open({ 'chapter/get': () => apiFailure('notFound') });
  expect(await screen.findByText('Not in your account yet')).toBeInTheDocument();
});

it('compares with the server', async () => {
  await keep(chapterText('One and two'));
  const { person } = open();
  await person.click(await screen.findByRole('button', { name: 'More for One and two' }));
  await person.click(screen.getByRole('menuitem', { name: 'Compare' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'One and two' }));
  const here = dialog.getByRole('region', { name: 'On this device' });
  await waitFor(() => expect(within(here).getByText('and two')).toBeInTheDocument());
  expect(dialog.getByRole('region', { name: 'In your account' })).toHaveTextContent('One');
});

it('discards only after a second word', async () => {
  await keep(chapterText('One and two'));
  const { person } = open();
  const askToDiscard = async () => {
    await person.click(await screen.findByRole('button', { name: 'More for One and two' }));
    await person.click(screen.getByRole('menuitem', { name: 'Discard' }));
    return within(await screen.findByRole('dialog', { name: 'Discard these words?' }));
  };
  await person.click((await askToDiscard()).getByRole('button', { name: 'Keep' }));
  expect(screen.getByRole('listitem')).toBeInTheDocument();
  await person.click((await askToDiscard()).getByRole('button', { name: 'Discard for good' }));
  expect(await screen.findByText('Everything you wrote is in your account')).toBeInTheDocument();
  expect(await (await openJournalDatabase()).count('heads')).toBe(0);
});

it('discards nothing of a chapter that was opened meanwhile', async () => {
  await keep(chapterText('One and two'));
  const { person } = open();
  await screen.findByRole('listitem');
  const query = async () => ({ held: [{ name: lockName(uid, CHAPTER_ID) }] });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { query } });
  await person.click(screen.getByRole('button', { name: /^More/ }));
  await person.click(screen.getByRole('menuitem', { name: 'Discard' }));
  await person.click(await screen.findByRole('button', { name: 'Discard for good' }));
  expect(await screen.findByText('Open in another tab now')).toBeInTheDocument();
  expect(await (await openJournalDatabase()).count('heads')).toBe(1);
  Reflect.deleteProperty(navigator, 'locks');
});

it('counts what other accounts hold, and shows none of it', async () => {
  await keep({ ...chapterText('Secret words'), title: 'Secret title' }, { author: 8 });
  await keep(chapterText('Another'), { author: 70 });
  open();
  expect(await screen.findByText(/^This device also holds 2 chapters of other accounts/)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/Secret/);
});

it('leaves what a newer studio wrote to be downloaded', async () => {
  await keep(chapterText('New'));
  const database = await openJournalDatabase();
  for (const head of await database.getAll('heads'))
    await database.put('heads', { ...head, schema: JOURNAL_SCHEMA + 1 });
  open();
  expect(await screen.findByText('Written by a newer version of the studio')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save to account' })).not.toBeInTheDocument();
});

it('shows damaged copies until they are discarded', async () => {
  await keepCopy(journalKey(uid, CHAPTER_ID), 'unreadable', chapterText('Half a journal'), { head: {} });
  const { person } = open();
  const damaged = within(await screen.findByRole('region', { name: 'Damaged copies' }));
  expect(damaged.getByText('Half a journal')).toBeInTheDocument();
  await person.click(damaged.getByRole('button', { name: 'Discard' }));
  await person.click(screen.getByRole('button', { name: 'Discard for good' }));
  expect(await screen.findByText('Everything you wrote is in your account')).toBeInTheDocument();
});

it('says that the browser keeps nothing', async () => {
  jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
    throw new DOMException('private', 'InvalidStateError');
  });
  open();
  expect(await screen.findByText('This device cannot keep your text')).toBeInTheDocument();
  jest.restoreAllMocks();
});

it('is led to from My Stories, only when there is something', async () => {
  await keep(chapterText('One and two'));
  const { unmount } = renderPage(<UnsavedBanner />, { messages, user: { uid } });
  expect(await screen.findByRole('link', { name: 'Look at it' })).toHaveAttribute('href', '/my-stories/recovery');
  expect(screen.getByText('Save it there, or see what it is.')).toBeInTheDocument();
  unmount();
  await keep(chapterText('Three'), { chapterId: '00000000-0000-4000-8000-000000000077' });
  renderPage(<UnsavedBanner />, { messages, user: { uid } });
  expect(await screen.findByRole('link', { name: 'Look at them' })).toBeInTheDocument();
  expect(screen.getByText('Save them there, or see what they are.')).toBeInTheDocument();
});
