import type { BillSummary } from '@myfiction/shared/contract/calls/bill.ts';
import { MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { tellListeners } from '@myfiction/shared/host/live/live-topics.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { MonthlyBillPage } from './monthly-bill-page.tsx';
import {
  BILL_ID,
  CHAPTER,
  makeBalance,
  makeBill,
  makeDetail,
  makePage,
  RUNNING,
  STORY_ID,
} from './testing/make-bills.ts';

const SEPTEMBER = makeBill({ month: '2025-09', status: 2, net_minor: 1_352_75, payday: '2025-11-15' });

function open(bills = [makeBill(), SEPTEMBER], handlers: ApiHandlers = {}, query = '') {
  return renderPage(<MonthlyBillPage />, {
    path: `/monthly-bill${query}`,
    messages,
    apiHandlers: {
      'bill/list': () => makePage(bills),
      'bill/get': ({ month }) => makeDetail([RUNNING, ...bills].find((bill) => bill.month === month) ?? makeBill()),
      'bill/listChapters': () => ({ items: [CHAPTER], next_cursor: null, chapters: 1 }),
      ...handlers,
    },
  });
}
/** The page by a clock that has just moved on to this moment, and runs. @param shown what is there before */
async function openAt(now: string, query: string, shown: string) {
  jest.useFakeTimers({ now: Date.parse(now) - MINUTE_MS, advanceTimers: true });
  open(undefined, {}, query);
  await screen.findByText(shown);
  await act(() => jest.advanceTimersByTimeAsync(MINUTE_MS));
  jest.useRealTimers();
}
const months = () => within(screen.getByRole('navigation', { name: 'Months' }));

test('shows the newest bill, where it stands and how its net comes about', async () => {
  await openAt('2025-12-14T12:00:00Z', '', 'You receive');
  expect(await screen.findByRole('heading', { name: 'October 2025' })).toBeInTheDocument();
  expect(months().getByRole('link', { current: 'page' })).toHaveTextContent('October 2025$1,486.20Pending Payment');
  const steps = within(screen.getByRole('list', { name: 'State of this bill' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Pending PaymentWe pay on 15 December',
    'Pending WithdrawalReady to withdraw',
    'WithdrawnTo PayPal, n•••@example.com',
  ]);
  expect(screen.getByText('Store fee, 15% of $988.40').closest('div')).toHaveTextContent('−$148.26');
  expect(screen.getByText('You receive').closest('div')).toHaveTextContent('$1,486.20');
  expect(screen.getByRole('region', { name: 'Balance' })).toHaveTextContent('$1,352.75 to withdraw');
  expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
});

test('tax that is given back names its month and how it is reckoned', async () => {
  const given = { line: 5, kind: 'tax-correction', source_month: '2025-08', base_minor: 500_00 } as const;
  const deductions = [{ ...given, rate_micros: -200_000, amount_minor: 100_00 }];
  open(undefined, { 'bill/get': () => ({ ...makeDetail(makeBill()), deductions }) });
  const row = (await screen.findByText('Tax given back of August 2025, 20% of $500.00')).closest('div');
  expect(row).toHaveTextContent('$100.00');
});

test('refunds that are more than a month earns are told by what came and what goes on', async () => {
  const carried = { carried_in_minor: -107_10, carried_minor: -37_49 };
  open(undefined, { 'bill/get': () => ({ ...makeDetail(makeBill()), ...carried }) });
  const came = await screen.findByText('Refunds of earlier months');
  expect(came.closest('div')).toHaveTextContent('−$107.10');
  expect(screen.getByText('Goes into the next month').closest('div')).toHaveTextContent('$69.61');
});

test('goes from the story to the chapter to units × rate = amount', async () => {
  const page = open();
  await page.person.click(await screen.findByRole('button', { name: 'The Moon Between Us' }));
  await page.person.click(await screen.findByRole('button', { name: /4\. The Second Map/ }));
  expect(screen.getByText('3,200 × $0.018').closest('li')).toHaveTextContent('Unlocks3,200 × $0.018$57.60');
  expect(screen.getByText('Adjustment: Unlocks of August 2025, refunded')).toBeInTheDocument();
  expect(page.api.callsOf('bill/listChapters')[0]?.fields).toMatchObject({ month: '2025-10', story_id: STORY_ID });
});

/** The last minutes of November where months are settled, and the first one after it. */
test.each([
  ['2025-12-01T04:50:00Z', /still running\. It closes after 30 November, midnight in New York/, 'Open, ends 30 Nov'],
  ['2025-12-01T05:00:00Z', /^This month has ended\./, 'Ended 30 Nov, bill to come'],
])('at %s the estimate and the list say whether its month runs', async (now, text, state) => {
  await openAt(now, '?month=2025-11', 'Estimate');
  expect(months().getByRole('link', { name: /November 2025/ })).toHaveTextContent(state);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('the running month is an estimate: nothing to withdraw, to keep or to question', async () => {
  await openAt('2025-11-20T12:00:00Z', '?month=2025-11', 'Estimate');
  expect(screen.getByText('Estimate')).toBeInTheDocument();
  expect(screen.getByText(/closes after 30 November, midnight in New York/)).toBeInTheDocument();
  expect(screen.getByText('You would receive')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download PDF' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Question/ })).not.toBeInTheDocument();
});

test.each(['2025-13', '2025-00', '0001-01', 'x'])('a month that is none, %s, shows the newest bill', async (month) => {
  const page = open(undefined, {}, `?month=${month}&currency=USD`);
  expect(await screen.findByRole('heading', { name: 'October 2025' })).toBeInTheDocument();
  expect(page.api.callsOf('bill/get').map(({ fields }) => fields)).toEqual([
    expect.objectContaining({ month: '2025-10', currency: 'USD' }),
  ]);
});

test('the month is in the address', async () => {
  const page = open();
  await screen.findByRole('heading', { name: 'October 2025' });
  await page.person.click(months().getByRole('link', { name: /September 2025/ }));
  expect(await screen.findByRole('heading', { name: 'September 2025' })).toBeInTheDocument();
  expect(page.location()).toBe('/monthly-bill?month=2025-09&currency=USD');
});

test('asks before money is withdrawn, and says that it was asked for', async () => {
  let bill = SEPTEMBER;
  const page = open([SEPTEMBER], {
    'bill/list': () => makePage([bill]),
    'bill/get': () => makeDetail(bill),
    'bill/withdraw': () => {
      bill = { ...SEPTEMBER, requested_at: '2025-11-16T10:00:00.000Z' };
      return bill;
    },
  });
  await page.person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Withdraw $1,352.75?' }));
  expect(dialog.getByText(/PayPal, n•••@example.com/)).toBeInTheDocument();
  await page.person.dblClick(dialog.getByRole('button', { name: 'Withdraw $1,352.75' }));
  expect(await screen.findByText('Asked for on 16 November')).toBeInTheDocument();
  expect(page.api.callsOf('bill/withdraw').map(({ fields }) => fields)).toMatchObject([{ bill_id: BILL_ID }]);
  expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
});

test('money that is asked for more than a year after its payday names the year', async () => {
  const asked = { ...SEPTEMBER, requested_at: '2027-03-16T10:00:00.000Z' };
  open([asked], { 'bill/get': () => makeDetail(asked) });
  expect(await screen.findByText('Asked for on 16 March 2027')).toBeInTheDocument();
});

test('a withdrawal that is refused says so in the dialog and can be tried again', async () => {
  const page = open([SEPTEMBER], { 'bill/withdraw': () => apiFailure('withdrawalBlocked') });
  await page.person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await page.person.click(screen.getByRole('button', { name: 'Withdraw $1,352.75' }));
  expect(await screen.findByText('That did not work. Nothing was sent. Try again.')).toBeInTheDocument();
});

test('a question about one bill that something blocks meanwhile is not asked about another', async () => {
  const august = makeBill({ bill_id: STORY_ID, month: '2025-08', status: 2, net_minor: 900_00 });
  let blockers: BillSummary['blockers'] = [];
  const page = open([SEPTEMBER, august], {
    'bill/get': ({ month }) => makeDetail(month === '2025-08' ? august : { ...SEPTEMBER, blockers }),
    'bill/withdraw': () => {
      blockers = ['tax-missing'];
      return apiFailure('withdrawalBlocked');
    },
  });
  await page.person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await page.person.click(screen.getByRole('button', { name: 'Withdraw $1,352.75' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await page.person.click(months().getByRole('link', { name: /^August 2025/ }));
  expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a question that was answered in another tab does not come back by itself, once the payment has failed', async () => {
  let bill = SEPTEMBER;
  const page = open([SEPTEMBER], { 'bill/list': () => makePage([bill]), 'bill/get': () => makeDetail(bill) });
  const becomes = (changes: Partial<BillSummary>) => {
    bill = { ...SEPTEMBER, ...changes };
    act(() => tellListeners({ topic: 'billing' }));
  };
  await page.person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  becomes({ requested_at: '2025-11-16T10:00:00.000Z' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  becomes({ status: 4, failure: 'The account is closed.' });
  expect(await screen.findByRole('button', { name: 'Withdraw again' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a withdrawal without an answer promises nothing about the money, and can be asked for again', async () => {
  const page = open([SEPTEMBER], { 'bill/withdraw': () => NETWORK_FAILURE });
  await page.person.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const deed = () => screen.getByRole('button', { name: 'Withdraw $1,352.75' });
  await page.person.click(deed());
  expect(await screen.findByText(/^No answer came\. Try again: the money is sent once/)).toBeInTheDocument();
  expect(deed()).toBeEnabled();
});

test('says what blocks, with the way out, and offers no withdrawal', async () => {
  open([{ ...SEPTEMBER, blockers: ['tax-missing', 'method-locked', 'below-minimum'] }], {
    'bill/list': () =>
      makePage([{ ...SEPTEMBER, blockers: ['tax-missing'] }], { method_locked_until: '2025-11-20T10:00:00.000Z' }),
  });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(/Your tax form is missing/)).toBeInTheDocument();
  expect(alert.getByText(/pays from 20 November/)).toBeInTheDocument();
  expect(alert.getByText(/Less than \$50.00 is not paid out/)).toBeInTheDocument();
  expect(alert.getByRole('link', { name: 'Open tax info' })).toHaveAttribute('href', '/tax-info-settings');
  expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
});

test('a payment that failed says why, where it went, and is asked for again', async () => {
  const failed_to = { kind: 'bank', masked: '••••6789' } as const;
  const page = open([{ ...SEPTEMBER, status: 4, failure: 'The account is closed.', failed_to }]);
  expect(await screen.findByText('The account is closed.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Withdraw again' })).toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'State of this bill' })).toHaveTextContent(
    'Payment failedDid not reach bank account ••••6789',
  );
  await page.person.click(screen.getByRole('button', { name: 'Withdraw again' }));
  expect(within(screen.getByRole('dialog')).getByText(/PayPal, n•••@example.com/)).toBeInTheDocument();
});

test('a question goes to the desk with its line; a failure keeps what was written', async () => {
  let fails = true;
  const page = open(undefined, {
    'inbox/startThread': () => (fails ? apiFailure('serverError') : apiFailure('notFound')),
  });
  await page.person.click(await screen.findByRole('button', { name: 'Question line 3: Store fee' }));
  expect(screen.getByText('Store fee, 15% of $988.40 = −$148.26. We answer in your inbox.')).toBeInTheDocument();
  await page.person.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Write what is not right.')).toBeInTheDocument();
  await page.person.type(screen.getByLabelText('What is not right?'), 'Why 15%?');
  await page.person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Your text is still here/)).toBeInTheDocument();
  expect(screen.getByLabelText('What is not right?')).toHaveValue('Why 15%?');
  fails = false;
  await page.person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(page.api.callsOf('inbox/startThread')).toHaveLength(2));
  const calls = page.api.callsOf('inbox/startThread').map(({ fields }) => fields);
  expect(calls[0]).toMatchObject({ subject: { kind: 'bill', bill_id: BILL_ID, line: 3 }, body: 'Why 15%?' });
  expect(calls[1]?.reply_id).toBe(calls[0]?.reply_id);
});

test('what can be done next has the focus of the button that asked for the money', async () => {
  let bill = SEPTEMBER;
  const page = open([SEPTEMBER], {
    'bill/list': () => makePage([bill]),
    'bill/get': () => makeDetail(bill),
    'bill/withdraw': () => {
      bill = { ...bill, requested_at: '2025-11-16T08:00:00.000Z' };
      return bill;
    },
  });
  const ask = await screen.findByRole('button', { name: 'Withdraw' });
  await page.person.click(ask);
  const dialog = within(screen.getByRole('dialog'));
  await page.person.click(dialog.getByRole('button', { name: /^Withdraw/ }));
  await waitFor(() => expect(ask).not.toBeInTheDocument());
  const downloads = screen.getAllByRole('button', { name: /^Download/ });
  expect(downloads).toContain(document.activeElement);
});

test('a question names the line that it is about', async () => {
  const page = open();
  await page.person.click(await screen.findByRole('button', { name: 'The Moon Between Us' }));
  await page.person.click(await screen.findByRole('button', { name: /4\. The Second Map/ }));
  await page.person.click(screen.getByRole('button', { name: 'Question line 1: Unlocks' }));
  expect(
    screen.getByText('4. The Second Map: Unlocks, 3,200 × $0.018 = $57.60. We answer in your inbox.'),
  ).toBeInTheDocument();
});

test('months that are too small for a payment are summed where nothing can be withdrawn', async () => {
  const balances = [makeBalance({ pending_minor: 13_40 })];
  open([makeBill()], { 'bill/list': () => makePage([makeBill()], { balances }) });
  expect(await screen.findByRole('region', { name: 'Balance' })).toHaveTextContent('$0.00 to withdraw$13.40 waits');
});

test('what cannot be withdrawn for now is told apart, with the reason and the way out', async () => {
  const balances = [makeBalance({ held_minor: 90_00, held_by: 'tax-missing' })];
  open([makeBill()], { 'bill/list': () => makePage([makeBill()], { balances }) });
  const balance = within(await screen.findByRole('region', { name: 'Balance' }));
  expect(balance.getByText(/^\$90\.00 cannot be withdrawn yet\. Your tax form is missing\./)).toBeInTheDocument();
  expect(balance.getByRole('link', { name: 'Open tax info' })).toHaveAttribute('href', '/tax-info-settings');
});

test.each([
  ['2025-12-16T04:59:00Z', 'We pay on 15 December'],
  ['2025-12-16T05:00:00Z', 'Payday 15 December'],
])('at %s a bill that is about to be released says: %s', async (now, note) => {
  await openAt(now, '', 'We pay on 15 December');
  const steps = within(screen.getByRole('list', { name: 'State of this bill' }));
  expect(steps.getAllByRole('listitem')[0]).toHaveTextContent(note);
});

test('several currencies are never added up', async () => {
  const euros = makeBill({ currency: 'EUR', bill_id: STORY_ID, net_minor: 90_00 });
  const yen = makeBill({ month: '2025-09', currency: 'JPY', net_minor: 7_500 });
  open([makeBill(), euros, yen], {
    'bill/list': () =>
      makePage([makeBill(), euros, yen], {
        balances: [
          makeBalance({ currency: 'EUR', available_minor: 90_00 }),
          makeBalance({ currency: 'JPY', requested_minor: 7_500 }),
        ],
      }),
  });
  const balance = await screen.findByRole('region', { name: 'Balance' });
  expect(balance).toHaveTextContent('€90.00 to withdraw');
  expect(balance).toHaveTextContent('¥7,500 on its way');
  expect(months().getByRole('link', { name: /October 2025 EUR/ })).toHaveTextContent('€90.00');
});

test('the chart has its figures as a table', async () => {
  const page = open();
  await page.person.click(await screen.findByRole('button', { name: 'Show as table' }));
  const table = screen.getByRole('table', { name: /What you received each month/ });
  expect(within(table).getByRole('row', { name: /November 2025, estimate/ })).toHaveTextContent('$812.40');
});

test('a first month has no chart, which would compare it with nothing', async () => {
  const detail = makeDetail(RUNNING);
  open([], {
    'bill/list': () => makePage([]),
    'bill/get': () => ({ ...detail, recent: detail.recent.filter(({ running }) => running) }),
  });
  expect(await screen.findByText('Estimate')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Show as table' })).not.toBeInTheDocument();
});

test('a new author is told what will be here', async () => {
  open([], { 'bill/list': () => makePage([], { running: [], balances: [] }) });
  expect(await screen.findByRole('heading', { name: 'Every month, to the cent' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to My Stories' })).toHaveAttribute('href', '/my-stories');
});

test('what did not load can be asked for again', async () => {
  let fails = true;
  const page = open(undefined, {
    'bill/list': () => (fails ? apiFailure('serverError') : makePage([makeBill()])),
  });
  expect(await screen.findByRole('heading', { name: 'Your bills did not load' })).toBeInTheDocument();
  fails = false;
  await page.person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'October 2025' })).toBeInTheDocument();
});

test('one bill that did not load can be asked for again, beside the others', async () => {
  let fails = true;
  const detail = makeDetail(makeBill());
  const page = open(undefined, { 'bill/get': () => (fails ? apiFailure('serverError') : detail) });
  expect(await screen.findByRole('heading', { name: 'This bill did not load' })).toBeInTheDocument();
  expect(months().getByRole('link', { name: /September 2025/ })).toBeInTheDocument();
  fails = false;
  await page.person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'October 2025' })).toBeInTheDocument();
});

test('the chapters of a story that did not load can be asked for again, and the focus stays on the page', async () => {
  let fails = true;
  const page = open(undefined, {
    'bill/listChapters': () =>
      fails ? apiFailure('serverError') : { items: [CHAPTER], next_cursor: null, chapters: 1 },
  });
  // The page around it, as the shell has it.
  page.container.tabIndex = -1;
  await page.person.click(await screen.findByRole('button', { name: 'The Moon Between Us' }));
  expect(await screen.findByText('The chapters did not load.')).toBeInTheDocument();
  fails = false;
  await page.person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /4\. The Second Map/ })).toBeInTheDocument();
  expect(page.container).toHaveFocus();
});

