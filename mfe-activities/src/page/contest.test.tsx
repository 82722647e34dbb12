import type { ContestPhase } from '@myfiction/shared/contract/campaign.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen } from '@testing-library/react';
import { messagesOf } from '../campaign.ts';
import campaign from '../campaigns/love-story-contest/campaign.ts';
import { CampaignPage } from './campaign-page.tsx';
import { timeLeft } from './time-left.ts';

const { dates } = campaign.file.contest;
const before = (iso: string, ms: number) => new Date(Date.parse(iso) - ms).toISOString();
const stateAt = (now: string, phase: ContestPhase) => ({ now, phase, dates, entries: 2318, winners: [] });
const HOUR_MS = 3_600_000;

const open = (state: ReturnType<typeof stateAt>) =>
  renderPage(<CampaignPage campaign={campaign} />, {
    path: campaign.file.path,
    messages: messagesOf(campaign),
    user: null,
    apiHandlers: { 'activity/get': () => state },
  });

test.each([
  [before(dates.opens, 3 * 24 * HOUR_MS), 'before', 'Opens in 3 days'],
  [before(dates.closes, 54 * 24 * HOUR_MS), 'open', '54 days left'],
  [before(dates.closes, 5 * HOUR_MS), 'open', '5 hours left'],
  [dates.closes, 'judging', 'The jury is reading'],
  [dates.winners, 'closed', 'The contest is over'],
] as const)('at %s by the server it is %s', async (now, phase, text) => {
  open(stateAt(now, phase));
  expect(await screen.findByText(text)).toBeInTheDocument();
  if (phase === 'closed') expect(screen.getByRole('heading', { name: 'Winners' })).toBeInTheDocument();
  else expect(screen.queryByRole('heading', { name: 'Winners' })).not.toBeInTheDocument();
});

test('without an answer the page says so, keeps the rest and tries again', async () => {
  const page = open(stateAt(dates.opens, 'open'));
  page.unmount();
  const failing = renderPage(<CampaignPage campaign={campaign} />, {
    path: campaign.file.path,
    messages: messagesOf(campaign),
    user: null,
    apiHandlers: { 'activity/get': () => apiFailure('serverError') },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByText('A new romance, fantasy or werewolf story in English')).toBeInTheDocument();
  failing.api.use({ 'activity/get': () => stateAt(dates.opens, 'open') });
  await failing.person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2,318 stories')).toBeInTheDocument();
});

test('a contest of the time before entries were counted does not claim that it had none', async () => {
  open({ ...stateAt(dates.winners, 'closed'), entries: 0 });
  expect(await screen.findByText('The contest is over')).toBeInTheDocument();
  expect(screen.queryByText('0 stories')).not.toBeInTheDocument();
});

test('a contest that is over says nothing of winners that nobody has named yet', async () => {
  open(stateAt(dates.winners, 'closed'));
  expect(await screen.findByText('The contest is over')).toBeInTheDocument();
  expect(screen.getAllByText('The winners will stand here as soon as they are announced.')).toHaveLength(2);
  expect(screen.queryByText(/^Winners since/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'See the winners' })).not.toBeInTheDocument();
});

test('one that opens while its page stands offers the stories that can enter', async () => {
  const story = { story_id: '00000000-0000-4000-8000-000000000001', title: 'The Moon Between Us', unmet: [] };
  let asked = 0;
  const { person } = renderPage(<CampaignPage campaign={campaign} />, {
    path: campaign.file.path,
    messages: messagesOf(campaign),
    apiHandlers: {
      // Asked just before it opens, and once more just after.
      'activity/get': () => stateAt(dates.opens, asked++ === 0 ? 'before' : 'open'),
      'activity/getOwn': () => ({ entry: null, stories: asked > 1 ? [story] : [] }),
    },
  });
  await person.click((await screen.findAllByRole('button', { name: 'Enter with a story' }))[0] as HTMLElement);
  expect(await screen.findByRole('radio', { name: /The Moon Between Us/ })).toBeInTheDocument();
});

test.each([
  [2 * 24 * HOUR_MS + 1, 'days', 2],
  [24 * HOUR_MS - 1, 'hours', 23],
  [HOUR_MS - 1, 'minutes', 59],
  [1, 'minutes', 1],
])('%d ms are told as %s: %d', (ms, unit, count) => {
  expect(timeLeft(ms)).toEqual({ unit, count });
});

test('one whose entries close while the dialog stands leaves it there, to say so when it is sent', async () => {
  const story = { story_id: '00000000-0000-4000-8000-000000000001', title: 'The Moon Between Us', unmet: [] };
  let now = before(dates.closes, 30_000);
  jest.useFakeTimers({ advanceTimers: true });
  renderPage(<CampaignPage campaign={campaign} />, {
    path: campaign.file.path,
    messages: messagesOf(campaign),
    apiHandlers: {
      'activity/get': () => stateAt(now, now === dates.closes ? 'judging' : 'open'),
      'activity/getOwn': () => ({ entry: null, stories: [story] }),
    },
  });
  const [button] = await screen.findAllByRole('button', { name: 'Enter with a story' });
  act(() => button?.click());
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  now = dates.closes;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(screen.getByText('The jury is reading')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
