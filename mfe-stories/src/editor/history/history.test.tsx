import type { ChapterDetail, ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ChapterVersion } from '@myfiction/shared/contract/calls/chapter-history.ts';
import { queryClient, toast } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { EditorContext } from '../components/editor-context.ts';
import { messages } from '../i18n/messages.ts';
import { takeTheirText } from '../session/their-text.ts';
import { CHAPTER_ID, chapterDetail, chapterText } from '../testing/chapters.ts';
import { openEditor } from '../testing/open-editor.ts';
import { HistoryLayer } from './history-layer.tsx';
import { KeepVersionDialog } from './keep-version-dialog.tsx';
import { useHistory } from './use-history.ts';

const PATH = `/my-stories/chapter/edit?id=${CHAPTER_ID}`;
const version = (number: number, changes: Partial<ChapterVersion> = {}): ChapterVersion => ({
  number,
  kind: 'auto',
  name: '',
  words: 100 * number,
  created_at: `2025-03-0${number}T10:00:00.000Z`,
  published: false,
  ...changes,
});
const TEXTS: Record<number, ChapterText> = {
  1: chapterText('Mara came home.'),
  2: chapterText('Mara came home late and the house was dark.'),
};
const NOW = chapterText('Mara came home late and sang.');
const VERSIONS = [version(2, { kind: 'named', name: 'before the letter' }), version(1)];

afterEach(() => queryClient.clear());

const openChapter = (text = NOW) => openEditor(chapterDetail(text, 4));

function History() {
  const history = useHistory();
  return history.isOpen && <HistoryLayer history={history} language="en" />;
}

const serve = (handlers: ApiHandlers = {}): ApiHandlers => ({
  'chapter/history': () => ({ items: VERSIONS, next_cursor: null }),
  'chapter/getVersion': ({ number }) => {
    const text = TEXTS[number];
    const found = VERSIONS.find((candidate) => candidate.number === number);
    return text && found ? { ...found, text } : apiFailure('notFound');
  },
  ...handlers,
});

function open(query: string, handlers: ApiHandlers = {}, tools = openChapter()) {
  const page = renderPage(
    <EditorContext value={tools}>
      <History />
    </EditorContext>,
    { path: `${PATH}${query}`, messages, user: { uid: 7 }, apiHandlers: serve(handlers) },
  );
  return { ...page, session: tools.session };
}
const panel = () => screen.findByRole('complementary', { name: 'Version history' });
const row = (name: RegExp) => screen.findByRole('button', { name });
const marked = (role: 'insertion' | 'deletion') => screen.getAllByRole(role).map((element) => element.textContent);

it('lists the versions by day with why they were kept, and now on top', async () => {
  open('&history=now');
  expect(await row(/Now.*Current draft.*6 words/)).toHaveAttribute('aria-current', 'true');
  expect(await row(/Named: “before the letter”.*200 words/)).toBeVisible();
  expect(await row(/First lines.*100 words/)).toBeVisible();
  const days = within(await panel()).getAllByRole('heading', { level: 3 });
  expect(days).toHaveLength(2);
});

it('compares a version with the text as it is now', async () => {
  const { person, location } = open('&history=now');
  await person.click(await row(/Named/));
  expect(location()).toContain('history=2');
  await waitFor(() => expect(marked('insertion')).toContain('sang'));
  expect(marked('deletion')).toContain('the house was dark');
  expect(screen.getByText('1 word added')).toBeVisible();
  expect(screen.getByText('4 removed')).toBeVisible();
  expect(await screen.findByText('Change 1 of 1')).toBeVisible();
});

it('compares any two, the older one first', async () => {
  const { person, location } = open('&history=2');
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Compare with' }), '1');
  expect(location()).toContain('with=1');
  await waitFor(() => expect(marked('insertion')).toContain(' late and the house was dark'));
  expect(screen.getByText('6 words added')).toBeVisible();
});

