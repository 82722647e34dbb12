import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { getSession, getToasts, setAnalyticsSink } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { testUser } from '@myfiction/shared/testing/sign-in.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../i18n/messages.ts';
import { makeStoryDetail } from '../../test-data.ts';
import { StoryDetailPage } from '../story-detail-page.tsx';
import { listedTitles, openStory, rowOf, STORY_PATH, settled } from '../testing/open-story.tsx';
import { idOf, makeChapters, makeVolume, storyServer, volumeId } from '../testing/story-server.ts';

afterEach(settled);

const box = (n: number) => screen.getByRole('checkbox', { name: `Select Chapter ${n}` });
const bar = () => within(screen.getByRole('region', { name: 'Actions for the selected chapters' }));
const published = { status: 'published' as const, published_at: '2025-11-21T08:00:00.000Z' };
const toastTexts = () => getToasts().map(({ text }) => text);

type Page = Awaited<ReturnType<typeof openStory>>;
const bulkOf = (page: Page) => page.api.callsOf('chapter/bulk').map(({ fields }) => fields);

it('selects one, a range with Shift, and all that are listed', async () => {
  const page = await openStory(storyServer({ chapters: makeChapters(5) }));
  await page.person.click(box(1));
  expect(bar().getByText('1 selected')).toBeInTheDocument();
  await page.person.keyboard('{Shift>}');
  await page.person.click(box(4));
  await page.person.keyboard('{/Shift}');
  expect(bar().getByText('4 selected')).toBeInTheDocument();
  await page.person.click(screen.getByRole('checkbox', { name: 'Select all chapters in the list' }));
  expect(bar().getByText('5 selected')).toBeInTheDocument();
  await page.person.click(bar().getByRole('button', { name: 'Clear the selection' }));
  expect(screen.queryByRole('region', { name: 'Actions for the selected chapters' })).not.toBeInTheDocument();
});

it.each(['Clear the selection', 'Move to volume', 'Publish'])(
  'the row of the chapter that was chosen last has the focus after “%s”',
  async (name) => {
    const page = await openStory(storyServer({ chapters: makeChapters(3), volumes: [makeVolume(1, 'The Road')] }));
    const press = async (element: HTMLElement) => {
      element.focus();
      await page.person.keyboard('{Enter}');
    };
    for (const n of [1, 2]) {
      box(n).focus();
      await page.person.keyboard(' ');
    }
    const item = (label: string) => screen.getByRole('menuitem', { name: label });
    if (name === 'Move to volume') {
      await press(bar().getByRole('button', { name: 'More actions' }));
      await press(item(name));
      await press(item('The Road'));
    } else await press(bar().getByRole('button', { name }));
    if (name === 'Publish') await press(await screen.findByRole('button', { name: 'Publish 2 chapters' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /selected chapters/ })).not.toBeInTheDocument());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Actions for Chapter 2' })).toHaveFocus();
  },
);

it('acts only on what the filter shows', async () => {
  const chapters = makeChapters(4, (n) => (n < 3 ? published : {}));
  const page = await openStory(storyServer({ chapters }));
  await page.person.click(screen.getByRole('checkbox', { name: 'Select all chapters in the list' }));
  await page.person.click(screen.getByRole('radio', { name: /Drafts/ }));
  expect(bar().getByText('2 selected')).toBeInTheDocument();
});

it('publishes after asking, and leaves out what is published', async () => {
  const page = await openStory(storyServer({ chapters: makeChapters(3, (n) => (n === 1 ? published : {})) }));
  await page.person.click(screen.getByRole('checkbox', { name: 'Select all chapters in the list' }));
  await page.person.click(bar().getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish 2 chapters' }));
  expect(dialog.getByText(/1 is left out, because it is published already/)).toBeInTheDocument();
  await page.person.click(dialog.getByRole('button', { name: 'Publish 2 chapters' }));
  await waitFor(() => expect(toastTexts()).toContain('2 chapters are published.'));
  expect(bulkOf(page)[0]).toMatchObject({ chapter_ids: [idOf(2), idOf(3)], action: { type: 'publish' } });
  expect(within(rowOf('Chapter 3')).queryByText(/Draft/)).not.toBeInTheDocument();
});

it('says which earlier chapters are not chosen and will not be out yet', async () => {
  const page = await openStory(storyServer({ chapters: makeChapters(4, (n) => (n === 1 ? published : {})) }));
  await page.person.click(box(4));
  await page.person.click(bar().getByRole('button', { name: 'Publish' }));
  const both = '2 earlier chapters will not be out yet; the first is chapter 2.';
  expect(await screen.findByText(both)).toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: 'Cancel' }));
  await page.person.click(box(3));
  await page.person.click(bar().getByRole('button', { name: 'Schedule' }));
  const one = 'Chapter 2 comes earlier and will not be out yet.';
  expect(await screen.findByText(one)).toBeInTheDocument();
  await page.person.click(screen.getByRole('radio', { name: 'All at one time' }));
  expect(screen.getByText(one)).toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: 'Cancel' }));
  await page.person.click(box(2));
  await page.person.click(bar().getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByRole('dialog', { name: 'Schedule 3 chapters' })).toBeInTheDocument();
  expect(screen.queryByText(/will not be out yet/)).not.toBeInTheDocument();
});

