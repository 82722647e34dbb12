import { BULK_MAX } from '@myfiction/shared/contract/rules.ts';
import { getToasts } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../editor/i18n/messages.ts';
import { CHAPTER_ID, STORY_ID } from '../editor/testing/chapters.ts';
import { StoryReplaceDialog } from './story-replace-dialog.tsx';

const OTHER_ID = '5f0c2f43-5b1e-4c43-9b5d-2a7f0c1d2e3f';
const match = { before: 'her ', match: 'coat', after: ' was' };
const chapter = { title: 'One', revision: 4, published: false, count: 1, matches: [match] };
const found = {
  total: 3,
  chapters: [
    { ...chapter, chapter_id: CHAPTER_ID, position: 1 },
    { ...chapter, chapter_id: OTHER_ID, position: 2, title: '', count: 2, revision: 9, published: true },
  ],
};

function open(flushes = true) {
  const openChapter = {
    chapterId: CHAPTER_ID,
    flush: jest.fn(async () => flushes),
    reload: jest.fn(async () => undefined),
  };
  const onClose = jest.fn();
  const page = renderPage(<StoryReplaceDialog storyId={STORY_ID} onClose={onClose} openChapter={openChapter} />, {
    path: '/my-stories',
    messages,
    user: { uid: 7 },
    apiHandlers: {
      'story/searchText': () => found,
      'story/replaceText': ({ chapters }) => ({
        items: chapters.map(({ chapter_id }) => ({
          chapter_id,
          replaced: chapter_id === CHAPTER_ID ? 1 : 0,
          code: chapter_id === CHAPTER_ID ? 0 : 400010,
        })),
      }),
    },
  });
  return { ...page, openChapter, onClose };
}

async function search({ person }: ReturnType<typeof open>) {
  await person.type(screen.getByLabelText('Find'), 'coat');
  await person.type(screen.getByLabelText('Replace with'), 'scarf');
  await person.click(screen.getByRole('button', { name: 'Show the places' }));
}

it('shows what would change, leaves out what is unticked, and reports each chapter', async () => {
  const page = open();
  await search(page);
  expect(await screen.findByText(/3 places in 2 chapters/)).toHaveTextContent('when you republish');
  expect(page.openChapter.flush).toHaveBeenCalledTimes(1);
  await page.person.click(screen.getByRole('checkbox', { name: /2\. No title/ }));
  await page.person.click(screen.getByRole('button', { name: 'Replace 1 place' }));
  expect(await screen.findByText(/^1 place replaced/)).toBeInTheDocument();
  expect(page.api.callsOf('story/replaceText').map((call) => call.fields)).toMatchObject([
    {
      story_id: STORY_ID,
      replacement: 'scarf',
      query: { text: 'coat', match_case: false, whole_word: true },
      chapters: [{ chapter_id: CHAPTER_ID, base_revision: 4 }],
    },
  ]);
  expect(page.openChapter.reload).toHaveBeenCalledTimes(1);
});

it('counts the places and the chapters each for itself', async () => {
  const page = open();
  page.api.use({ 'story/searchText': () => ({ total: 2, chapters: found.chapters.slice(1) }) });
  await search(page);
  expect(await screen.findByText(/^2 places in 1 chapter\./)).toBeInTheDocument();
});

it('shows nothing that was found for other words than stand there now', async () => {
  const page = open();
  let answer = (): void => {};
  page.api.use({
    'story/searchText': () =>
      new Promise((resolve) => {
        answer = () => resolve(found);
      }),
  });
  await search(page);
  await waitFor(() => expect(page.api.callsOf('story/searchText')).toHaveLength(1));
  await page.person.type(screen.getByLabelText('Find'), 's');
  answer();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Show the places' })).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByText(/3 places/)).not.toBeInTheDocument();
});