it('goes back to the text by Back, and closes', async () => {
  const { person, location } = open('&history=2');
  await person.click(await screen.findByRole('button', { name: 'Close version history' }));
  expect(location()).toBe(PATH);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it('leaves list and focus as they are when a version is looked at, and hands the focus on where it goes', async () => {
  const tools = openChapter();
  const focusText = jest.fn();
  Object.assign(tools.view, { current: { focus: focusText } });
  const { person } = open(
    '&history=now',
    { 'chapter/restoreVersion': ({ number }) => chapterDetail(TEXTS[number] ?? NOW, 6) },
    tools,
  );
  const list = await panel();
  const first = await row(/First lines/);
  await person.click(first);
  const restore = await screen.findByRole('button', { name: /^Restore/ });
  expect(first).toHaveFocus();
  await person.click(restore);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument());
  expect(list).toContainElement(first);
  expect(await row(/^Now/)).toHaveFocus();
  expect(focusText).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Close version history' }));
  await waitFor(() => expect(focusText).toHaveBeenCalledTimes(1));
});

it('counts no change of a comparison that has none any more', async () => {
  const { session } = open('&history=1');
  expect(await screen.findByText('Change 1 of 1')).toBeInTheDocument();
  const told: (string | null | undefined)[] = [];
  const status = screen.getByText('Change 1 of 1');
  const watch = new MutationObserver(() => told.push(status.textContent));
  watch.observe(status, { characterData: true, childList: true, subtree: true });
  act(() => takeTheirText(session, chapterDetail(TEXTS[1] ?? NOW, 6)));
  expect(await screen.findByText('0 changes')).toBeInTheDocument();
  watch.disconnect();
  expect(told).toEqual(['0 changes']);
});

const restored = (text: ChapterText): ChapterDetail => chapterDetail(text, 6);

it('restores a version after the last words were saved, and the way back is one step', async () => {
  const { person, session, api, location } = open('&history=1', {
    'chapter/restoreVersion': ({ number }) => restored(TEXTS[number] ?? NOW),
  });
  act(() => session.setField('note_after', 'Thanks'));
  await person.click(await screen.findByRole('button', { name: /^Restore/ }));
  await waitFor(() => expect(location()).toContain('history=now'));
  expect(api.callsOf('chapter/restoreVersion')[0]?.fields).toMatchObject({ number: 1, base_revision: 5 });
  expect(session.store.text).toEqual(TEXTS[1]);
  expect(session.isUnsaved).toBe(false);
  expect(session.revision).toBe(6);
  const { undo } = jest.requireActual<typeof import('prosemirror-history')>('prosemirror-history');
  act(() => void undo(session.store.state, (transaction) => session.dispatch(transaction)));
  expect(session.store.text.content).toEqual(NOW.content);
});

it('keeps what is typed while the server brings a version back', async () => {
  const tools = openChapter();
  const { store } = tools.session;
  const { person } = open(
    '&history=1',
    {
      'chapter/restoreVersion': () => {
        const { doc, tr } = store.state;
        tools.session.dispatch(tr.insertText(' Then she slept.', doc.content.size - 1));
        return restored(TEXTS[1] ?? NOW);
      },
    },
    tools,
  );
  await person.click(await screen.findByRole('button', { name: /^Restore/ }));
  await waitFor(() => expect(store.state.doc.textContent).toBe('Mara came home. Then she slept.'));
  await expect(tools.session.flush()).resolves.toBe(true);
  expect(tools.session.revision).toBe(7);
});

it('restores nothing while the last words are not saved', async () => {
  const { person, session, api } = open('&history=1');
  jest.spyOn(session, 'flush').mockResolvedValue(false);
  const warned = jest.spyOn(toast, 'warning');
  await person.click(await screen.findByRole('button', { name: /^Restore/ }));
  await waitFor(() => expect(warned).toHaveBeenCalledWith(expect.stringContaining('not saved yet')));
  expect(api.callsOf('chapter/restoreVersion')).toEqual([]);
});

it('takes a text that was changed elsewhere for what it is, and says that nothing is restored', async () => {
  const theirs = restored(chapterText('Theirs'));
  const kept: ChapterVersion[] = [];
  const { person, session, location } = open('&history=1', {
    'chapter/restoreVersion': () => apiFailure('revisionConflict', { data: theirs }),
    'chapter/history': () => ({ items: [...kept, ...VERSIONS], next_cursor: null }),
  });
  const conflict = jest.spyOn(session, 'conflict').mockImplementation(async () => {
    kept.push(version(3, { kind: 'named', name: 'both sides' }));
  });
  const warned = jest.spyOn(toast, 'warning');
  await person.click(await screen.findByRole('button', { name: /^Restore/ }));
  await waitFor(() => expect(conflict).toHaveBeenCalledWith(theirs));
  await waitFor(() => expect(warned).toHaveBeenCalledWith(expect.stringContaining('Not restored')));
  expect(await row(/Named: “both sides”/)).toBeVisible();
  expect(location()).toContain('history=1');
});

it('is read-only while another tab writes', async () => {
  const tools = openChapter();
  await tools.session.read();
  open('&history=1', {}, tools);
  expect(await screen.findByRole('button', { name: /^Restore/ })).toBeDisabled();
  expect(screen.getByText(/Take over to restore/)).toBeVisible();
});

it('names a version, and takes the name away', async () => {
  const { person, api } = open('&history=2', {
    'chapter/nameVersion': ({ name }) => version(2, { name }),
  });
  await person.click(await screen.findByRole('button', { name: 'Rename it' }));
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).toHaveValue('before the letter');
  await person.clear(field);
  await person.type(field, 'after all');
  await person.click(screen.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await person.click(await screen.findByRole('button', { name: 'Rename it' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('after all');
  await person.click(screen.getByRole('button', { name: 'Remove name' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('button', { name: 'Name it' })).toBeVisible();
  expect(api.callsOf('chapter/nameVersion').map(({ fields }) => fields.name)).toEqual(['after all', '']);
});

it('is not renamed on while the name is on its way: it would be lost', async () => {
  const { person, api } = open('&history=2', { 'chapter/nameVersion': () => new Promise(() => undefined) });
  await person.click(await screen.findByRole('button', { name: 'Rename it' }));
  const field = screen.getByRole('textbox', { name: 'Name' });
  await person.type(field, ' came');
  await person.click(screen.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(api.callsOf('chapter/nameVersion')).toHaveLength(1));
  await person.type(field, ' home');
  expect(field).toHaveValue('before the letter came');
});

it('says that there are none, that one is gone, and that it needs the connection', async () => {
  const none = open('&history=now', { 'chapter/history': () => ({ items: [], next_cursor: null }) });
  expect(await screen.findByText('No versions yet')).toBeVisible();
  none.unmount();
  queryClient.clear();
  const gone = open('&history=9');
  expect(await screen.findByText('This version is not kept any more')).toBeVisible();
  gone.unmount();
  queryClient.clear();
  let isOnline = false;
  const { person } = open('&history=now', {
    'chapter/history': () => (isOnline ? { items: VERSIONS, next_cursor: null } : NETWORK_FAILURE),
  });
  expect(await screen.findByText('The history needs the connection')).toBeVisible();
  isOnline = true;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row(/First lines/)).toBeVisible();
});

it('loads older versions on demand, and keeps what is listed when they do not come', async () => {
  let isOnline = false;
  const older = { items: [version(1)], next_cursor: null };
  const { person } = open('&history=now', {
    'chapter/history': ({ cursor }) => {
      if (!cursor) return { items: [version(2)], next_cursor: 'older' };
      return isOnline ? older : NETWORK_FAILURE;
    },
  });
  const more = await screen.findByRole('button', { name: 'Show older versions' });
  await person.click(more);
  expect(await screen.findByText('The older versions did not load.')).toBeVisible();
  expect(screen.queryByText('The history needs the connection')).not.toBeInTheDocument();
  expect(await row(/200 words/)).toBeVisible();
  isOnline = true;
  await person.click(more);
  expect(await row(/First lines/)).toBeVisible();
  expect(more).not.toBeInTheDocument();
});

it('names the other side of a comparison that no loaded page has, and nothing else before it is there', async () => {
  open('&history=2&with=1', { 'chapter/history': () => ({ items: [version(2)], next_cursor: 'older' }) });
  const other = await screen.findByRole('combobox', { name: 'Compare with' });
  expect(other).toHaveValue('1');
  expect(await within(other).findByRole('option', { name: /First lines/ })).toHaveProperty('selected', true);
});

it('loads older versions by itself where the list is read to its end', async () => {
  let arrive = (_: { isIntersecting: boolean }[]): void => {};
  class EndOfList {
    constructor(told: typeof arrive) {
      arrive = told;
    }
    observe(): void {}
    disconnect(): void {}
  }
  const { IntersectionObserver } = globalThis;
  Object.assign(globalThis, { IntersectionObserver: EndOfList });
  open('&history=now', {
    'chapter/history': ({ cursor }) =>
      cursor ? { items: [version(1)], next_cursor: null } : { items: [version(2)], next_cursor: 'older' },
  });
  await screen.findByRole('button', { name: 'Show older versions' });
  act(() => arrive([{ isIntersecting: true }]));
  expect(await row(/First lines/)).toBeVisible();
  Object.assign(globalThis, { IntersectionObserver });
});

function openKeep(apiHandlers: ApiHandlers) {
  const tools = openChapter();
  const onClose = jest.fn();
  const page = renderPage(
    <EditorContext value={tools}>
      <KeepVersionDialog onClose={onClose} />
    </EditorContext>,
    { path: PATH, messages, user: { uid: 7 }, apiHandlers },
  );
  return { ...page, tools, onClose };
}

it('keeps the text as it is now under a name, saved first', async () => {
  const { api, person, tools, onClose } = openKeep({
    'chapter/keepVersion': ({ name }) => version(3, { kind: 'named', name: name ?? '' }),
  });
  const flush = jest.spyOn(tools.session, 'flush');
  await person.type(screen.getByRole('textbox'), 'before the letter');
  await person.click(screen.getByRole('button', { name: 'Keep version' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(flush).toHaveBeenCalled();
  expect(api.callsOf('chapter/keepVersion')[0]?.fields).toMatchObject({ kind: 'named', name: 'before the letter' });
});

it('takes no more of a name while the version is being kept: it would be lost', async () => {
  const { api, person } = openKeep({ 'chapter/keepVersion': () => new Promise(() => undefined) });
  await person.type(screen.getByRole('textbox'), 'before');
  await person.click(screen.getByRole('button', { name: 'Keep version' }));
  await waitFor(() => expect(api.callsOf('chapter/keepVersion')).toHaveLength(1));
  await person.type(screen.getByRole('textbox'), ' the letter');
  expect(screen.getByRole('textbox')).toHaveValue('before');
});