it('tells of each chapter that failed and why, with the way to it', async () => {
  const tracked = jest.fn();
  setAnalyticsSink(tracked);
  const chapters = makeChapters(3, (n) => (n === 2 ? { title: '' } : {}));
  const page = await openStory(storyServer({ chapters }));
  await page.person.click(screen.getByRole('checkbox', { name: 'Select all chapters in the list' }));
  await page.person.click(bar().getByRole('button', { name: 'Publish' }));
  await page.person.click(await screen.findByRole('button', { name: 'Publish 3 chapters' }));
  const told = { story_id: chapters[0]?.story_id, publish_type: 'now', action: 'publish' };
  await waitFor(() => expect(tracked).toHaveBeenCalledWith('publish', told));
  setAnalyticsSink(undefined);
  const report = within(await screen.findByRole('dialog', { name: '1 chapter was not published' }));
  expect(report.getByText('2 chapters are published.')).toBeInTheDocument();
  expect(report.getByText('Name the chapter before you publish it.')).toBeInTheDocument();
  expect(report.getByRole('link', { name: 'Untitled chapter' })).toHaveAttribute(
    'href',
    `/my-stories/chapter/edit?id=${idOf(2)}`,
  );
  await page.person.click(report.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps dialog and selection when the server does not answer as hoped', async () => {
  const server = storyServer({ chapters: makeChapters(2) });
  const page = await openStory({ ...server, 'chapter/bulk': () => apiFailure('serverError') });
  await page.person.click(box(1));
  await page.person.click(bar().getByRole('button', { name: 'Publish' }));
  await page.person.click(await screen.findByRole('button', { name: 'Publish 1 chapter' }));
  await waitFor(() => expect(toastTexts()).toContain('Something went wrong, please try again.'));
  expect(screen.getByRole('dialog', { name: 'Publish 1 chapter' })).toBeInTheDocument();
  expect(bar().getByText('1 selected')).toBeInTheDocument();
});

it('keeps dialog and selection over a sign-in, and does once what was asked for twice', async () => {
  const server = storyServer({ chapters: makeChapters(3) });
  const before = await openStory({ ...server, 'chapter/bulk': () => apiFailure('sessionMissing') });
  await before.person.click(box(1));
  await before.person.click(box(3));
  await before.person.click(bar().getByRole('button', { name: 'Publish' }));
  await before.person.click(await screen.findByRole('button', { name: 'Publish 2 chapters' }));
  await waitFor(() => expect(getSession()).toBeNull());
  before.unmount();
  const after = await openStory(server);
  expect(bar().getByText('2 selected')).toBeInTheDocument();
  await after.person.click(await screen.findByRole('button', { name: 'Publish 2 chapters' }));
  await waitFor(() => expect(toastTexts()).toContain('2 chapters are published.'));
  expect(bulkOf(after)).toEqual([expect.objectContaining({ chapter_ids: [idOf(1), idOf(3)] })]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps the chosen day over a sign-in', async () => {
  const server = storyServer({ chapters: makeChapters(2) });
  const before = await openStory({ ...server, 'chapter/bulk': () => apiFailure('sessionMissing') });
  await before.person.click(box(1));
  await before.person.click(bar().getByRole('button', { name: 'Schedule' }));
  await before.person.click(await screen.findByRole('radio', { name: /^All at one time/ }));
  const day = new Date(Date.now() + 9 * DAY_MS).toISOString().slice(0, 10);
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: day } });
  await before.person.click(screen.getByRole('button', { name: 'Schedule 1 chapter' }));
  await waitFor(() => expect(getSession()).toBeNull());
  before.unmount();
  await openStory(server);
  expect(await screen.findByLabelText('Day')).toHaveValue(day);
});

it('leaves the focus at the row that takes the place of a trashed one', async () => {
  const page = await openStory(storyServer({ chapters: makeChapters(3) }));
  const menu = (n: number) => screen.getByRole('button', { name: `Actions for Chapter ${n}` });
  for (const [gone, next] of [
    [2, 1],
    [1, 3],
  ] as const) {
    await page.person.click(menu(gone));
    await page.person.click(screen.getByRole('menuitem', { name: 'Move to trash' }));
    await waitFor(() => expect(menu(next)).toHaveFocus());
  }
});

