import 'fake-indexeddb/auto';
import { tellListeners } from '@myfiction/shared/host/live/live-topics.ts';
import { getToasts } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { type RenderedPage, renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { stepBack } from '@myfiction/shared/testing/step-back.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { readImportResult } from '../../common/import-result.ts';
import { messages } from '../../i18n/messages.ts';
import { makeStoryDetail } from '../../test-data.ts';
import { forgetDraft } from '../draft/draft-database.ts';
import { messages as importMessages } from '../i18n/messages.ts';
import { encodeText } from '../testing/encode-text.ts';
import { fileOf } from '../testing/import-file.ts';
import { ImportPage } from './import-page.tsx';

const story = makeStoryDetail();
const path = `/my-stories/import?id=${story.story_id}`;
const BOOK = [
  'BOOK ONE',
  'Chapter 1',
  'She read it. Twice.',
  'And then she burned it.',
  'Chapter 2',
  'He went out. And on.',
  'BOOK TWO',
  'Chapter 1',
  'It froze. It did.',
].join('\n\n');
const DONE = { chapters: 3, words: 15, first_chapter_id: story.story_id, renamed: 1 };

const handlers: ApiHandlers = {
  'story/get': () => story,
  'import/start': () => ({}),
  'import/add': ({ chapters }) => ({ received: chapters.length }),
  'import/finish': () => DONE,
  'import/cancel': () => ({ added: null }),
};

function open(own: ApiHandlers = {}): RenderedPage {
  return renderPage(<ImportPage />, {
    path,
    messages: [messages, importMessages],
    apiHandlers: { ...handlers, ...own },
  });
}

/** Chooses files as the file dialog would. */
async function choose(page: RenderedPage, ...files: File[]): Promise<void> {
  await page.person.upload(await screen.findByLabelText('Choose files', { selector: 'input' }), files);
}

async function openTable(own: ApiHandlers = {}): Promise<RenderedPage> {
  const page = open(own);
  await choose(page, fileOf('moon.txt', BOOK));
  await screen.findByRole('button', { name: 'Add 3 chapters' });
  return page;
}

const fieldsOf = (page: RenderedPage, name: 'import/start' | 'import/add') =>
  page.api.callsOf(name).map(({ fields }) => fields);
const titles = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Title of chapter/ }).map(({ value }) => value);
async function choosing(page: RenderedPage, chapter: string, action: string): Promise<void> {
  await page.person.click(screen.getByRole('button', { name: new RegExp(`^Actions for chapter ${chapter},`) }));
  await page.person.click(await screen.findByRole('menuitem', { name: action }));
}

afterEach(async () => {
  sessionStorage.clear();
  localStorage.clear();
  await forgetDraft(story.story_id);
});

it('finds the chapters of a file, with their volumes, words and first lines', async () => {
  await openTable();
  expect(titles()).toEqual(['Chapter 1', 'Chapter 2', 'Chapter 1']);
  expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Volume title' }).map(({ value }) => value)).toEqual([
    'BOOK ONE',
    'BOOK TWO',
  ]);
  expect(screen.getByText('2 chapters, 14 words')).toBeInTheDocument();
  expect(screen.getByText(/^She read it\. Twice\. And then/)).toBeInTheDocument();
  expect(screen.getAllByText('Title repeats')).toHaveLength(2);
  expect(screen.getByText('3 chapters, 18 words')).toBeInTheDocument();
});

it('says one word of one, and large numbers alike', async () => {
  const page = open();
  await choose(page, fileOf('moon.txt', 'Dark.'));
  expect(await screen.findByText('1 chapter, 1 word')).toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: 'Choose other files' }));
  const heads = Array.from({ length: 1_001 }, (_, index) => `# Night ${index}\n\nDark.`).join('\n\n');
  await choose(page, fileOf('nights.md', heads));
  expect(await screen.findByText('1,001 of 1,001 selected')).toBeInTheDocument();
});

