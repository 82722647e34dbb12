import 'fake-indexeddb/auto';
import type { ChapterText } from '@myfiction/shared/contract/calls/chapter.ts';
import type { ApiCallName } from '@myfiction/shared/contract/calls.ts';
import { tellListeners } from '@myfiction/shared/host/live/live-topics.ts';
import { queryClient, setAnalyticsSink } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers, FakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { storyKeys } from '../../api/story-keys.ts';
import { makeStoryDetail } from '../../test-data.ts';
import { messages } from '../i18n/messages.ts';
import { Journal } from '../journal/journal.ts';
import { closeJournalDatabase } from '../journal/journal-database.ts';
import { journalKey } from '../journal/journal-records.ts';
import { CHAPTER_ID, chapterDetail, chapterInfo, chapterText, STORY_ID } from '../testing/chapters.ts';
import { placeRanges } from '../testing/place-ranges.ts';
import { ChapterEditorPage } from './chapter-editor-page.tsx';
import { lateFrame } from './late-frame.ts';

const story = makeStoryDetail({ story_id: STORY_ID, chapters_published: 47, chapters_scheduled: 0, chapters_draft: 1 });
const editPath = `/my-stories/chapter/edit?id=${CHAPTER_ID}`;
const newPath = `/my-stories/chapter/new?story=${STORY_ID}`;
const uid = 7;

const open = (path: string, handlers: ApiHandlers = {}) =>
  renderPage(<ChapterEditorPage />, {
    path,
    messages,
    user: { uid },
    apiHandlers: {
      'story/get': () => story,
      'writing/get': () => ({ today: '2025-11-21', goal: 1800, days: [{ day: '2025-11-21', words: 400 }], streak: 1 }),
      'chapter/get': () => chapterDetail(chapterText('One'), 4),
      'chapter/save': ({ base_revision }) => ({
        revision: base_revision + 1,
        words: 1,
        saved_at: new Date().toISOString(),
      }),
      ...handlers,
    },
  });

const sent = (api: FakeApi, name: ApiCallName) => api.callsOf(name).map((call) => call.fields);
/** The title, once what stands around the text is there too. */
const titleField = async () => {
  await screen.findByRole('button', { name: 'Preview' });
  return screen.findByRole('textbox', { name: 'Chapter title' });
};
const saveNow = { key: 's', ctrlKey: true };

function pressSave(): void {
  window.dispatchEvent(new KeyboardEvent('keydown', saveNow));
}

/** Never: what one page does at its leisure would come while the next test looks. */
const neverIdle = { requestIdleCallback: () => 1, cancelIdleCallback: () => {} };

beforeEach(() => {
  closeJournalDatabase();
  Object.assign(globalThis, { indexedDB: new IDBFactory(), ...neverIdle });
});

