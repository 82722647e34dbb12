import type { ChapterDetail, ChapterSummary } from '@myfiction/shared/contract/calls/chapter.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { getToasts, queryClient, setAnalyticsSink } from '@myfiction/shared/host.ts';
import { type ApiFailure, apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { testUser } from '@myfiction/shared/testing/sign-in.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { localTime } from '../../common/local-time.ts';
import { messages } from '../../i18n/messages.ts';
import { makeChapter, makeChapterDetail, makeStoryDetail } from '../../test-data.ts';
import { PublishDialog } from '../publish-dialog.tsx';

const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const inDays = (days: number) => localTime(Date.now() + days * DAY_MS, zone);
const planned = jest.fn();
const conflict = jest.fn();
const close = jest.fn();
const tracked = jest.fn();

function open(change: Partial<ChapterDetail> = {}, handlers: ApiHandlers = {}) {
  const chapter = makeChapterDetail(change);
  const items = [makeChapter(change)];
  return renderPage(
    <PublishDialog
      open
      onClose={close}
      chapter={chapter}
      storyTitle="The Moon Between Us"
      onPublished={jest.fn()}
      onPlanned={planned}
      onConflict={conflict}
    />,
    {
      messages,
      apiHandlers: {
        'story/get': () => makeStoryDetail(),
        'chapter/list': () => ({ items, next_cursor: null, counts: { draft: 1, scheduled: 0, published: 0 } }),
        'chapter/schedule': ({ at }) => ({
          chapter: { ...makeChapter(), status: 'scheduled', scheduled_at: new Date(`${at.local}:00`).toISOString() },
        }),
        'chapter/unschedule': () => ({ chapter: makeChapter() }),
        ...handlers,
      },
    },
  );
}

const choose = (name: string) => screen.getByRole('radio', { name });
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => setAnalyticsSink(tracked));
afterEach(() => setAnalyticsSink(undefined));
afterEach(() => waitFor(() => expect(queryClient.isFetching()).toBe(0)));

it.each([
  ['draft', true, 'The book will be published on the app soon.', 1],
  ['draft', false, 'Chapter 48 is published.', 0],
  ['published', false, 'Your changes are published.', 0],
] as const)('tells of a %s that went out (first of the author: %s): %s', async (status, isFirst, said, asked) => {
  const page = open(
    { status },
    {
      'chapter/publish': () => ({ chapter: makeChapter({ status: 'published' }), first_publish: isFirst }),
      'user/getUserInfo': () => testUser({ book_publish_words: 900 }),
    },
  );
  await page.person.click(screen.getByRole('button', { name: /^(Publish now|Republish)$/ }));
  await waitFor(() => expect(getToasts().map(({ text }) => text)).toEqual([said]));
  await waitFor(() => expect(page.api.callsOf('user/getUserInfo')).toHaveLength(asked));
  const type = status === 'published' ? 'republish' : 'now';
  expect(tracked).toHaveBeenCalledWith(
    'publish',
    expect.objectContaining({ publish_type: type, chapter_order_id: 48 }),
  );
});

it('schedules a draft by the author’s clock, and says so', async () => {
  const page = open();
  await page.person.click(choose('Schedule'));
  await screen.findByLabelText('Day');
  const { date } = inDays(3);
  set('Day', date);
  set('Time', '06:00');
  await page.person.click(screen.getByRole('button', { name: /^Schedule for \w+, 6:00\sAM$/ }));
  await waitFor(() => expect(planned).toHaveBeenCalledWith(expect.objectContaining({ status: 'scheduled' })));
  expect(page.api.callsOf('chapter/schedule')[0]?.fields).toMatchObject({
    base_revision: 7,
    at: { local: `${date}T06:00`, zone },
  });
  expect(getToasts()[0]?.text).toMatch(/^Chapter 48 goes out \w+, 6:00\sAM\.$/);
});

it('says which chapters before it readers will not have by then', async () => {
  const earlier = (position: number, change: Partial<ChapterSummary>) =>
    makeChapter({ chapter_id: `01930000-0000-7000-8000-0000000000${position}`, position, title: '', ...change });
  const inSixDays = new Date(Date.now() + 6 * DAY_MS).toISOString();
  const items = [
    makeChapter(),
    earlier(47, { status: 'scheduled', scheduled_at: inSixDays }),
    earlier(46, { status: 'draft' }),
    earlier(45, { status: 'published' }),
  ];
  const counts = { draft: 2, scheduled: 1, published: 1 };
  const page = open({}, { 'chapter/list': () => ({ items, next_cursor: null, counts }) });
  const both = '2 earlier chapters will not be out yet; the first is chapter 46.';
  expect(await screen.findByText(both)).toBeInTheDocument();
  await page.person.click(choose('Schedule'));
  await screen.findByLabelText('Day');
  set('Day', inDays(9).date);
  expect(screen.getByText('Chapter 46 comes earlier and will not be out yet.')).toBeInTheDocument();
  set('Day', inDays(3).date);
  expect(screen.getByText(both)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Schedule for/ })).toBeEnabled();
});

