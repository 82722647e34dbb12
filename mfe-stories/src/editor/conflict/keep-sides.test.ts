import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { signInAs } from '@myfiction/shared/testing/sign-in.ts';
import { CHAPTER_ID, chapterDetail, chapterText } from '../testing/chapters.ts';
import { keepSidesThere } from './keep-sides.ts';

const VERSION: ApiOutput<'chapter/keepVersion'> = {
  ...{ number: 1, kind: 'conflict', name: '', words: 1, published: false },
  created_at: '2026-03-02T10:00:00.000Z',
};

test('the history is given each text of a conflict once: again only what failed, and what was typed since', async () => {
  signInAs();
  const given: string[] = [];
  let isDown = true;
  installFakeApi({
    'chapter/keepVersion': ({ text }) => {
      const title = text?.title ?? '';
      if (title === 'Mine' && isDown) return apiFailure('serverError');
      given.push(title);
      return VERSION;
    },
  });
  const theirs = chapterDetail({ ...chapterText(''), title: 'Theirs' }, 9);
  const keep = (title: string) => keepSidesThere(CHAPTER_ID, { mine: { ...chapterText(''), title }, theirs });
  await expect(keep('Mine')).resolves.toMatchObject({ kind: 'failed' });
  isDown = false;
  await expect(keep('Mine')).resolves.toBeNull();
  await expect(keep('Mine')).resolves.toBeNull();
  await expect(keep('Mine, typed since')).resolves.toBeNull();
  expect(given).toEqual(['Theirs', 'Mine', 'Mine, typed since']);
});
