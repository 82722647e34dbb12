import type { TrashedChapter } from '@myfiction/shared/contract/calls/story-structure.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { expireSession, getToasts } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../i18n/messages.ts';
import { makeChapter, makeStoryDetail } from '../../test-data.ts';
import { StoryDetailPage } from '../story-detail-page.tsx';
import { STORY_PATH, settled } from '../testing/open-story.tsx';
import { idOf, storyServer } from '../testing/story-server.ts';

afterEach(settled);

const trashed = (n: number, daysLeft: number): TrashedChapter => ({
  chapter_id: idOf(n),
  title: `Chapter ${n}`,
  words: 1_200,
  trashed_at: new Date(Date.now() + (daysLeft - 30) * DAY_MS).toISOString(),
  deleted_at: new Date(Date.now() + daysLeft * DAY_MS).toISOString(),
});

function open(items: TrashedChapter[], handlers: ApiHandlers = {}, path = `${STORY_PATH}&view=trash`) {
  let lying = items;
  const without = (ids: readonly string[]) => {
    lying = lying.filter(({ chapter_id: id }) => !ids.includes(id));
  };
  return renderPage(<StoryDetailPage />, {
    path,
    messages,
    apiHandlers: {
      ...storyServer({ chapters: [] }),
      'story/get': () => makeStoryDetail(),
      'trash/list': () => ({ items: lying }),
      'trash/restore': ({ chapter_ids: ids }) => {
        without(ids);
        return { chapters: [makeChapter({ chapter_id: ids[0] ?? '', title: 'Chapter 1' })] };
      },
      'trash/delete': ({ chapter_ids: ids }) => {
        without(ids);
        return { deleted: ids.length };
      },
      ...handlers,
    },
  });
}
it('writes titles in the language and the direction of the story', async () => {
  const title = 'الفصل الأول';
  const story = () => makeStoryDetail({ title: 'الثلج', language: 'ar' });
  const untitled = { ...trashed(2, 10), title: '' };
  open([{ ...trashed(1, 10), title }, untitled], { 'story/get': story });
  const [written, missing] = [await screen.findByText(title), screen.getByText('Untitled chapter')];
  expect(written.closest('bdi')).toHaveAttribute('lang', 'ar');
  expect(missing).not.toHaveAttribute('lang');
  expect(within(screen.getByRole('heading', { level: 2 })).getByText('الثلج').localName).toBe('bdi');
});

type Person = ReturnType<typeof open>['person'];
const button = (name: string) => screen.getByRole('button', { name });
const rowOf = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement);

it('is reached from the menu of the story, and left again', async () => {
  const page = open([], {}, STORY_PATH);
  await page.person.click(await screen.findByRole('button', { name: 'More actions' }));
  await page.person.click(screen.getByRole('menuitem', { name: 'Trash' }));
  expect(page.location()).toBe(`${STORY_PATH}&view=trash`);
  expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: 'Back to the chapters' }));
  expect(await screen.findByRole('tab', { name: /Chapters/ })).toBeInTheDocument();
});

it('says how long each chapter stays', async () => {
  open([trashed(1, 30), trashed(2, 1), trashed(3, 0)]);
  await screen.findByText('Chapter 1');
  expect(rowOf('Chapter 1').getByText('30 days left')).toBeInTheDocument();
  expect(rowOf('Chapter 2').getByText('1 day left')).toBeInTheDocument();
  expect(rowOf('Chapter 3').getByText('Deleted today')).toBeInTheDocument();
});

it('restores a chapter as a draft', async () => {
  const page = open([trashed(1, 12), trashed(2, 3)]);
  await page.person.click(await screen.findByRole('button', { name: 'Restore Chapter 1' }));
  await waitFor(() => expect(screen.queryByText('Chapter 1')).not.toBeInTheDocument());
  expect(getToasts().map(({ text }) => text)).toContain('Chapter 1 is back as a draft.');
});

it('restores one while another is on its way, and tells of both', async () => {
  let answerFirst = (): void => {};
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  const page = open([trashed(1, 12), trashed(2, 3)], {
    'trash/restore': async ({ chapter_ids: [id = ''] }) => {
      if (id === idOf(1)) await first;
      return { chapters: [makeChapter({ chapter_id: id, title: id === idOf(1) ? 'Chapter 1' : 'Chapter 2' })] };
    },
  });
  await page.person.click(await screen.findByRole('button', { name: 'Restore Chapter 1' }));
  await page.person.click(screen.getByRole('button', { name: 'Restore Chapter 2' }));
  const texts = () => getToasts().map(({ text }) => text);
  await waitFor(() => expect(texts()).toContain('Chapter 2 is back as a draft.'));
  await page.person.click(screen.getByRole('button', { name: 'Restore Chapter 1' }));
  answerFirst();
  await waitFor(() => expect(texts()).toContain('Chapter 1 is back as a draft.'));
  expect(page.api.callsOf('trash/restore')).toHaveLength(2);
});