it('leaves the focus at what takes the place of the last row, narrowed or not', async () => {
  const chapters = makeChapters(2, (n) => (n === 1 ? { status: 'scheduled' as const } : {}));
  const page = await openStory(storyServer({ chapters }));
  const trash = async (n: number) => {
    await page.person.click(screen.getByRole('button', { name: `Actions for Chapter ${n}` }));
    await page.person.click(screen.getByRole('menuitem', { name: 'Move to trash' }));
  };
  await page.person.click(screen.getByRole('radio', { name: /Drafts/ }));
  await trash(2);
  const clear = await screen.findByRole('button', { name: 'Clear filters' });
  await waitFor(() => expect(clear).toHaveFocus());
  await page.person.click(clear);
  await trash(1);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Write the first chapter' })).toHaveFocus());
});

it('takes no focus for a story that has no chapters yet', async () => {
  const handlers = storyServer({ chapters: [] });
  renderPage(<StoryDetailPage />, { path: STORY_PATH, messages, apiHandlers: handlers });
  expect(await screen.findByRole('link', { name: 'Write the first chapter' })).not.toHaveFocus();
});

it('shows what was done although its answer was lost', async () => {
  const server = storyServer({ chapters: makeChapters(2) });
  const page = await openStory({
    ...server,
    'chapter/bulk': async (input) => {
      await server['chapter/bulk']?.(input);
      return NETWORK_FAILURE;
    },
  });
  await page.person.click(box(2));
  await page.person.click(bar().getByRole('button', { name: 'More actions' }));
  await page.person.click(screen.getByRole('menuitem', { name: 'Move to trash' }));
  await waitFor(() => expect(listedTitles()).toEqual(['Chapter 1']));
  expect(toastTexts()).toEqual([expect.stringMatching(/^Network connection error/)]);
});

it('celebrates the first chapter ever, and asks for the author’s figures', async () => {
  const server = storyServer({ chapters: makeChapters(1) });
  const page = await openStory({
    ...server,
    'user/getUserInfo': () => testUser({ book_publish_words: 900 }),
    'chapter/bulk': async (input) => ({ ...(await server['chapter/bulk']?.(input)), first_publish: true }) as never,
  });
  await page.person.click(box(1));
  await page.person.click(bar().getByRole('button', { name: 'Publish' }));
  await page.person.click(await screen.findByRole('button', { name: 'Publish 1 chapter' }));
  await waitFor(() => expect(toastTexts()).toContain('The book will be published on the app soon.'));
  await waitFor(() => expect(page.api.callsOf('user/getUserInfo')).toHaveLength(1));
});