test('a link to a bill that was never made says so, and asks for nothing again', async () => {
  open(undefined, { 'bill/get': () => apiFailure('notFound') }, '?month=2020-01&currency=JPY');
  expect(await screen.findByRole('heading', { name: 'There is no bill for this month' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a story that was deleted has a name in the bar, too', async () => {
  const detail = makeDetail(makeBill());
  const stories = detail.stories.map((story) => ({ ...story, title: '' }));
  open(undefined, { 'bill/get': () => ({ ...detail, stories }) });
  expect(
    await screen.findByRole('img', { name: 'Revenue per story: A story that was deleted $1,138.40' }),
  ).toBeInTheDocument();
});

test('a bill of nothing waits for no payment: it says so, and has no steps', async () => {
  const detail = makeDetail(makeBill({ net_minor: 0 }));
  const stories = detail.stories.map((story) => ({ ...story, reading_minor: -5, bonus_minor: 0, total_minor: -5 }));
  open([makeBill({ net_minor: 0 }), SEPTEMBER], { 'bill/get': () => ({ ...detail, stories }) });
  expect(await screen.findByRole('heading', { name: 'October 2025' })).toBeInTheDocument();
  expect(months().getByRole('link', { current: 'page' })).toHaveTextContent('October 2025$0.00Nothing to pay');
  expect(screen.queryByText('Pending Payment')).toBeNull();
  expect(screen.queryByRole('list', { name: 'State of this bill' })).toBeNull();
  // Refunds alone make no bar.
  expect(screen.queryByRole('img', { name: /^Revenue per story/ })).toBeNull();
});