it('deletes for good only after asking', async () => {
  const page = open([trashed(1, 12), trashed(2, 3)]);
  await page.person.click(await screen.findByRole('button', { name: 'Delete for good: Chapter 2' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete Chapter 2 for good' }));
  expect(dialog.getByText(/cannot be undone/)).toBeInTheDocument();
  expect(page.api.callsOf('trash/delete')).toEqual([]);
  await page.person.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(screen.queryByText('Chapter 2')).not.toBeInTheDocument());
});

it('asks again after a sign-in in between', async () => {
  const page = open([trashed(1, 12)]);
  await page.person.click(await screen.findByRole('button', { name: 'Delete for good: Chapter 1' }));
  act(expireSession);
  page.unmount();
  open([trashed(1, 12)]);
  expect(await screen.findByRole('dialog', { name: 'Delete Chapter 1 for good' })).toBeInTheDocument();
});

it('empties the trash, and tells it once', async () => {
  const page = open([trashed(1, 12), trashed(2, 3)]);
  await page.person.click(await screen.findByRole('button', { name: 'Empty the trash' }));
  await page.person.click(screen.getByRole('button', { name: 'Delete for good' }));
  expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeInTheDocument();
  expect(getToasts()).toEqual([]);
});

it('empties a trash of more chapters than one call takes', async () => {
  const page = open(Array.from({ length: 501 }, (_, n) => trashed(n + 1, 12)));
  await page.person.click(await screen.findByText('Empty the trash'));
  await page.person.click(screen.getByText('Delete for good', { selector: 'dialog *' }));
  await waitFor(() => expect(page.api.callsOf('trash/delete')).toHaveLength(2));
  expect(page.api.callsOf('trash/delete').map(({ fields }) => fields.chapter_ids)).toMatchObject([
    { length: 500 },
    { length: 1 },
  ]);
  expect(await screen.findByRole('heading', { name: 'The trash is empty' })).toBeInTheDocument();
});

it.each([
  ['restored', async (person: Person) => person.click(button('Restore Chapter 1')), [trashed(1, 12)]],
  [
    'deleted for good',
    async (person: Person) => {
      await person.click(button('Delete for good: Chapter 1'));
      await person.click(button('Delete for good'));
    },
    [trashed(1, 12)],
  ],
  [
    'deleted with all others',
    async (person: Person) => {
      await person.click(button('Empty the trash'));
      await person.click(button('Delete for good'));
    },
    [trashed(1, 12), trashed(2, 3)],
  ],
])('keeps the focus where the last chapter was %s', async (_how, act, items) => {
  const page = open(items);
  await screen.findByText('Chapter 1');
  await act(page.person);
  const heading = await screen.findByRole('heading', { name: 'The trash is empty' });
  expect(document.activeElement).not.toBe(document.body);
  expect(document.activeElement).toContainElement(heading);
});

it('gives the focus to the chapter that takes the place of a restored one', async () => {
  const page = open([trashed(1, 12), trashed(2, 3)]);
  await page.person.click(await screen.findByRole('button', { name: 'Restore Chapter 1' }));
  await waitFor(() => expect(screen.queryByText('Chapter 1')).not.toBeInTheDocument());
  expect(button('Restore Chapter 2')).toHaveFocus();
});

it('offers to try again when it did not load', async () => {
  let isDown = true;
  const page = open([], { 'trash/list': () => (isDown ? apiFailure('serverError') : { items: [trashed(1, 5)] }) });
  const retry = await screen.findByRole('button', { name: /again/i });
  isDown = false;
  await page.person.click(retry);
  expect(await screen.findByText('Chapter 1')).toBeInTheDocument();
});

it.each([
  [
    { completion_status: 20 },
    'An editor is checking the completion of this story. No chapter can be restored meanwhile.',
  ],
  [{ completed: true }, 'This story is completed, so no chapter can be restored.'],
] as const)('offers no chapter back that the story would not take: %o', async (state, why) => {
  open([trashed(1, 12)], { 'story/get': () => makeStoryDetail(state) });
  expect(await screen.findByText(why)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Restore Chapter 1' })).not.toBeInTheDocument();
  expect(button('Delete for good: Chapter 1')).toBeInTheDocument();
});
