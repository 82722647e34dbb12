import type { OwnPart } from '@myfiction/shared/contract/calls/activity.ts';
import { expireSession, getToasts } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { messagesOf } from '../campaign.ts';
import campaign from '../campaigns/love-story-contest/campaign.ts';
import { CampaignPage } from '../page/campaign-page.tsx';

const { dates } = campaign.file.contest;
const [TIDE, DUST] = ['6f1c9a3e-0d4b-4c1e-9d39-1b8a3f6f0a01', '6f1c9a3e-0d4b-4c1e-9d39-1b8a3f6f0a02'];
const nothing: OwnPart = {
  entry: null,
  stories: [
    { story_id: TIDE, title: 'The Tide', unmet: [] },
    { story_id: DUST, title: 'Dust', unmet: ['words'] },
  ],
};
const entered: OwnPart = {
  ...nothing,
  entry: { story_id: TIDE, title: 'The Tide', category: 'fantasy', entered_at: dates.opens },
};

function open(part: OwnPart, { signedIn = true, phase = 'open' as 'open' | 'judging' } = {}) {
  const now = phase === 'open' ? dates.opens : dates.closes;
  return renderPage(<CampaignPage campaign={campaign} />, {
    path: campaign.file.path,
    messages: messagesOf(campaign),
    user: signedIn ? {} : null,
    apiHandlers: {
      'activity/get': () => ({ now, phase, dates, entries: 1, winners: [] }),
      'activity/getOwn': () => part,
      'activity/enter': () => apiFailure('contestNotOpen'),
      'activity/withdraw': () => nothing,
    },
  });
}

test('who is signed out comes back to the page after signing in', async () => {
  open(nothing, { signedIn: false });
  const [link] = await screen.findAllByRole('link', { name: 'Sign in to enter' });
  expect(link).toHaveAttribute('href', '/login?redirect_url=%2Factivity%2FLoveStoryContest');
});

test('a story that meets the rules is entered; a refusal keeps what was chosen', async () => {
  const page = open(nothing);
  const [button = document.body] = await screen.findAllByRole('button', { name: 'Enter with a story' });
  await page.person.click(button);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('radio', { name: 'Dust' })).toBeDisabled();
  expect(dialog.getByText('Not met: 1,500 published words')).toBeInTheDocument();
  await page.person.click(dialog.getByRole('radio', { name: 'The Tide' }));
  await page.person.click(dialog.getByRole('radio', { name: 'Fantasy' }));
  const send = dialog.getByRole('button', { name: 'Enter the contest' });
  expect(send).toBeDisabled();
  for (const box of dialog.getAllByRole('checkbox')) await page.person.click(box);
  await page.person.click(send);
  expect(await dialog.findByText(/does not take or give back stories now/)).toBeInTheDocument();
  expect(dialog.getByRole('radio', { name: 'The Tide' })).toBeChecked();
  page.api.use({ 'activity/enter': () => entered, 'activity/getOwn': () => entered });
  await page.person.click(dialog.getByRole('button', { name: 'Enter the contest' }));
  const title = await screen.findByRole('heading', { name: 'Your entry' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(page.api.callsOf('activity/enter')[1]?.fields).toMatchObject({
    campaign: campaign.id,
    story_id: TIDE,
    category: 'fantasy',
    declarations: ['own-work', 'adult', 'rules'],
  });
});

/** The dialog with all that an entry needs. */
async function openFilled() {
  const page = open(nothing);
  const [button = document.body] = await screen.findAllByRole('button', { name: 'Enter with a story' });
  await page.person.click(button);
  const dialog = within(screen.getByRole('dialog'));
  await page.person.click(dialog.getByRole('radio', { name: 'The Tide' }));
  await page.person.click(dialog.getByRole('radio', { name: 'Fantasy' }));
  for (const box of dialog.getAllByRole('checkbox')) await page.person.click(box);
  return { page, dialog };
}

test('an entry is not changed while it is on its way', async () => {
  const { page, dialog } = await openFilled();
  page.api.use({ 'activity/enter': () => new Promise(() => undefined) });
  await page.person.click(dialog.getByRole('button', { name: 'Enter the contest' }));
  await waitFor(() => expect(page.api.callsOf('activity/enter')).toHaveLength(1));
  const [declaration = document.body] = dialog.getAllByRole('checkbox');
  await page.person.click(declaration);
  await page.person.click(dialog.getByRole('radio', { name: 'Werewolf' }));
  expect(declaration).toBeChecked();
  expect(dialog.getByRole('radio', { name: 'Fantasy' })).toBeChecked();
});

test('an entry of another tab is told, and shows behind the dialog', async () => {
  const { page, dialog } = await openFilled();
  page.api.use({ 'activity/enter': () => apiFailure('alreadyEntered'), 'activity/getOwn': () => entered });
  await page.person.click(dialog.getByRole('button', { name: 'Enter the contest' }));
  expect(await dialog.findByText(/You have entered a story already/)).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Your entry', hidden: true })).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Enter the contest' })).toBeInTheDocument();
});

