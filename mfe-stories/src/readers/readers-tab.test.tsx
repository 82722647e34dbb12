import { changeLanguage, formatDate } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { makeReads } from '../home/testing/make-home.ts';
import ReadersTab from './readers-tab.tsx';

afterEach(() => changeLanguage('en'));

const STORY = '01930000-0000-7000-8000-000000000001';
const chapters = (...readers: number[]) =>
  readers.map((count, index) => ({
    chapter_id: `01930000-0000-7000-8000-00000000${String(index).padStart(4, '0')}`,
    position: index + 1,
    title: index === 1 ? '' : `Part ${index + 1}`,
    reads: count * 3,
    readers: count,
    published_at: '2025-01-01T00:00:00.000Z',
  }));
const open = (readers: number[], handlers: ApiHandlers = {}) =>
  renderPage(<ReadersTab storyId={STORY} />, {
    apiHandlers: {
      'stats/getReads': () => makeReads(4, 6),
      'stats/getFunnel': () => ({ chapters: chapters(...readers) }),
      ...handlers,
    },
  });
const rows = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) => [...row.children].map((cell) => cell.textContent));

it('names the biggest drop and gives each chapter its share', async () => {
  open([200, 180, 90, 29, 20]);
  expect(await screen.findByText('The biggest drop is after chapter 3: 32% of its readers go on.')).toBeInTheDocument();
  expect(await rows()).toEqual([
    ['1. Part 1', '200', '90%'],
    ['Chapter 2', '180', '50%'],
    ['3. Part 3', '90', '32%, biggest drop'],
    ['4. Part 4', '29', 'Too few to conclude'],
    ['5. Part 5', '20', 'Newest chapter'],
  ]);
  expect(screen.getByText(/divided by the readers of this one/)).toBeInTheDocument();
});

it.each([
  [[10, 5], 'There are too few readers to conclude where they stop.'],
  [[50, 50, 50], 'Nowhere do readers stop more than elsewhere.'],
])('concludes no more than it can: %j', async (readers, text) => {
  open(readers);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('names no other time over the figures of the last one', async () => {
  const page = open([40], {
    'stats/getReads': ({ range }) => (range === '30' ? makeReads(4, 6) : new Promise(() => undefined)),
  });
  expect(await screen.findByText(/in 30 days/)).toBeInTheDocument();
  await page.person.click(screen.getByRole('radio', { name: '90 days' }));
  expect(screen.queryByText(/in (30|90) days/)).not.toBeInTheDocument();
});

it('shows reads and followers of this story, and of another time', async () => {
  const page = open([40], { 'stats/getReads': () => ({ ...makeReads(4, 6), followers: 31_600, new_followers: 9 }) });
  expect(await screen.findByText('31,600')).toBeInTheDocument();
  expect(screen.getByText(/now, 9 new/)).toBeInTheDocument();
  expect(screen.getByText('10').parentElement).toHaveTextContent('10 in 30 days, up 100%');
  expect(screen.getByText('No new followers in this time.')).toBeInTheDocument();
  await page.person.click(screen.getByRole('radio', { name: '90 days' }));
  expect(await screen.findByText(/in 90 days/)).toBeInTheDocument();
  await waitFor(() =>
    expect(page.api.callsOf('stats/getReads').map(({ fields }) => fields)).toMatchObject([
      { story_id: STORY, range: '30' },
      { story_id: STORY, range: '90' },
    ]),
  );
});

it('keeps the time in the address, where a reload and a link find it', async () => {
  const path = `/my-stories/detail?id=${STORY}&tab=readers`;
  const apiHandlers: ApiHandlers = {
    'stats/getReads': () => makeReads(4, 6),
    'stats/getFunnel': () => ({ chapters: chapters(40) }),
  };
  const page = renderPage(<ReadersTab storyId={STORY} />, { path, apiHandlers });
  await page.person.click(screen.getByRole('radio', { name: '90 days' }));
  expect(page.location()).toBe(`${path}&range=90`);
  page.unmount();
  const again = renderPage(<ReadersTab storyId={STORY} />, { path: `${path}&range=90`, apiHandlers });
  expect(screen.getByRole('radio', { name: '90 days' })).toBeChecked();
  await again.person.click(screen.getByRole('radio', { name: '30 days' }));
  expect(again.location()).toBe(path);
  expect(await screen.findByText(/in 30 days/)).toBeInTheDocument();
});

it('counts one new follower as one in Spanish too', async () => {
  await changeLanguage('es');
  open([40], { 'stats/getReads': () => ({ ...makeReads(4, 6), followers: 31_600, new_followers: 1 }) });
  expect(await screen.findByText(/ahora, 1 nuevo$/)).toBeInTheDocument();
});

it('says by which clock days are counted, and when one begins by the author’s own', async () => {
  const page = open([40]);
  const midnight = new Date();
  midnight.setUTCHours(24, 0, 0, 0);
  const time = formatDate(midnight.toISOString(), 'time');
  // Looked for by its beginning: a search reads the space within the time as one at which a line may break.
  expect(screen.getByText(/^Days are counted/).textContent).toBe(
    `Days are counted in UTC: a new one begins at ${time} where you are.`,
  );
  const [table] = await screen.findAllByRole('button', { name: 'Show as table, Reads by day' });
  await page.person.click(table as HTMLElement);
  expect(await screen.findByRole('columnheader', { name: 'Day (UTC)' })).toBeInTheDocument();
});

it.each([
  [[], 'Publish a chapter, and you see here how far readers go.'],
  [[0, 0], 'As soon as somebody opens a chapter, you see here how far readers go.'],
])('before the first reader: %j', async (readers, text) => {
  open(readers);
  expect(await screen.findByRole('heading', { name: 'No readers yet' })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});

it('lets one part fail alone', async () => {
  let fails = true;
  const page = open([40, 30], {
    'stats/getFunnel': () => (fails ? apiFailure('serverError') : { chapters: chapters(40, 30) }),
  });
  expect(await screen.findByText('The figures did not load.')).toBeInTheDocument();
  expect(await screen.findByRole('slider', { name: 'Reads by day' })).toBeInTheDocument();
  fails = false;
  // The page around it, as the shell has it.
  page.container.tabIndex = -1;
  await page.person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rows()).toHaveLength(2);
  expect(page.container).toHaveFocus();
});
