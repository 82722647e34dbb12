import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, within } from '@testing-library/react';
import { makeStory } from '../test-data.ts';
import { HomePage } from './home-page.tsx';
import { messages } from './i18n/messages.ts';
import { makeHome, makeReads } from './testing/make-home.ts';

const open = (home = makeHome(), handlers: ApiHandlers = {}, user = {}) =>
  renderPage(<HomePage />, {
    user,
    messages,
    apiHandlers: { 'home/get': () => home, 'stats/getReads': () => makeReads(10, 20), ...handlers },
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('opens with the last sentence and the way back into it', async () => {
  open();
  expect(await screen.findByText('Then she let go.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Chapter 48: The Letter He Never Sent' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue writing' })).toHaveAttribute(
    'href',
    '/my-stories/chapter/edit?id=01930000-0000-7000-8000-0000000000a1',
  );
});

it('leads edits of a published chapter into the mode that keeps them staged', async () => {
  const chapter = makeHome().continue_writing;
  open(makeHome({ continue_writing: chapter && { ...chapter, mode: 'update', last_text: '' } }));
  expect(await screen.findByText('The page is still blank.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue writing' }).getAttribute('href')).toContain('/chapter/update?id=');
});

it('offers the next chapter when nothing is in draft', async () => {
  open(makeHome({ continue_writing: null }));
  expect(await screen.findByRole('link', { name: 'Write the next chapter' })).toHaveAttribute(
    'href',
    `/my-stories/chapter/new?story=${makeStory().story_id}`,
  );
});

it('congratulates when all stories are completed', async () => {
  open(makeHome({ continue_writing: null, latest_story: null }));
  expect(await screen.findByRole('heading', { name: 'All your stories are completed' })).toBeInTheDocument();
});

it('takes a story whose completion is in review for none that is completed', async () => {
  open(makeHome({ continue_writing: null, latest_story: null, stories: 2, stories_in_review: 1 }));
  expect(await screen.findByRole('heading', { name: 'Your editor is reading' })).toBeInTheDocument();
});

it('greets a guest without a name', async () => {
  open(makeHome(), {}, { uname: 'Guest' });
  expect(await screen.findByRole('heading', { name: /^Good (morning|afternoon|evening)$/ })).toBeInTheDocument();
});

it('offers Retry when it does not load', async () => {
  let fails = true;
  const page = open(makeHome(), { 'home/get': () => (fails ? apiFailure('serverError') : makeHome()) });
  await screen.findByRole('heading', { name: 'Your studio did not load' });
  expect(screen.getByRole('link', { name: 'New story' })).toBeInTheDocument();
  fails = false;
  await page.person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Continue writing' })).toBeInTheDocument();
});

describe('reads', () => {
  it('say how many and how that stands to the time before', async () => {
    open(makeHome(), { 'stats/getReads': () => ({ ...makeReads(600_000, 386_000), reads_before: 835_000 }) });
    expect((await screen.findByText('986K')).parentElement).toHaveTextContent('986K in 30 days, up 18%');
  });

  it('can be read day by day with the keyboard and as a table', async () => {
    const page = open(makeHome(), { 'stats/getReads': () => makeReads(10, 1, 20) });
    const reads = await part('Reads');
    const chart = await reads.findByRole('slider', { name: 'Reads by day' });
    expect(chart).toHaveAttribute('aria-valuetext', 'Today: 20 reads');
    chart.focus();
    await page.person.keyboard('{ArrowLeft}');
    expect(chart).toHaveAttribute('aria-valuetext', '21 Nov: 1 read');
    await page.person.keyboard('{Home}');
    expect(chart).toHaveAttribute('aria-valuetext', '20 Nov: 10 reads');
    await page.person.click(reads.getByRole('button', { name: 'Show as table, Reads by day' }));
    expect(reads.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'Day (UTC)Reads',
      '22 Nov 202520',
      '21 Nov 20251',
      '20 Nov 202510',
    ]);
  });

  it('name the year of a day that lies long ago', async () => {
    const page = open(makeHome(), { 'stats/getReads': () => makeReads(...Array.from({ length: 500 }, () => 3)) });
    const chart = await screen.findByRole('slider', { name: 'Reads by day' });
    chart.focus();
    await page.person.keyboard('{Home}');
    expect(chart).toHaveAttribute('aria-valuetext', '11 Jul 2024: 3 reads');
    await page.person.keyboard('{End}{ArrowLeft}');
    expect(chart).toHaveAttribute('aria-valuetext', '21 Nov: 3 reads');
  });

  it('ask for another time and keep what is there until it comes', async () => {
    const page = open();
    const reads = await part('Reads');
    await reads.findByRole('slider');
    await page.person.click(reads.getByRole('radio', { name: 'All time' }));
    expect(await reads.findByText(/in all/)).toBeInTheDocument();
    expect(page.api.callsOf('stats/getReads').map(({ fields }) => fields)).toMatchObject([
      { range: '30' },
      { range: 'all' },
    ]);
  });

  it('fail alone', async () => {
    let fails = true;
    const page = open(makeHome(), { 'stats/getReads': () => (fails ? apiFailure('serverError') : makeReads(3)) });
    expect(await screen.findByText('The reads did not load.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue writing' })).toBeInTheDocument();
    fails = false;
    await page.person.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('slider')).toHaveAttribute('aria-valuetext', 'Today: 3 reads');
  });

  it('do not wait for the first reader of somebody who was read long ago', async () => {
    open(makeHome(), { 'stats/getReads': () => ({ ...makeReads(0, 0), reads_all: 1_200 }) });
    expect(await screen.findByText('No reads in this time.')).toBeInTheDocument();
  });

  it('say so when there are none', async () => {
    open(makeHome(), { 'stats/getReads': () => makeReads(0, 0) });
    expect(await screen.findByText(/^No reads yet/)).toBeInTheDocument();
  });
});