it('opens a chapter and saves what is written, on the revision it was opened with', async () => {
  const { api, person } = open(editPath);
  const title = await titleField();
  expect(title).toHaveValue('One');
  expect(screen.getByRole('textbox', { name: 'Chapter text' })).toHaveTextContent('One');
  await person.type(title, ' more');
  pressSave();
  await waitFor(() => expect(screen.getByText(/^Saved at/)).toBeInTheDocument());
  expect(sent(api, 'chapter/save')[0]).toMatchObject({
    base_revision: 4,
    text: { title: 'One more' },
    // Which day the words count for.
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

it('tells which chapter of which story is written', async () => {
  const tracked = jest.fn();
  setAnalyticsSink(tracked);
  open(editPath);
  await titleField();
  const { position } = chapterInfo();
  const shown = { story_id: STORY_ID, chapter_id: CHAPTER_ID, chapter_order_id: position };
  expect(tracked).toHaveBeenCalledWith('chapter_shown', shown);
  setAnalyticsSink(undefined);
});

it('saves by the key of another script in its place', async () => {
  const { api, person } = open(editPath);
  await person.type(await titleField(), ' more');
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ы', code: 'KeyS', ctrlKey: true }));
  await waitFor(() => expect(sent(api, 'chapter/save')).toHaveLength(1), { timeout: 1_000 });
});

it('says so when a scheduled chapter goes out while it is open', async () => {
  const scheduled = { ...chapterDetail(chapterText('One'), 4), status: 'scheduled' as const };
  const { api } = open(editPath, { 'chapter/get': () => scheduled });
  expect(await screen.findByText('Scheduled')).toBeInTheDocument();
  api.use({ 'chapter/get': () => ({ ...scheduled, status: 'published', published_at: '2025-11-21T18:00:00.000Z' }) });
  act(() => tellListeners({ topic: 'chapter', story_id: STORY_ID, chapter_id: CHAPTER_ID }));
  expect(await screen.findByText(/^Readers have this text\./)).toBeInTheDocument();
  expect(screen.queryByText('Scheduled')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Republish' })).toBeInTheDocument();
});

/** Half a minute later the author looks at the tab again. */
function comeBack(): void {
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 31_000);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
}

it('shows who comes back to it what was done elsewhere', async () => {
  const { api } = open(editPath);
  await titleField();
  expect(api.callsOf('chapter/get')).toHaveLength(1);
  const chapter = { ...chapterDetail(chapterText('One'), 4), status: 'published' as const };
  api.use({ 'chapter/get': () => ({ ...chapter, published_at: '2025-11-21T18:00:00.000Z' }) });
  comeBack();
  expect(await screen.findByRole('button', { name: 'Republish' })).toBeInTheDocument();
});

it('shows who comes back to it that it is in the trash, and goes on once it was taken out elsewhere', async () => {
  const { api } = open(editPath);
  await titleField();
  api.use({ 'chapter/get': () => apiFailure('chapterTrashed') });
  comeBack();
  expect(await screen.findByText('This chapter is in the trash')).toBeInTheDocument();
  api.use({ 'chapter/get': () => chapterDetail(chapterText('One'), 4) });
  comeBack();
  await waitFor(() => expect(screen.queryByText('This chapter is in the trash')).not.toBeInTheDocument());
});

it('keeps what was saved here while it was asked for', async () => {
  const published = { ...chapterDetail(chapterText('One'), 4), status: 'published' as const };
  const { api, person } = open(editPath, { 'chapter/get': () => published });
  const title = await titleField();
  let answer = (): void => {};
  api.use({ 'chapter/get': () => new Promise((resolve) => (answer = () => resolve(published))) });
  comeBack();
  await waitFor(() => expect(api.callsOf('chapter/get')).toHaveLength(2));
  await person.type(title, ' more');
  pressSave();
  expect(await screen.findByText('Edits not published')).toBeInTheDocument();
  await act(async () => answer());
  expect(screen.getByText('Edits not published')).toBeInTheDocument();
});

it('says that a scheduled chapter does not go out while it has no title', async () => {
  const scheduled = { ...chapterDetail(chapterText('One'), 4), status: 'scheduled' as const };
  const { person } = open(editPath, { 'chapter/get': () => scheduled });
  const title = await titleField();
  const notice = 'As it is, this chapter will not go out';
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
  await person.clear(title);
  expect(await screen.findByText(notice)).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('The chapter has no title.');
  await person.type(title, 'Two');
  expect(screen.queryByText(notice)).not.toBeInTheDocument();
});

it('lets the title of a draft be empty', async () => {
  const { person } = open(editPath);
  await person.clear(await titleField());
  expect(screen.queryByText('As it is, this chapter will not go out')).not.toBeInTheDocument();
});

it('has a frame for the text before what stands around it is asked for to be drawn', async () => {
  const text = () => screen.queryByRole('textbox', { name: 'Chapter text' });
  const happened: string[] = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    const frame = () => {
      happened.push(text() ? 'a frame with the text' : 'a frame');
      draw(0);
    };
    return Number(setTimeout(frame, 0));
  });
  const load = lateFrame.load;
  jest.spyOn(lateFrame, 'load').mockImplementation(() => {
    happened.push(text() ? 'drawn around it' : 'fetched');
    return load();
  });
  open(editPath);
  await waitFor(() => expect(happened).toContain('drawn around it'));
  expect(happened).toContain('fetched');
  expect(happened.slice(0, happened.indexOf('drawn around it'))).toContain('a frame with the text');
});

it('creates a new chapter with its first change; address and focus follow without a new page', async () => {
  const { api, person, location } = open(newPath, {
    'chapter/create': ({ chapter_id, text }) => ({ ...chapterDetail(chapterText('One'), 1), ...text, chapter_id }),
  });
  const title = await titleField();
  expect(title).toHaveFocus();
  expect(document.title).toBe('New chapter · MyFiction Studio');
  expect(sent(api, 'chapter/create')).toEqual([]);
  await person.type(title, 'The Bridge');
  pressSave();
  await waitFor(() => expect(location()).toMatch(/^\/my-stories\/chapter\/edit\?id=/));
  expect(document.title).toBe('Edit chapter · MyFiction Studio');
  expect(sent(api, 'chapter/create')).toMatchObject([{ story_id: STORY_ID, text: { title: 'The Bridge' } }]);
  expect(await titleField()).toBe(title);
  expect(title).toHaveFocus();
  expect(sent(api, 'chapter/get')).toEqual([]);
});

it('begins a chapter without a connection in a story that was shown before, and makes it once there is one', async () => {
  const created = ({ chapter_id, text }: { chapter_id: string; text: ChapterText }) => ({
    ...chapterDetail(chapterText('One'), 1),
    ...text,
    chapter_id,
  });
  const page = open(newPath, { 'story/get': () => NETWORK_FAILURE, 'chapter/create': () => NETWORK_FAILURE });
  queryClient.setQueryData(storyKeys.story(STORY_ID), story);
  const title = await titleField();
  await page.person.type(title, 'The Bridge');
  pressSave();
  await waitFor(() => expect(sent(page.api, 'chapter/create')).toHaveLength(1));
  page.api.use({ 'chapter/create': created });
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(page.location()).toMatch(/^\/my-stories\/chapter\/edit\?id=/));
  expect(sent(page.api, 'chapter/create').at(-1)).toMatchObject({ story_id: STORY_ID, text: { title: 'The Bridge' } });
  // The same chapter each time: one that had arrived would not be made twice.
  expect(new Set(sent(page.api, 'chapter/create').map((fields) => fields.chapter_id)).size).toBe(1);
});

it('begins nothing without a connection in a story that it knows nothing of', async () => {
  open(newPath, { 'story/get': () => NETWORK_FAILURE });
  expect(await screen.findByText('The chapter did not open')).toBeInTheDocument();
});

it('takes no new chapter into a completed story', async () => {
  open(newPath, { 'story/get': () => ({ ...story, completed: true }) });
  expect(await screen.findByText('This work has been completed and you cannot add new chapters.')).toBeInTheDocument();
});

it('takes no new chapter while the completion is in review', async () => {
  open(newPath, { 'story/get': () => ({ ...story, completion_status: 20 }) });
  expect(await screen.findByText(/^An editor is checking the completion of this story\./)).toBeInTheDocument();
});

it('says while the completion is in review what becomes of the words, and offers nothing that is refused', async () => {
  let current: typeof story = story;
  const { api, person } = open(editPath, { 'story/get': () => current });
  const title = await titleField();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeInTheDocument();
  current = { ...story, completion_status: 20 };
  act(() =>
    tellListeners({ topic: 'application', story_id: STORY_ID, kind: 'completion', status: current.completion_status }),
  );
  expect(await screen.findByText('An editor is checking the completion of this story')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'More formatting' }));
  const split = screen.getByRole('menuitem', { name: 'Split the chapter here' });
  expect(split).toHaveAttribute('aria-disabled', 'true');
  expect(split).toHaveAccessibleDescription('Not while the completion is in review');
  await person.keyboard('{Escape}');
  await person.type(title, ' more');
  pressSave();
  await waitFor(() => expect(sent(api, 'chapter/save')).toHaveLength(1));
  current = { ...story, completion_status: 21 };
  act(() =>
    tellListeners({ topic: 'application', story_id: STORY_ID, kind: 'completion', status: current.completion_status }),
  );
  expect(await screen.findByRole('button', { name: 'Publish' })).toBeInTheDocument();
});

