import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { HomePage } from '../home-page.tsx';
import { messages } from '../i18n/messages.ts';
import { makeHome, makeReads, makeWriting } from '../testing/make-home.ts';

const open = (writing = makeWriting()) =>
  renderPage(<HomePage />, {
    messages,
    apiHandlers: {
      'home/get': () => makeHome({ writing }),
      'stats/getReads': () => makeReads(1),
      'writing/setGoal': ({ goal }) => ({ ...writing, goal }),
    },
  });
const part = async () => within(await screen.findByRole('region', { name: 'Words today' }));
const pages = async () => (await part()).getAllByRole('listitem').map((page) => page.textContent);

it('shows today beside the goal, and the week as pages', async () => {
  open();
  const words = await part();
  expect(words.getByText('1,240', { selector: 'span' })).toBeInTheDocument();
  expect(words.getByText('of 1,800')).toBeInTheDocument();
  expect(words.getByText('23 days in a row')).toBeInTheDocument();
  expect(words.getByText('Goal reached on 2 days')).toBeInTheDocument();
  expect(words.getByText('5,610 words this week')).toBeInTheDocument();
  expect(await pages()).toEqual([
    '1,910Mon, goal reached',
    '2,460Tue, goal reached',
    '–noneWed',
    '–noneThu',
    '–noneFri',
    '1,240Today',
    '–noneSun',
  ]);
});

it('leafs back two weeks and no further', async () => {
  const page = open();
  const words = await part();
  expect(words.getByRole('button', { name: 'Later week' })).toHaveAttribute('aria-disabled', 'true');
  await page.person.click(words.getByRole('button', { name: 'Earlier week' }));
  expect(words.getByText('700 words last week')).toBeInTheDocument();
  expect(words.getByText('Wrote on 1 day')).toBeInTheDocument();
  await page.person.click(words.getByRole('button', { name: 'Earlier week' }));
  expect(words.getByText('0 words two weeks ago')).toBeInTheDocument();
  expect(words.getByText('A week of rest')).toBeInTheDocument();
  const earlier = words.getByRole('button', { name: 'Earlier week' });
  expect(earlier).toHaveAttribute('aria-disabled', 'true');
  await page.person.keyboard('{Enter}');
  expect(words.getByText('0 words two weeks ago')).toBeInTheDocument();
  expect(earlier).toHaveFocus();
});

it('changes the goal, and takes it away', async () => {
  const page = open();
  await page.person.click((await part()).getByRole('button', { name: 'Change goal' }));
  const field = await screen.findByRole('textbox', { name: 'Goal in words' });
  expect(field).toHaveValue('1800');
  await page.person.clear(field);
  await page.person.type(field, '1200{Enter}');
  expect(await screen.findByText('of 1,200')).toBeInTheDocument();
  expect(screen.getByText('Goal reached on 3 days')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  await page.person.click(screen.getByRole('button', { name: 'Change goal' }));
  await page.person.click(await screen.findByRole('button', { name: 'No goal' }));
  expect(await screen.findByRole('button', { name: 'Set a goal' })).toBeInTheDocument();
  expect(screen.queryByText(/^of /)).not.toBeInTheDocument();
  expect(screen.getByText('Wrote on 3 days')).toBeInTheDocument();
});

it('keeps the dialog and the goal when it is not saved', async () => {
  const page = open();
  page.api.use({ 'writing/setGoal': () => apiFailure('serverError') });
  await page.person.click((await part()).getByRole('button', { name: 'Change goal' }));
  await page.person.type(await screen.findByRole('textbox', { name: 'Goal in words' }), '{Enter}');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(screen.getByText('of 1,800')).toBeInTheDocument();
});

it('hides the days in a row where the author does not want them', async () => {
  const page = open();
  await page.person.click((await part()).getByRole('button', { name: 'Change goal' }));
  await page.person.click(await screen.findByRole('switch', { name: 'Show days in a row' }));
  expect(screen.queryByText('23 days in a row')).not.toBeInTheDocument();
  page.unmount();
  open();
  expect((await part()).queryByText('23 days in a row')).not.toBeInTheDocument();
});

it('takes days off, marks them, and goes back where they are not saved', async () => {
  const writing = makeWriting({ rest_days: [7] });
  const asked: number[][] = [];
  const page = open(writing);
  page.api.use({
    'writing/setRestDays': ({ rest_days }) => {
      asked.push(rest_days);
      return { ...writing, rest_days, streak: 24 };
    },
  });
  expect((await pages()).slice(-4)).toEqual(['–noneThu', '–noneFri', '1,240Today', 'offSun']);
  await page.person.click((await part()).getByRole('button', { name: 'Change goal' }));
  const days = within(await screen.findByRole('group', { name: 'Days off' }));
  expect(days.getByRole('button', { name: 'Sun', pressed: true })).toBeInTheDocument();
  await page.person.click(days.getByRole('button', { name: 'Thu' }));
  expect(await screen.findByText('24 days in a row')).toBeInTheDocument();
  expect((await pages()).slice(-4)).toEqual(['offThu', '–noneFri', '1,240Today', 'offSun']);

  page.api.use({ 'writing/setRestDays': () => apiFailure('serverError') });
  await page.person.click(days.getByRole('button', { name: 'Fri' }));
  await waitFor(() => expect(days.getByRole('button', { name: 'Fri' })).toHaveAttribute('aria-pressed', 'false'));
  expect(asked).toEqual([[4, 7]]);
});

it('offers no days off where the server knows none', async () => {
  const page = open();
  await page.person.click((await part()).getByRole('button', { name: 'Change goal' }));
  await screen.findByRole('switch', { name: 'Show days in a row' });
  expect(screen.queryByText('Days off')).not.toBeInTheDocument();
});

it('calls one day no streak and blames nobody for a rest', async () => {
  open(makeWriting({ streak: 1, days: makeWriting().days.map(({ day }) => ({ day, words: 0 })) }));
  const words = await part();
  expect(words.queryByText(/in a row/)).not.toBeInTheDocument();
  expect(words.getByText('A new week, a blank page')).toBeInTheDocument();
});
