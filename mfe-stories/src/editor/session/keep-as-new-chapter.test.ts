import 'fake-indexeddb/auto';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { CHAPTER_ID, chapterDetail, chapterText, STORY_ID } from '../testing/chapters.ts';
import { keepAsNewChapter } from './keep-as-new-chapter.ts';

const NEW_ID = '3d3d7c1e-6a0e-4a86-8f6f-0d6a4a0a7c22';
const keeping = { gone: { uid: 7, chapterId: CHAPTER_ID }, storyId: STORY_ID, chapterId: NEW_ID };
const saved = { words: 2, saved_at: '2025-11-21T21:42:00.000Z' };

it('brings along what is typed while the chapter is being made', async () => {
  let text = chapterText('Once');
  const api = installFakeApi({
    'chapter/create': ({ text: sent }) => {
      text = { ...text, content: chapterText('Once more').content };
      return chapterDetail(sent, 1);
    },
    'chapter/save': ({ base_revision }) => ({ ...saved, revision: base_revision + 1 }),
  });
  expect(await keepAsNewChapter({ ...keeping, text: () => text })).toBe(NEW_ID);
  expect(api.callsOf('chapter/save').map(({ fields }) => fields)).toMatchObject([
    { chapter_id: NEW_ID, base_revision: 1, text },
  ]);
});

it('brings along what was typed since a try whose answer was lost', async () => {
  const text = chapterText('Once more');
  const api = installFakeApi({
    'chapter/create': () => chapterDetail(chapterText('Once'), 1),
    'chapter/save': () => ({ ...saved, revision: 2 }),
  });
  expect(await keepAsNewChapter({ ...keeping, text: () => text })).toBe(NEW_ID);
  expect(api.callsOf('chapter/save')).toHaveLength(1);
});

it('leaves alone what another page wrote in it since', async () => {
  const text = chapterText('Once');
  const api = installFakeApi({
    'chapter/create': ({ chapter_id, text: sent }) =>
      chapter_id === NEW_ID ? chapterDetail(chapterText('Another page'), 2) : chapterDetail(sent, 1),
  });
  expect(await keepAsNewChapter({ ...keeping, text: () => text })).not.toBe(NEW_ID);
  expect(api.callsOf('chapter/create').map(({ fields }) => fields.text)).toEqual([text, text]);
});

it('goes without a title that is taken', async () => {
  const text = chapterText('Once');
  const api = installFakeApi({
    'chapter/create': ({ text: sent }) => (sent.title === '' ? chapterDetail(sent, 1) : apiFailure('chapterNameTaken')),
  });
  expect(await keepAsNewChapter({ ...keeping, text: () => text })).toBe(NEW_ID);
  expect(api.callsOf('chapter/create').map(({ fields }) => fields.text)).toEqual([text, { ...text, title: '' }]);
});