it.each([
  ['yesterday', -1, 'Choose a time at least 5 minutes from now.'],
  ['in three years', 1_100, 'Choose a time within two years.'],
])('does not schedule for %s', async (_, days, problem) => {
  const page = open();
  await page.person.click(choose('Schedule'));
  await screen.findByLabelText('Day');
  set('Day', inDays(days).date);
  expect(screen.getByText(problem)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeDisabled();
});

describe('a scheduled chapter', () => {
  const { date, time } = inDays(2);
  const scheduled = {
    status: 'scheduled' as const,
    scheduled_at: new Date(`${date}T${time}`).toISOString(),
    scheduled_zone: zone,
  };

  it('shows its time and takes another one', async () => {
    const page = open(scheduled);
    expect(await screen.findByLabelText('Day')).toHaveValue(date);
    expect(screen.getByLabelText('Time')).toHaveValue(time);
    expect(screen.getByRole('button', { name: /^Change to/ })).toBeDisabled();
    set('Day', inDays(5).date);
    await page.person.click(screen.getByRole('button', { name: /^Change to/ }));
    await waitFor(() => expect(page.api.callsOf('chapter/schedule')).toHaveLength(1));
  });

  it('stays in the second of two equal hours, where another clock has put it', async () => {
    const london = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Europe/London' };
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(london);
    const lastOfOctober = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 9, 31, 1, 30));
    lastOfOctober.setUTCDate(31 - lastOfOctober.getUTCDay());
    open({ ...scheduled, scheduled_at: lastOfOctober.toISOString(), scheduled_zone: 'UTC' });
    expect(await screen.findByLabelText('Time')).toHaveValue('01:30');
    expect(screen.getByText(/^London time, GMT(\+0)?\.$/)).toBeInTheDocument();
    expect(screen.getByText(/this hour comes twice\. It goes out in the second\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Change to/ })).toBeDisabled();
    set('Time', '01:15');
    expect(screen.getByText(/It goes out in the first\./)).toBeInTheDocument();
    set('Time', '01:30');
    expect(screen.getByText(/It goes out in the second\./)).toBeInTheDocument();
  });

  it('becomes a draft again', async () => {
    const page = open(scheduled);
    await page.person.click(screen.getByRole('button', { name: 'Unschedule' }));
    await waitFor(() => expect(planned).toHaveBeenCalledWith(expect.objectContaining({ status: 'draft' })));
    expect(getToasts()[0]?.text).toBe('Chapter 48 is a draft again.');
  });
});

it('brings a text that was changed elsewhere', async () => {
  const theirs = makeChapterDetail({ revision: 9 });
  const page = open({}, { 'chapter/schedule': () => apiFailure('revisionConflict', { data: theirs }) });
  await page.person.click(choose('Schedule'));
  await page.person.click(await screen.findByRole('button', { name: /^Schedule for/ }));
  await waitFor(() => expect(conflict).toHaveBeenCalledWith(theirs));
});

it('keeps the dialog with the reason when the server refuses', async () => {
  const page = open({}, { 'chapter/schedule': () => apiFailure('synopsisTooShort') });
  await page.person.click(choose('Schedule'));
  await page.person.click(await screen.findByRole('button', { name: /^Schedule for/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Readers need a synopsis of at least 50 characters.');
  expect(getToasts()).toEqual([]);
  expect(planned).not.toHaveBeenCalled();
});

it('stays open until the server has answered, so that a refusal is read', async () => {
  let refuse = (): void => {};
  const refused = new Promise<ApiFailure>((resolve) => {
    refuse = () => resolve(apiFailure('synopsisTooShort'));
  });
  const page = open({}, { 'chapter/publish': () => refused });
  await page.person.click(screen.getByRole('button', { name: 'Publish now' }));
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await page.person.keyboard('{Escape}');
  refuse();
  expect(await screen.findByRole('alert')).toHaveTextContent('Readers need a synopsis of at least 50 characters.');
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
});

it('has no time to choose for edits of a published chapter', () => {
  open({ status: 'published', staged: true });
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});
