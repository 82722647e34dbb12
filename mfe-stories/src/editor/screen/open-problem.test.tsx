import 'fake-indexeddb/auto';
import { NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { CHAPTER_ID, chapterDetail, chapterText, STORY_ID } from '../testing/chapters.ts';
import { OpenProblem } from './open-problem.tsx';

it('keeps the text of a chapter that is gone as one new chapter, however often it is pressed', async () => {
  const text = chapterText('Only here.');
  const target = { uid: 7, chapterId: CHAPTER_ID };
  let answer = (): void => {};
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { api, person, location } = renderPage(
    <OpenProblem problem={{ kind: 'gone', target, storyId: STORY_ID, text }} />,
    {
      path: `/my-stories/chapter/edit?id=${CHAPTER_ID}`,
      messages,
      user: { uid: 7 },
      apiHandlers: {
        'chapter/create': async ({ chapter_id }) => {
          await isAnswered;
          return { ...chapterDetail(text, 1), chapter_id };
        },
      },
    },
  );
  await person.dblClick(await screen.findByRole('button', { name: 'Keep as a new chapter' }));
  await waitFor(() => expect(api.callsOf('chapter/create')).not.toHaveLength(0));
  answer();
  await waitFor(() => expect(location()).not.toContain(CHAPTER_ID));
  expect(api.callsOf('chapter/create').map(({ fields }) => fields.text)).toEqual([text]);
});

it('makes one chapter although the answer to the first try is lost', async () => {
  const text = chapterText('Only here.');
  const target = { uid: 7, chapterId: CHAPTER_ID };
  let tries = 0;
  const { api, person, location } = renderPage(
    <OpenProblem problem={{ kind: 'gone', target, storyId: STORY_ID, text }} />,
    {
      path: `/my-stories/chapter/edit?id=${CHAPTER_ID}`,
      messages,
      user: { uid: 7 },
      apiHandlers: {
        'chapter/create': ({ chapter_id }) => {
          tries += 1;
          return tries === 1 ? NETWORK_FAILURE : { ...chapterDetail(text, 1), chapter_id };
        },
      },
    },
  );
  const keep = await screen.findByRole('button', { name: 'Keep as a new chapter' });
  await person.click(keep);
  await waitFor(() => expect(keep).not.toHaveAttribute('aria-busy'));
  await person.click(keep);
  await waitFor(() => expect(location()).not.toContain(CHAPTER_ID));
  const ids = api.callsOf('chapter/create').map(({ fields }) => fields.chapter_id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});