it('schedules one chapter for each slot of a rhythm, and shows the slots before', async () => {
  const page = await openStory(storyServer({ chapters: makeChapters(7) }));
  await page.person.click(screen.getByRole('checkbox', { name: 'Select all chapters in the list' }));
  await page.person.click(bar().getByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Schedule 7 chapters' }));
  const days = () => dialog.getAllByRole('button', { pressed: true }).map((day) => day.textContent);
  expect(days()).toEqual(['Mon', 'Wed', 'Fri']);
  await page.person.click(dialog.getByRole('button', { name: 'Wed' }));
  expect(days()).toEqual(['Mon', 'Fri']);
  const slots = within(dialog.getByRole('list', { name: 'When each chapter goes out' }));
  expect(slots.getAllByRole('listitem')).toHaveLength(5);
  expect(slots.getAllByRole('listitem')[0]).toHaveTextContent(/^1\. Chapter 1(Mon|Fri), /);
  await page.person.click(dialog.getByRole('button', { name: 'Show 2 more' }));
  expect(slots.getAllByRole('listitem')).toHaveLength(7);
  await page.person.click(dialog.getByRole('button', { name: 'Schedule 7 chapters' }));
  await waitFor(() => expect(toastTexts()).toContain('7 chapters are scheduled.'));
  expect(bulkOf(page)[0]).toMatchObject({ action: { type: 'scheduleSeries', series: { weekdays: [1, 5] } } });
});

it('begins with the days that the story promises, by the clock that it promises them by', async () => {
  const server = storyServer({ chapters: makeChapters(1) });
  const story = makeStoryDetail();
  // Sunday everywhere else.
  const schedule = { mode: 'weekly' as const, weekdays: [1], time: '00:30', zone: 'Pacific/Kiritimati' };
  const page = await openStory({ ...server, 'story/get': () => ({ ...story, fields: { ...story.fields, schedule } }) });
  await page.person.click(box(1));
  await page.person.click(bar().getByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('listitem')).toHaveTextContent(/Mon, .* 12:30 AM$/);
  expect(dialog.getByText(/Kiritimati/)).toBeInTheDocument();
  await page.person.click(dialog.getByRole('button', { name: 'Schedule 1 chapter' }));
  await waitFor(() =>
    expect(bulkOf(page)[0]).toMatchObject({
      action: { series: { weekdays: [1], time: '00:30', zone: 'Pacific/Kiritimati' } },
    }),
  );
});

it('asks for a day of the week', async () => {
  const page = await openStory(storyServer({ chapters: makeChapters(1) }));
  await page.person.click(box(1));
  await page.person.click(bar().getByRole('button', { name: 'Schedule' }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const day of ['Mon', 'Wed', 'Fri']) await page.person.click(dialog.getByRole('button', { name: day }));
  expect(dialog.getByText('Choose at least one day of the week.')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Schedule 1 chapter' })).toBeDisabled();
});

it('throws drafts away at once, with Undo', async () => {
  const chapters = makeChapters(2);
  const page = await openStory({
    ...storyServer({ chapters }),
    'trash/restore': () => ({ chapters: chapters.slice(1) }),
  });
  await page.person.click(screen.getByRole('button', { name: 'Actions for Chapter 2' }));
  await page.person.click(screen.getByRole('menuitem', { name: 'Move to trash' }));
  await waitFor(() => expect(toastTexts()).toContain('1 chapter is in the trash.'));
  expect(listedTitles()).toEqual(['Chapter 1']);
  getToasts().at(-1)?.action?.onClick();
  await waitFor(() => expect(page.api.callsOf('trash/restore')[0]?.fields).toMatchObject({ chapter_ids: [idOf(2)] }));
});

it('asks before readers lose a chapter', async () => {
  const page = await openStory(storyServer({ chapters: makeChapters(1, () => published) }));
  await page.person.click(screen.getByRole('button', { name: 'Actions for Chapter 1' }));
  await page.person.click(screen.getByRole('menuitem', { name: 'Move to trash' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 chapter to the trash' }));
  expect(dialog.getByText(/readers lose it at once/)).toBeInTheDocument();
  expect(bulkOf(page)).toEqual([]);
  await page.person.click(dialog.getByRole('button', { name: 'Move to trash' }));
  await waitFor(() => expect(bulkOf(page)[0]).toMatchObject({ action: { type: 'trash' } }));
});

it('makes a scheduled chapter a draft again', async () => {
  const scheduled = { status: 'scheduled' as const, scheduled_at: '2027-01-04T18:00:00.000Z', scheduled_zone: 'UTC' };
  const page = await openStory(storyServer({ chapters: makeChapters(1, () => scheduled) }));
  await page.person.click(screen.getByRole('button', { name: 'Actions for Chapter 1' }));
  expect(screen.getByRole('menuitem', { name: 'Change time' })).toBeInTheDocument();
  await page.person.click(screen.getByRole('menuitem', { name: 'Unschedule' }));
  expect(await screen.findByText(/^Draft, edited/)).toBeInTheDocument();
});

it('only moves more chapters than the server takes at once for all else, and says so', async () => {
  const volumes = [makeVolume(1, 'The Road')];
  const page = await openStory(storyServer({ chapters: makeChapters(501), volumes }));
  await page.person.click(screen.getByRole('checkbox', { name: 'Select all chapters in the list' }));
  expect(bar().getByText('501 selected. More than 500 can only move to a volume.')).toBeInTheDocument();
  expect(bar().getByRole('button', { name: 'Publish' })).toBeDisabled();
  await page.person.click(bar().getByRole('button', { name: 'More actions' }));
  for (const name of ['Unschedule', 'Move to trash'])
    expect(screen.getByRole('menuitem', { name })).toHaveAccessibleDescription('Select at most 500 chapters');
  await page.person.click(screen.getByRole('menuitem', { name: 'Move to volume' }));
  await page.person.click(screen.getByRole('menuitem', { name: 'The Road' }));
  await waitFor(() => expect(bulkOf(page)[0]?.chapter_ids).toHaveLength(501));
});

it('moves chapters into another volume', async () => {
  const volumes = [makeVolume(1, 'The Road'), makeVolume(2, 'The Sea')];
  const page = await openStory(storyServer({ chapters: makeChapters(2, () => ({ volume_id: volumeId(1) })), volumes }));
  await page.person.click(box(1));
  await page.person.click(bar().getByRole('button', { name: 'More actions' }));
  await page.person.click(screen.getByRole('menuitem', { name: 'Move to volume' }));
  expect(screen.queryByRole('menuitem', { name: 'The Road' })).not.toBeInTheDocument();
  await page.person.click(screen.getByRole('menuitem', { name: 'The Sea' }));
  await waitFor(() =>
    expect(bulkOf(page)[0]).toMatchObject({ action: { type: 'moveToVolume', volume_id: volumeId(2) } }),
  );
  expect(listedTitles()).toEqual(['[The Sea1 chapter]', 'Chapter 1', '[The Road1 chapter]', 'Chapter 2']);
});