test('an entry whose answer was lost is there, and nothing says that it failed', async () => {
  const { page, dialog } = await openFilled();
  page.api.use({ 'activity/enter': () => NETWORK_FAILURE, 'activity/getOwn': () => entered });
  await page.person.click(dialog.getByRole('button', { name: 'Enter the contest' }));
  const title = await screen.findByRole('heading', { name: 'Your entry' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a part in the contest that cannot be loaded is told, and can be tried again', async () => {
  const page = open(nothing);
  page.api.use({ 'activity/getOwn': () => NETWORK_FAILURE });
  const [alert = document.body] = await screen.findAllByRole('alert');
  expect(alert).toHaveTextContent('Your part in the contest could not be loaded.');
  page.api.use({ 'activity/getOwn': () => nothing });
  await page.person.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('button', { name: 'Enter with a story' })).not.toHaveLength(0);
});

test('what can be entered comes first, what is missing before what is met, and none says so', async () => {
  const page = open({ ...nothing, stories: nothing.stories.toReversed() });
  const [button = document.body] = await screen.findAllByRole('button', { name: 'Enter with a story' });
  await page.person.click(button);
  const dialog = within(screen.getByRole('dialog'));
  const [first, second] = dialog.getAllByRole('radio');
  expect([first, second]).toEqual([
    dialog.getByRole('radio', { name: 'The Tide' }),
    dialog.getByRole('radio', { name: 'Dust' }),
  ]);
  const rules = dialog.getAllByText(/^(✓|Not met)/).map(({ textContent }) => textContent?.startsWith('✓'));
  expect(rules.indexOf(false)).toBe(rules.length / 2);
  expect(dialog.queryByText(/None of your stories/)).not.toBeInTheDocument();
});

test('an author whose stories all miss a rule is told so', async () => {
  const page = open({ ...nothing, stories: nothing.stories.slice(1) });
  const [button = document.body] = await screen.findAllByRole('button', { name: 'Enter with a story' });
  await page.person.click(button);
  expect(screen.getByText(/None of your stories meets all rules yet/)).toBeInTheDocument();
});

test('an entry can be withdrawn while the contest is open', async () => {
  const page = open(entered);
  await page.person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await page.person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect((await screen.findAllByRole('button', { name: 'Enter with a story' })).length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a withdrawal whose answer was lost is told like any other', async () => {
  const page = open(entered);
  await page.person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  page.api.use({ 'activity/withdraw': () => NETWORK_FAILURE, 'activity/getOwn': () => nothing });
  await page.person.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Withdraw' }));
  expect((await screen.findAllByRole('button', { name: 'Enter with a story' })).length).toBeGreaterThan(0);
  expect(getToasts().map(({ text }) => text)).toEqual(['Your story is withdrawn.']);
});

test('a withdrawal that did not arrive stays to be sent again', async () => {
  const page = open(entered);
  await page.person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  page.api.use({ 'activity/withdraw': () => NETWORK_FAILURE });
  const dialog = within(screen.getByRole('dialog'));
  await page.person.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Withdraw' })).toBeEnabled();
  expect(getToasts()).toEqual([]);
});

test('a server that fails is told once in the words of the catalogue', async () => {
  const page = open(entered);
  await page.person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  page.api.use({ 'activity/withdraw': () => apiFailure('serverError') });
  const dialog = within(screen.getByRole('dialog'));
  await page.person.click(dialog.getByRole('button', { name: 'Withdraw' }));
  expect(await dialog.findByText('This did not work. Nothing is lost; try it again.')).toBeInTheDocument();
  expect(getToasts().map(({ text }) => text)).toEqual(['Something went wrong, please try again.']);
});

test('the question whether to withdraw stands again after a sign-in in between', async () => {
  const page = open(entered);
  await page.person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  act(expireSession);
  page.unmount();
  open(entered);
  expect(await screen.findByRole('dialog', { name: 'Withdraw “The Tide”?' })).toBeInTheDocument();
});

test('while the jury reads, the entry stays and nothing can be done with it', async () => {
  open(entered, { phase: 'judging' });
  expect(await screen.findByRole('heading', { name: 'Your entry' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
});

test('the question whether to withdraw stays when entries close meanwhile', async () => {
  const page = open(entered);
  await page.person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  act(expireSession);
  page.unmount();
  open(entered, { phase: 'judging' });
  expect(await screen.findByRole('dialog', { name: 'Withdraw “The Tide”?' })).toBeInTheDocument();
});