it('reports what was replaced also when the words were changed meanwhile', async () => {
  const page = open();
  let answer = (): void => {};
  page.api.use({
    'story/replaceText': () =>
      new Promise((resolve) => {
        answer = () => resolve({ items: [{ chapter_id: CHAPTER_ID, replaced: 1, code: 0 }] });
      }),
  });
  await search(page);
  await page.person.click(await screen.findByRole('button', { name: 'Replace 3 places' }));
  await waitFor(() => expect(page.api.callsOf('story/replaceText')).toHaveLength(1));
  await page.person.type(screen.getByLabelText('Find'), 's');
  answer();
  expect(await screen.findByText(/^1 place replaced/)).toBeInTheDocument();
  expect(screen.getByText('1. One')).toBeInTheDocument();
});

it('stays open until what is being replaced was told', async () => {
  const page = open();
  page.api.use({ 'story/replaceText': () => new Promise(() => undefined) });
  await search(page);
  await page.person.click(await screen.findByRole('button', { name: 'Replace 3 places' }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.person.keyboard('{Escape}');
  expect(page.onClose).not.toHaveBeenCalled();
});

describe('in a story of more chapters than one call takes', () => {
  const many = Array.from({ length: BULK_MAX + 1 }, (_, index) => ({
    ...chapter,
    chapter_id: `${OTHER_ID.slice(0, -5)}${String(index).padStart(5, '0')}`,
    position: index + 1,
  }));
  const places = new RegExp(`^Replace ${many.length.toLocaleString('en')} places$`);
  const answer = (chapters: readonly { chapter_id: string }[]) => ({
    items: chapters.map(({ chapter_id }) => ({ chapter_id, replaced: 1, code: 0 })),
  });

  it('replaces in all of them', async () => {
    const page = open();
    const sent: string[][] = [];
    page.api.use({
      'story/searchText': () => ({ total: many.length, chapters: many }),
      'story/replaceText': ({ chapters }) => {
        sent.push(chapters.map(({ chapter_id }) => chapter_id));
        return answer(chapters);
      },
    });
    await search(page);
    await page.person.click(await screen.findByRole('button', { name: places }));
    expect(await screen.findByText(/^501 places replaced/)).toBeInTheDocument();
    expect(sent.map(({ length }) => length)).toEqual([BULK_MAX, 1]);
    expect(sent.flat()).toEqual(many.map(({ chapter_id }) => chapter_id));
  });

  it('tells what was replaced before a call failed', async () => {
    const page = open();
    let calls = 0;
    page.api.use({
      'story/searchText': () => ({ total: many.length, chapters: many }),
      'story/replaceText': ({ chapters }) => (++calls === 2 ? apiFailure('busy') : answer(chapters)),
    });
    await search(page);
    await page.person.click(await screen.findByRole('button', { name: places }));
    expect(await screen.findByText(/^500 places replaced/)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('very busy');
    expect(calls).toBe(2);
  });
});

it('tells why a chapter was refused', async () => {
  const page = open();
  await search(page);
  await page.person.click(await screen.findByRole('button', { name: 'Replace 3 places' }));
  expect(await screen.findByText('1 replaced')).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').at(-1)).toHaveTextContent('Changed since the preview.');
});

it('tells a refusal once', async () => {
  const page = open();
  page.api.use({ 'story/searchText': () => apiFailure('tooManyRequests') });
  await search(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries.');
  expect(getToasts()).toEqual([]);
});

it('searches nothing before the open chapter is saved', async () => {
  const page = open(false);
  await search(page);
  expect(await screen.findByRole('alert')).toHaveTextContent('not saved yet');
  expect(page.api.callsOf('story/searchText')).toEqual([]);
});

it('asks again when the words change', async () => {
  const page = open();
  await search(page);
  await screen.findByText(/3 places in/);
  await page.person.type(screen.getByLabelText('Find'), 's');
  expect(screen.queryByText(/3 places in/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Show the places' })).toBeInTheDocument();
});