it('adds what is ticked, as it was corrected, and leads to the story with the result', async () => {
  const page = await openTable();
  await page.person.click(screen.getByRole('checkbox', { name: 'Add chapter 2, Chapter 2' }));
  const [first] = screen.getAllByRole('textbox', { name: /^Title of chapter 1/ });
  if (!first) throw new Error('There is no first chapter.');
  await page.person.clear(first);
  await page.person.type(first, 'The Letter');
  await page.person.click(screen.getByRole('button', { name: 'Add 2 chapters' }));
  await waitFor(() => expect(page.location()).toBe(`/my-stories/detail?id=${story.story_id}`));
  const [started] = fieldsOf(page, 'import/start');
  expect(started).toMatchObject({ story_id: story.story_id, chapters: 2 });
  expect(fieldsOf(page, 'import/add')).toEqual([
    expect.objectContaining({
      import_id: started?.import_id,
      chapters: [
        expect.objectContaining({ index: 0, title: 'The Letter', volume: 'BOOK ONE' }),
        expect.objectContaining({ index: 1, title: 'Chapter 1', volume: 'BOOK TWO' }),
      ],
    }),
  ]);
  expect(readImportResult(story.story_id)).toEqual({
    chapters: 3,
    words: 15,
    renamed: 1,
    firstChapterId: DONE.first_chapter_id,
  });
});

