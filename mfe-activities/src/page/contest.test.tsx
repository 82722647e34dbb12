import type { ContestPhase } from '@myfiction/shared/contract/campaign.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen } from '@testing-library/react';
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

test.each([
  [2 * 24 * HOUR_MS + 1, 'days', 2],
  [24 * HOUR_MS - 1, 'hours', 23],
  [HOUR_MS - 1, 'minutes', 59],
  [1, 'minutes', 1],
])('%d ms are told as %s: %d', (ms, unit, count) => {
  expect(timeLeft(ms)).toEqual({ unit, count });
});
