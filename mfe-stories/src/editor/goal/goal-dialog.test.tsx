import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { queryClient } from '@myfiction/shared/host.ts';
import { NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor } from '@testing-library/react';
import { writingKey } from '../../api/get-writing.ts';
import { messages } from '../i18n/messages.ts';
import { GoalDialog } from './goal-dialog.tsx';

const writing = (goal: number): ApiOutput<'writing/get'> => ({ today: '2025-11-21', goal, days: [], streak: 0 });

function open(goal: number, handlers: ApiHandlers = {}) {
  const onClose = jest.fn();
  const page = renderPage(<GoalDialog onClose={onClose} />, {
    messages,
    apiHandlers: {
      'writing/get': () => writing(goal),
      'writing/setGoal': ({ goal: next }) => writing(next),
      ...handlers,
    },
  });
  return { ...page, onClose };
}
const field = () => screen.findByLabelText('Goal in words');
const goalNow = () => queryClient.getQueryData<ApiOutput<'writing/get'>>(writingKey)?.goal;

it('sets a goal as it is typed, with its separators', async () => {
  const { api, person, onClose } = open(0);
  await person.type(await field(), '1,800{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(api.callsOf('writing/setGoal')[0]?.fields).toMatchObject({ goal: 1800 });
  expect(goalNow()).toBe(1800);
});

it('says what a goal may be, and sends nothing', async () => {
  const { api, person } = open(0);
  await person.type(await field(), 'a lot');
  await person.click(screen.getByRole('button', { name: 'Set goal' }));
  expect(await field()).toHaveAccessibleDescription(/^Choose a number up to/);
  expect(api.callsOf('writing/setGoal')).toEqual([]);
});

it('takes the goal away', async () => {
  const { person, onClose } = open(500);
  await waitFor(async () => expect(await field()).toHaveValue('500'));
  await person.click(screen.getByRole('button', { name: 'No goal' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(goalNow()).toBe(0);
});

it('keeps the dialog and the number when it could not be set', async () => {
  const { api, person, onClose } = open(0, { 'writing/setGoal': () => NETWORK_FAILURE });
  await person.type(await field(), '900{Enter}');
  await waitFor(() => expect(api.callsOf('writing/setGoal')).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Set goal' })).not.toHaveAttribute('aria-busy');
  expect(await field()).toHaveValue('900');
  expect(onClose).not.toHaveBeenCalled();
});

it('takes no other number while one is on its way: it would be lost', async () => {
  const { api, person } = open(0, { 'writing/setGoal': () => new Promise(() => undefined) });
  await person.type(await field(), '900{Enter}');
  await waitFor(() => expect(api.callsOf('writing/setGoal')).toHaveLength(1));
  await person.type(await field(), '0');
  expect(await field()).toHaveValue('900');
});