it('joins and splits chapters without losing a word', async () => {
  const page = await openTable();
  await choosing(page, '2', 'Join to the chapter before');
  expect(titles()).toEqual(['Chapter 1', 'Chapter 1']);
  expect(screen.getByText('2 chapters, 20 words')).toBeInTheDocument();
  const [actions] = screen.getAllByRole('button', { name: /^Actions for chapter 1,/ });
  if (actions) await page.person.click(actions);
  await page.person.click(await screen.findByRole('menuitem', { name: 'Read and split' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Split Chapter 1' }));
  expect(dialog.getByRole('button', { name: 'Split here' })).toBeDisabled();
  await page.person.click(dialog.getByRole('radio', { name: 'Chapter 2' }));
  await page.person.click(dialog.getByRole('button', { name: 'Split here' }));
  expect(titles()).toEqual(['Chapter 1', 'Chapter 2', 'Chapter 1']);
});

it('begins, names and ends volumes, and puts them before titles that repeat', async () => {
  const page = await openTable();
  await page.person.click(screen.getByRole('button', { name: 'Put the volume before them' }));
  expect(titles()).toEqual(['BOOK ONE, Chapter 1', 'Chapter 2', 'BOOK TWO, Chapter 1']);
  await choosing(page, '2', 'Begin a volume here');
  expect(screen.getByDisplayValue('New volume')).toBeInTheDocument();
  await choosing(page, '2', 'Remove this volume');
  expect(screen.queryByDisplayValue('New volume')).not.toBeInTheDocument();
});

it('cuts anew by another rule, and takes that back', async () => {
  const page = await openTable();
  await choosing(page, '2', 'Join to the chapter before');
  await page.person.selectOptions(screen.getByLabelText('Chapters begin at'), 'Nowhere: one chapter');
  expect(titles()).toEqual(['moon']);
  act(() => getToasts()[0]?.action?.onClick());
  await waitFor(() => expect(titles()).toEqual(['Chapter 1', 'Chapter 1']));
});

it('says where the chapters of a volume without a title go', async () => {
  const page = await openTable();
  const [first, second] = screen.getAllByRole('textbox', { name: 'Volume title' });
  if (!first || !second) throw new Error('There are no two volumes.');
  await page.person.clear(second);
  expect(second).toHaveAccessibleDescription('Without a title its chapters go on in “BOOK ONE”.');
  await page.person.clear(first);
  expect(first).toHaveAccessibleDescription('Without a title its chapters are no volume of their own.');
  expect(second).toHaveAccessibleDescription('Without a title its chapters are no volume of their own.');
  await page.person.type(second, 'Two');
  expect(second).not.toHaveAccessibleDescription();
});

it('moves between titles with the arrow keys and Enter', async () => {
  const page = await openTable();
  const [first, second] = screen.getAllByRole('textbox', { name: /^Title of chapter/ });
  first?.focus();
  await page.person.keyboard('{ArrowDown}');
  expect(second).toHaveFocus();
  await page.person.keyboard('{ArrowUp}');
  expect(first).toHaveFocus();
});

it('stays in a title while it is composed: the keys choose a word', async () => {
  await openTable();
  const [first] = screen.getAllByRole('textbox', { name: /^Title of chapter/ });
  if (!first) throw new Error('There is no first chapter.');
  first.focus();
  for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(first, { key, isComposing: true });
  expect(first).toHaveFocus();
});

it('asks before a corrected table gives way to other files', async () => {
  const page = await openTable();
  await choosing(page, '2', 'Join to the chapter before');
  await page.person.click(screen.getByRole('button', { name: 'Choose other files' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose other files?' }));
  await page.person.click(dialog.getByRole('button', { name: 'Keep the table' }));
  expect(titles()).toHaveLength(2);
  await page.person.click(screen.getByRole('button', { name: 'Choose other files' }));
  await page.person.click(await screen.findByRole('button', { name: 'Drop the table' }));
  expect(await screen.findByText('Bring your manuscript')).toBeInTheDocument();
});

it('says nothing of an import that failed under other files', async () => {
  const page = await openTable({ 'import/finish': () => apiFailure('importIncomplete') });
  await page.person.click(screen.getByRole('button', { name: 'Add 3 chapters' }));
  await screen.findByText('The chapters were not added.');
  await page.person.click(screen.getByRole('button', { name: 'Choose other files' }));
  await choose(page, fileOf('moon.txt', BOOK));
  await screen.findByRole('button', { name: 'Add 3 chapters' });
  expect(screen.queryByText('The chapters were not added.')).not.toBeInTheDocument();
});

it('tries again by itself when the connection is lost', async () => {
  let tries = 0;
  const page = await openTable({
    'import/add': ({ chapters }) => {
      tries += 1;
      return tries === 1 ? NETWORK_FAILURE : { received: chapters.length };
    },
  });
  await page.person.click(screen.getByRole('button', { name: 'Add 3 chapters' }));
  await screen.findByText('The connection is lost. Trying again by itself.');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(page.location()).toBe(`/my-stories/detail?id=${story.story_id}`));
  const [first, second] = fieldsOf(page, 'import/add');
  expect(second).toMatchObject({ idempotencyKey: first?.idempotencyKey, chapters: first?.chapters });
});

it('keeps the table when the server refuses, and offers another try', async () => {
  let tries = 0;
  const page = await openTable({
    'import/finish': () => {
      tries += 1;
      return tries === 1 ? apiFailure('importIncomplete') : DONE;
    },
  });
  await page.person.click(screen.getByRole('button', { name: 'Add 3 chapters' }));
  expect(await screen.findByText('The chapters were not added.')).toBeInTheDocument();
  expect(titles()).toHaveLength(3);
  await page.person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(page.location()).toBe(`/my-stories/detail?id=${story.story_id}`));
  const [one, other] = fieldsOf(page, 'import/start').map(({ import_id }) => import_id);
  expect(one).not.toBe(other);
});

it('sends what was corrected after a failure', async () => {
  let tries = 0;
  const page = await openTable({
    'import/finish': () => {
      tries += 1;
      return tries === 1 ? apiFailure('importIncomplete') : DONE;
    },
  });
  await page.person.click(screen.getByRole('button', { name: 'Add 3 chapters' }));
  await screen.findByText('The chapters were not added.');
  await page.person.click(screen.getByRole('checkbox', { name: 'Add chapter 2, Chapter 2' }));
  await page.person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(page.location()).toBe(`/my-stories/detail?id=${story.story_id}`));
  expect(fieldsOf(page, 'import/start').map(({ chapters }) => chapters)).toEqual([3, 2]);
  expect(page.api.callsOf('import/cancel')).toHaveLength(1);
});

const LOST = 'It is not known whether the chapters were added.';

/** Adds the table to a server that does it and whose answers do not arrive. */
async function loseTheEnd(page: RenderedPage): Promise<void> {
  page.api.use({ 'import/finish': () => NETWORK_FAILURE, 'import/cancel': () => ({ added: DONE }) });
  await page.person.click(screen.getByRole('button', { name: 'Add 3 chapters' }));
  await waitFor(() => {
    // Ends each wait at once.
    window.dispatchEvent(new Event('online'));
    expect(screen.getByText(LOST)).toBeInTheDocument();
  });
}

it('asks the same import for its end again when the answer was lost', async () => {
  const page = await openTable();
  await loseTheEnd(page);
  page.api.use({ 'import/finish': () => DONE });
  await page.person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(page.location()).toBe(`/my-stories/detail?id=${story.story_id}`));
  const finished = page.api.callsOf('import/finish').map(({ fields }) => fields.import_id);
  expect(new Set(finished).size).toBe(1);
});

it('adds nothing twice when the table was corrected after an end whose answer was lost', async () => {
  const page = await openTable();
  await loseTheEnd(page);
  await page.person.click(screen.getByRole('checkbox', { name: 'Add chapter 2, Chapter 2' }));
  await page.person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('An earlier try has added 3 chapters.')).toBeInTheDocument();
  expect(fieldsOf(page, 'import/start')).toHaveLength(1);
  page.api.use({ 'import/finish': () => DONE });
  await page.person.click(screen.getByRole('button', { name: 'Add 2 chapters' }));
  await waitFor(() => expect(page.location()).toBe(`/my-stories/detail?id=${story.story_id}`));
  expect(fieldsOf(page, 'import/start').map(({ chapters }) => chapters)).toEqual([3, 2]);
});

it('remembers in another tab that an import may be in the story', async () => {
  const first = await openTable();
  // The page goes away as one does that is closed: nothing of it reaches the server any more.
  await loseTheEnd(first);
  first.api.use({ 'import/cancel': () => NETWORK_FAILURE });
  first.unmount();
  await waitFor(() => expect(first.api.callsOf('import/cancel')).not.toEqual([]));
  sessionStorage.clear();
  const page = await openTable({ 'import/cancel': () => ({ added: DONE }) });
  await page.person.click(screen.getByRole('button', { name: 'Add 3 chapters' }));
  expect(await screen.findByText('An earlier try has added 3 chapters.')).toBeInTheDocument();
  expect(fieldsOf(page, 'import/start')).toEqual([]);
});

it('cannot be cancelled while the server adds the chapters, also when the connection is lost', async () => {
  const page = await openTable({ 'import/finish': () => NETWORK_FAILURE });
  await page.person.click(screen.getByRole('button', { name: 'Add 3 chapters' }));
  await screen.findByText('The connection is lost. Trying again by itself.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.person.click(screen.getByRole('link', { name: 'Back to the story' }));
  expect(await screen.findByText(/^The chapters are being added at this moment/)).toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(page.api.callsOf('import/cancel')).toHaveLength(1));
});

it('can be cancelled on the way, which leaves nothing and keeps the table', async () => {
  const page = await openTable({ 'import/add': () => new Promise(() => {}) });
  await page.person.click(screen.getByRole('button', { name: 'Add 3 chapters' }));
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  expect(cancel).toHaveFocus();
  await page.person.click(cancel);
  await waitFor(() => expect(page.api.callsOf('import/cancel')).toHaveLength(1));
  expect(page.api.callsOf('import/finish')).toEqual([]);
  expect(screen.getByRole('button', { name: 'Add 3 chapters' })).toHaveFocus();
});

it('says what is wrong with a file and lets choose another one', async () => {
  const page = open();
  await choose(page, fileOf('moon.docx', 'no zip'));
  expect(await screen.findByText(/^moon\.docx could not be read\./)).toBeInTheDocument();
  await choose(page, fileOf('moon.txt', BOOK));
  expect(await screen.findByRole('button', { name: 'Add 3 chapters' })).toBeInTheDocument();
});

it('marks what could not be read in a damaged file', async () => {
  const page = open();
  const damaged = [...new TextEncoder().encode('Chapter 1\n\nÉl llegó. '), 0xff, 0xff];
  const rest = new TextEncoder().encode('\n\nChapter 2\n\nElla calló. Y pensó.');
  await choose(page, fileOf('moon.txt', new Uint8Array([...damaged, ...rest]).buffer));
  expect(await screen.findByText(/^2 characters could not be read/)).toBeInTheDocument();
  expect(screen.getAllByText('Unreadable characters')).toHaveLength(1);
  expect(screen.getByText(/^Él llegó\. \ufffd\ufffd/)).toBeInTheDocument();
  await page.person.click(screen.getByRole('checkbox', { name: 'Add chapter 1, Chapter 1' }));
  expect(screen.queryByText(/could not be read/)).not.toBeInTheDocument();
});

it('names the encoding of an old file, and reads it in another one', async () => {
  const page = open();
  const text = 'Глава 1\n\nОна прочла письмо дважды.\n\nГлава 2\n\nЗа окном шёл снег.';
  await choose(page, fileOf('1.txt', encodeText(text, 'windows-1251').buffer));
  expect(await screen.findByText(/^1\.txt is not in UTF-8\. It was read as Cyrillic/)).toBeInTheDocument();
  expect(titles()).toEqual(['Глава 1', 'Глава 2']);

  await page.person.click(screen.getByRole('button', { name: 'Choose another encoding' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose the encoding' }));
  expect(dialog.getByRole('button', { name: 'Read again' })).toBeDisabled();
  expect(dialog.getByRole('region', { name: 'First lines' })).toHaveTextContent('Она прочла письмо дважды.');
  await page.person.selectOptions(dialog.getByLabelText('Encoding'), 'Cyrillic (KOI8-R)');
  expect(dialog.getByRole('region', { name: 'First lines' })).toHaveTextContent('нМЮ ОПНВКЮ');
  await page.person.click(dialog.getByRole('button', { name: 'Read again' }));
  expect(await screen.findByText(/^1\.txt is not in UTF-8\. It was read as Cyrillic \(KOI8-R\)/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('reads each of several old files as it was written, and one of them as the author says', async () => {
  const page = open();
  const russian = 'Она прочла письмо дважды, а потом сожгла его. За окном шёл снег.';
  const polish =
    'Przeczytała list dwa razy, a potem go spaliła. – Dlaczego przyszedłeś? – zapytała, nie podnosząc oczu.';
  await choose(
    page,
    fileOf('1.txt', encodeText(russian, 'windows-1251').buffer),
    fileOf('2.txt', encodeText(polish, 'windows-1250').buffer),
    fileOf('3.txt', encodeText(russian, 'windows-1251').buffer),
  );
  const note = await screen.findByText(/^3 files are not in UTF-8/);
  expect(note).toHaveTextContent('Cyrillic (Windows-1251), Central European (Windows-1250).');

  await page.person.click(screen.getByRole('button', { name: 'Choose another encoding' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose the encoding' }));
  expect(dialog.getByLabelText('For')).toHaveDisplayValue('1.txt');
  await page.person.selectOptions(dialog.getByLabelText('For'), '2.txt');
  expect(dialog.getByLabelText('Encoding')).toHaveDisplayValue('Central European (Windows-1250)');
  expect(dialog.getByRole('region', { name: 'First lines' })).not.toHaveTextContent('прочла');
  await page.person.selectOptions(dialog.getByLabelText('Encoding'), 'Baltic (Windows-1257)');
  await page.person.click(dialog.getByRole('button', { name: 'Read again' }));
  const read = await screen.findByText(/Baltic/);
  expect(read).toHaveTextContent('Cyrillic (Windows-1251), Baltic (Windows-1257).');
});

it('asks before it is left', async () => {
  const page = await openTable();
  await page.person.click(screen.getByRole('link', { name: 'Back to the story' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Leave the import?' }));
  await page.person.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(page.location()).toBe(path);
});

it('asks before a step back ends it on its way', async () => {
  const page = await openTable({ 'import/add': () => new Promise(() => {}) });
  act(stepBack);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: 'Add 3 chapters' }));
  await screen.findByRole('button', { name: 'Cancel' });
  act(stepBack);
  const dialog = within(screen.getByRole('dialog', { name: 'Leave the import?' }));
  expect(dialog.getByText(/^The import is still running/)).toBeInTheDocument();
  await page.person.click(dialog.getByRole('button', { name: 'Stay' }));
  expect(page.api.callsOf('import/cancel')).toEqual([]);
  act(stepBack);
  await page.person.click(screen.getByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(page.api.callsOf('import/cancel')).toHaveLength(1));
});

it('takes nothing into a completed story', async () => {
  open({ 'story/get': () => makeStoryDetail({ completed: true }) });
  expect(await screen.findByText('This work has been completed and you cannot add new chapters.')).toBeInTheDocument();
});

it('takes nothing into a story whose completion is in review', async () => {
  open({ 'story/get': () => makeStoryDetail({ completion_status: 20 }) });
  expect(await screen.findByText(/^An editor is checking the completion of this story\./)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Choose files' })).not.toBeInTheDocument();
});

it('keeps the table where the completion goes into review meanwhile, and adds nothing', async () => {
  let current = story;
  await openTable({ 'story/get': () => current });
  current = makeStoryDetail({ completion_status: 20 });
  act(() => tellListeners({ topic: 'application', story_id: story.story_id, kind: 'completion', status: 20 }));
  expect(await screen.findByText(/^An editor is checking the completion of this story\./)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add 3 chapters' })).toBeDisabled();
  expect(titles()).toHaveLength(3);
});

it('says so when there is no such story', async () => {
  open({
    'story/get': () => apiFailure('notFound'),
  });
  expect(await screen.findByRole('heading', { name: 'This story is not here' })).toBeInTheDocument();
  expect(screen.getByText('It may have been removed, or it belongs to another account.')).toBeInTheDocument();
});