it('keeps the text of a new chapter whose story goes into review before it is saved, and says so', async () => {
  let current: typeof story = story;
  const { person } = open(newPath, {
    'story/get': () => current,
    'chapter/create': () => apiFailure('storyCompleted'),
  });
  await person.type(await titleField(), 'Last words');
  current = { ...story, completion_status: 20 };
  pressSave();
  act(() => tellListeners({ topic: 'application', story_id: STORY_ID, kind: 'completion', status: 20 }));
  expect(await screen.findByText(/Your text is kept on this device\.$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download the text' })).toBeInTheDocument();
  expect(await titleField()).toHaveValue('Last words');
});

it('says that a chapter is not here, or that it cannot be reached', async () => {
  const missing = open(editPath, { 'chapter/get': () => apiFailure('notFound') });
  expect(await screen.findByText('This chapter is not here')).toBeInTheDocument();
  missing.unmount();
  open(editPath, { 'chapter/get': () => apiFailure('serverError') });
  expect(await screen.findByText('The chapter did not open')).toBeInTheDocument();
});

it('can be left while it opens, and before the rest of its bar is there', async () => {
  const never = () => new Promise<never>(() => undefined);
  const opening = open(editPath, { 'chapter/get': never });
  expect(screen.getByRole('link', { name: 'My Stories' })).toHaveAttribute('href', '/my-stories');
  await waitFor(() => expect(sent(opening.api, 'chapter/get')).toHaveLength(1));
  opening.unmount();
  const story = { name: 'Back to the story' };
  const storyPath = `/my-stories/detail?id=${STORY_ID}`;
  const beginning = open(newPath, { 'story/get': never });
  expect(screen.getByRole('link', story)).toHaveAttribute('href', storyPath);
  await waitFor(() => expect(sent(beginning.api, 'story/get')).toHaveLength(1));
  beginning.unmount();
  jest.spyOn(lateFrame, 'load').mockImplementation(never);
  const { api } = open(editPath);
  expect(await screen.findByRole('textbox', { name: 'Chapter text' })).toBeInTheDocument();
  expect(screen.getByRole('link', story)).toHaveAttribute('href', storyPath);
  await waitFor(() => expect(sent(api, 'story/get')).toHaveLength(1));
});

it.each(['edit?id=01930000-0000', 'update?id=cut', 'new?story=01930000-0000'])(
  'says that nothing is at an address that is not whole: %s',
  async (address) => {
    const page = open(`/my-stories/chapter/${address}`);
    expect(await screen.findByText('This chapter is not here')).toBeInTheDocument();
    expect(page.location()).toBe(`/my-stories/chapter/${address}`);
  },
);

it('brings back what only this device has, and saves it', async () => {
  const journal = new Journal(journalKey(uid, CHAPTER_ID), () => undefined);
  await journal.start({
    chapterId: CHAPTER_ID,
    info: chapterInfo(),
    created: true,
    revision: 4,
    text: chapterText('Recovered'),
    unsaved: true,
    base: null,
    unanswered: [],
  });
  const { api } = open(editPath);
  expect(await titleField()).toHaveValue('Recovered');
  pressSave();
  await waitFor(() => expect(sent(api, 'chapter/save')).toHaveLength(1));
});

it('says of a published chapter that edits wait, and offers to publish them', async () => {
  const published = { ...chapterDetail(chapterText('One'), 4), status: 'published' as const, staged: true };
  open(`/my-stories/chapter/update?id=${CHAPTER_ID}`, { 'chapter/get': () => published });
  expect(await screen.findByText('Edits not published')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Republish' })).toBeInTheDocument();
});

it('puts the address of a published chapter right', async () => {
  const published = { ...chapterDetail(chapterText('One'), 4), status: 'published' as const };
  const { location } = open(editPath, { 'chapter/get': () => published });
  await titleField();
  await waitFor(() => expect(location()).toBe(`/my-stories/chapter/update?id=${CHAPTER_ID}`));
});

it('begins a new chapter with the notes of the story, and makes a note the one to begin with', async () => {
  const note_defaults = { note_before: '', note_after: 'Thank you for reading.' };
  const { api, person } = open(newPath, {
    'story/get': () => ({ ...story, note_defaults }),
    'chapter/create': ({ chapter_id, text }) => ({ ...chapterDetail(chapterText('One'), 1), ...text, chapter_id }),
    'story/setNoteDefaults': (input) => ({ ...story, note_defaults: input.note_defaults }),
  });
  await titleField();
  await person.click(screen.getByRole('button', { name: /Notes and warning/ }));
  expect(await screen.findByRole('textbox', { name: 'Note after the chapter' })).toHaveValue('Thank you for reading.');
  expect(screen.queryByRole('button', { name: 'Save as default for this story' })).toBeNull();
  await person.type(screen.getByRole('textbox', { name: 'Note before the chapter' }), 'Hello');
  await person.click(screen.getByRole('button', { name: 'Save as default for this story' }));
  await waitFor(() =>
    expect(sent(api, 'story/setNoteDefaults')).toMatchObject([
      { story_id: STORY_ID, note_defaults: { note_before: 'Hello', note_after: 'Thank you for reading.' } },
    ]),
  );
  pressSave();
  await waitFor(() => expect(sent(api, 'chapter/create')).toMatchObject([{ text: { note_before: 'Hello' } }]));
});

it('finds in the chapter, and takes the search along when it is opened again', async () => {
  placeRanges();
  const { person } = open(editPath, { 'chapter/get': () => chapterDetail(chapterText('One coat, two coats'), 4) });
  await titleField();
  await person.click(screen.getByRole('button', { name: 'Find and replace' }));
  await person.type(await screen.findByRole('textbox', { name: 'Find' }), 'coat');
  expect(await screen.findByText('1 of 2')).toBeInTheDocument();
  await person.click(screen.getByRole('checkbox', { name: 'Whole words' }));
  expect(await screen.findByText('1 of 1')).toBeInTheDocument();
  await person.type(screen.getByRole('textbox', { name: 'Replace with' }), 'scarf');
  await person.click(screen.getByRole('button', { name: 'Replace' }));
  expect(screen.getByRole('textbox', { name: 'Chapter text' })).toHaveTextContent('One scarf, two coats');
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('search')).toBeNull();
});

describe('publishing', () => {
  const none = { items: [], next_cursor: null, counts: { draft: 0, scheduled: 0, published: 0 } };

  async function openDialog(handlers: ApiHandlers) {
    const page = open(editPath, { 'chapter/list': () => none, ...handlers });
    await titleField();
    await page.person.click(screen.getByRole('button', { name: 'Publish' }));
    return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Publish chapter 48' })) };
  }

  it('publishes the saved revision and goes to the story', async () => {
    const { api, dialog, person, location } = await openDialog({
      'chapter/publish': () => ({
        chapter: { ...chapterDetail(chapterText('One'), 5), status: 'published' },
        first_publish: false,
      }),
    });
    expect(await dialog.findByText('Title is unique in this story')).toBeInTheDocument();
    expect(dialog.getByText(/Readers expect at least 500/)).toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Publish now' }));
    await waitFor(() => expect(location()).toBe(`/my-stories/detail?id=${STORY_ID}`));
    expect(sent(api, 'chapter/publish')).toMatchObject([{ chapter_id: CHAPTER_ID, base_revision: 4 }]);
  });

  it('puts a refused title under the title', async () => {
    const { dialog, person } = await openDialog({ 'chapter/publish': () => apiFailure('chapterNameTaken') });
    await person.click(dialog.getByRole('button', { name: 'Publish now' }));
    const title = await titleField();
    await waitFor(() => expect(title).toHaveAccessibleDescription('Chapter name already exists.'));
    await person.type(title, '!');
    expect(title).not.toHaveAccessibleDescription();
  });

  it('cannot publish without a title, and leads to it', async () => {
    const untitled = { ...chapterDetail(chapterText('One'), 4), title: '' };
    const { dialog, person } = await openDialog({ 'chapter/get': () => untitled });
    expect(dialog.queryByRole('button', { name: 'Publish now' })).not.toBeInTheDocument();
    await person.click(dialog.getByRole('button', { name: 'Add a title' }));
    const title = await titleField();
    await waitFor(() => expect(title).toHaveFocus());
    expect(title).toHaveAccessibleDescription('The chapter has no title.');
  });
});
