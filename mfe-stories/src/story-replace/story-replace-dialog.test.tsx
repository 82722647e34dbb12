import { getToasts } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../editor/i18n/messages.ts';
import { CHAPTER_ID, STORY_ID } from '../editor/testing/chapters.ts';
import { ROWS_AT_A_TIME } from './long-list.tsx';
import { CHAPTERS_AT_A_TIME } from './run-in-parts.ts';
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

it('keeps its buttons in view below a list of any length', async () => {
  const page = open();
  expect(screen.getByRole('dialog').querySelector('.long > .footer')).toBeNull();
  await search(page);
  const replace = await screen.findByRole('button', { name: 'Replace 3 places' });
  expect(replace.closest('.long > .footer')).not.toBeNull();
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
  const COUNT = 2 * CHAPTERS_AT_A_TIME + 1;
  const many = Array.from({ length: COUNT }, (_, index) => ({
    ...chapter,
    chapter_id: `${OTHER_ID.slice(0, -5)}${String(index).padStart(5, '0')}`,
    position: index + 1_001,
  }));
  const ids = many.map(({ chapter_id }) => chapter_id);
  const answer = (chapters: readonly { chapter_id: string }[]) => ({
    items: chapters.map(({ chapter_id }) => ({ chapter_id, replaced: 1, code: 0, kept: { number: 1, revision: 5 } })),
  });
  /** The call with this number, from 1, finds no server. */
  const openMany = (lost = 0) => {
    const page = open();
    const named: string[][] = [];
    page.api.use({
      'story/searchText': () => ({ total: many.length, chapters: many }),
      'story/replaceText': ({ chapters }) => {
        named.push(chapters.map(({ chapter_id }) => chapter_id));
        return named.length === lost ? NETWORK_FAILURE : answer(chapters);
      },
      'story/restoreVersions': ({ chapters }) => ({
        items: chapters.map(({ chapter_id }) => ({ chapter_id, code: chapter_id === ids[1] ? 400010 : 0 })),
      }),
    });
    const sent = () =>
      page.api
        .callsOf('story/replaceText')
        .map(({ fields }, index) => ({ ids: named[index] ?? [], key: fields.idempotencyKey }));
    return { ...page, sent };
  };
  const replaceAll = async (page: ReturnType<typeof openMany>) => {
    await search(page);
    await page.person.click(await screen.findByRole('button', { name: `Replace ${COUNT} places` }));
  };

  it('replaces in all of them', async () => {
    const page = openMany();
    await replaceAll(page);
    expect(await screen.findByText(/^201 places replaced/)).toBeInTheDocument();
    expect(page.sent().map((call) => call.ids.length)).toEqual([CHAPTERS_AT_A_TIME, CHAPTERS_AT_A_TIME, 1]);
    expect(page.sent().flatMap((call) => call.ids)).toEqual(ids);
    expect(screen.queryByRole('button', { name: 'Replace the rest' })).toBeNull();
  });

  it('tells how far it is, not with each step, and asks before the tab is closed meanwhile', async () => {
    const page = openMany();
    let goOn = (): void => {};
    page.api.use({
      'story/replaceText': ({ chapters }) =>
        new Promise((resolve) => {
          goOn = () => resolve(answer(chapters));
        }),
    });
    await replaceAll(page);
    expect(await screen.findByText('0 of 201 chapters')).toBeInTheDocument();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    goOn();
    expect(await screen.findByText('100 of 201 chapters')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Replacing' })).toHaveAttribute('value', '100');
    expect(screen.getByRole('status')).toHaveTextContent('25% done');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });

  it('stops after the chapters that are under way, tells what was done, and takes that back', async () => {
    const page = openMany();
    let goOn = (): void => {};
    page.api.use({
      'story/replaceText': ({ chapters }) =>
        new Promise((resolve) => {
          goOn = () => resolve(answer(chapters));
        }),
    });
    await replaceAll(page);
    await page.person.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(screen.getByRole('button', { name: 'Stopping' })).toHaveAttribute('aria-busy', 'true');
    goOn();
    expect(await screen.findByText(/^100 places replaced/)).toBeInTheDocument();
    expect(screen.getByText('Not replaced yet in 101 chapters.')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(page.api.callsOf('story/replaceText')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Replace the rest' })).toBeEnabled();
    await page.person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^99 chapters have their text before/)).toBeInTheDocument();
    expect(page.api.callsOf('story/replaceText')).toHaveLength(1);
  });

  it('draws chapters as far as they are looked through, and replaces in all', async () => {
    const page = openMany();
    await search(page);
    expect(await screen.findByText(/^201 places in 201 chapters/)).toBeInTheDocument();
    expect(screen.getAllByText(/\. One$/)).toHaveLength(ROWS_AT_A_TIME);
    await page.person.click(screen.getByRole('button', { name: 'Show more chapters' }));
    expect(screen.getAllByText(/\. One$/)).toHaveLength(2 * ROWS_AT_A_TIME);
    await page.person.click(screen.getByRole('button', { name: 'Show more chapters' }));
    expect(screen.getAllByText(/\. One$/)).toHaveLength(COUNT);
    expect(screen.queryByRole('button', { name: 'Show more chapters' })).toBeNull();
  });

  it('offers to take back the last replacement when it is opened again, and only once', async () => {
    const page = openMany();
    await replaceAll(page);
    await page.person.click(await screen.findByRole('button', { name: 'Close' }));
    page.unmount();
    const again = openMany();
    expect(screen.getByText('Last replaced in this story: “coat” with “scarf”.')).toBeInTheDocument();
    await again.person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('200 chapters have their text before the replacement again.')).toBeInTheDocument();
    again.unmount();
    openMany();
    expect(screen.queryByText(/^Last replaced/)).toBeNull();
  });

  it('tells how far it came when the line is lost, and goes on there without replacing twice', async () => {
    const page = openMany(2);
    await replaceAll(page);
    expect(await screen.findByText(/^100 places replaced/)).toBeInTheDocument();
    expect(screen.getByText('Not replaced yet in 101 chapters.')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await page.person.click(screen.getByRole('button', { name: 'Replace the rest' }));
    expect(await screen.findByText(/^201 places replaced/)).toBeInTheDocument();
    const [, second, again, last] = page.sent();
    // The server answers a key that it knows as it did the first time.
    expect(again).toEqual(second);
    expect(last?.ids).toEqual(ids.slice(-1));
    expect(page.api.callsOf('story/replaceText').at(-1)?.fields).toMatchObject({ replacement: 'scarf' });
  });

  it('tells what was replaced before a call was refused', async () => {
    const page = openMany();
    let calls = 0;
    page.api.use({ 'story/replaceText': ({ chapters }) => (++calls === 2 ? apiFailure('busy') : answer(chapters)) });
    await replaceAll(page);
    expect(await screen.findByText(/^100 places replaced/)).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('very busy');
    expect(calls).toBe(2);
  });

  it('takes all of it back, and names what was changed since', async () => {
    const page = openMany();
    await replaceAll(page);
    await page.person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('200 chapters have their text before the replacement again.')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringMatching(/^1,002\. One.*Changed since/),
    ]);
    const undone = page.api.callsOf('story/restoreVersions').flatMap(({ fields }) => fields.chapters);
    expect(undone).toEqual(ids.map((chapter_id) => ({ chapter_id, number: 1, base_revision: 5 })));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  it('takes back also what a lost answer may have replaced', async () => {
    const page = openMany(2);
    await replaceAll(page);
    await page.person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('199 chapters have their text before the replacement again.')).toBeInTheDocument();
    const [, second, settled] = page.sent();
    expect(settled).toEqual(second);
    expect(page.sent()).toHaveLength(3);
  });

  it('goes on with an undo that was interrupted', async () => {
    const page = openMany();
    let calls = 0;
    page.api.use({
      'story/restoreVersions': ({ chapters }) => {
        if (++calls === 2) return NETWORK_FAILURE;
        return { items: chapters.map(({ chapter_id }) => ({ chapter_id, code: 0 })) };
      },
    });
    await replaceAll(page);
    await page.person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^100 chapters have their text before/)).toBeInTheDocument();
    await page.person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(/^201 chapters have their text before/)).toBeInTheDocument();
    expect(page.api.callsOf('story/restoreVersions')).toHaveLength(4);
  });
});

it('offers no undo where the server tells no way back', async () => {
  const page = open();
  await search(page);
  await page.person.click(await screen.findByRole('button', { name: 'Replace 3 places' }));
  expect(await screen.findByText('1 replaced')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('reads the open chapter again after an undo', async () => {
  const page = open();
  page.api.use({
    'story/replaceText': () => ({
      items: [{ chapter_id: CHAPTER_ID, replaced: 1, code: 0, kept: { number: 3, revision: 5 } }],
    }),
    'story/restoreVersions': () => ({ items: [{ chapter_id: CHAPTER_ID, code: 0 }] }),
  });
  await search(page);
  await page.person.click(await screen.findByRole('button', { name: 'Replace 3 places' }));
  await page.person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^1 chapter has its text before/)).toBeInTheDocument();
  expect(page.openChapter.reload).toHaveBeenCalledTimes(2);
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
