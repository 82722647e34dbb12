import 'fake-indexeddb/auto';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { PAY_TO_READ_FORM } from '@myfiction/shared/contract/testing/application-forms.ts';
import { getToasts } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { messages } from '../../i18n/messages.ts';
import { makeStoryDetail } from '../../test-data.ts';
import { ApplicationPage } from '../application-page.tsx';
import { makeApplication } from '../testing/make-application.ts';

const story = makeStoryDetail({ contract_status: 30 });
const chapters: ApplicationView['paid_chapters'] = [11, 12, 13].map((position) => ({
  position,
  title: `Chapter name ${position}`,
  words: 1_500 + position,
  status: position === 13 ? 'scheduled' : 'published',
  scheduled_at: position === 13 ? '2026-11-28T06:00:00.000Z' : null,
}));

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** The page of an application that stands like this. */
function renderApplication(application: Partial<ApplicationView>, mode = 'new', apiHandlers: ApiHandlers = {}) {
  return renderPage(<ApplicationPage />, {
    path: `/book-apply/enterV/${mode}?id=${story.story_id}`,
    paths: ['/book-apply/enterV/:mode'],
    messages,
    apiHandlers: {
      'story/get': () => story,
      'application/get': () => makeApplication({ kind: 'pay-to-read', ...application }),
      ...apiHandlers,
    },
  });
}

it('shows what becomes paid, works the price out, tells a refusal once, and sends it', async () => {
  let tries = 0;
  const page = renderApplication({ eligibility: [], paid_chapters: chapters }, 'new', {
    'application/save': ({ base_revision }) => ({
      revision: base_revision + 1,
      status: 10,
      saved_at: '2026-11-21T21:51:00.000Z',
    }),
    'application/submit': ({ form }) => {
      tries += 1;
      return tries === 1 ? apiFailure('tooManyRequests') : makeApplication({ kind: 'pay-to-read', status: 20, form });
    },
  });
  const { person } = page;
  await person.click(await screen.findByRole('button', { name: 'Send application' }));
  expect(screen.getByText('5 fields need a look')).toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('First paid chapter'), '12. Chapter name 12');
  const table = within(screen.getByRole('table', { name: '2 chapters become paid' }));
  expect(table.getByText(/^Scheduled, 28 Nov 2026/)).toBeInTheDocument();
  await person.click(screen.getByRole('radio', { name: 'Per 1,000 words' }));
  await person.type(screen.getByLabelText('Coins'), '4');
  expect(
    screen.getByText('Chapter 12 has 1,512 words: 1,512 ÷ 1,000 × 4, rounded up, is 7 coins.'),
  ).toBeInTheDocument();
  expect(screen.getByText('A reader of all 2 paid chapters pays 14 coins.')).toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('First paid chapter'), '13. Chapter name 13');
  expect(screen.queryByText(/^A reader of all/)).not.toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('First paid chapter'), '12. Chapter name 12');
  fireEvent.change(screen.getByLabelText('It begins on'), { target: { value: '2026-12-01' } });
  await person.selectOptions(screen.getByLabelText('Update pledge'), 'Once a week');
  await person.click(screen.getByRole('checkbox', { name: /I keep the pledge/ }));
  await person.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText(/^Too many tries\./)).toBeInTheDocument();
  expect(getToasts()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Send application' }));
  await waitFor(() => expect(page.location()).toContain('/book-apply/enterV/view'));
  expect(page.api.callsOf('application/submit')[0]?.fields.form).toEqual({
    kind: 'pay-to-read',
    first_paid_position: 12,
    price_rule: 'per-thousand-words',
    price_coins: 4,
    effective_date: '2026-12-01',
    update_pledge: 'weekly',
    agreed: true,
  });
});

it('leads from what is missing to where it is mended', async () => {
  renderApplication({
    eligibility: [
      { rule: 'contract-signed', met: false, have: 0, need: 1 },
      { rule: 'paid-chapters-ahead', met: false, have: 0, need: 1 },
    ],
  });
  const linkOf = (rule: RegExp) => within(screen.getByText(rule).closest('li') as HTMLElement).getByRole('link');
  await screen.findByText(/A signed contract/);
  expect(linkOf(/A signed contract/)).toHaveAccessibleName('Go to the contract');
  expect(linkOf(/A chapter after the/)).toHaveAccessibleName('Go to the chapters');
});

it('asks for no signature of a contract that has ended', async () => {
  const eligibility = (['contract-signed', 'paid-chapters-ahead'] as const).map((rule) => ({
    ...{ rule, met: false, have: 0, need: 1 },
  }));
  renderApplication({ eligibility }, 'new', {
    'story/get': () => makeStoryDetail({ contract_status: 31 }),
  });
  expect(await screen.findByText(/^The contract of this story has ended\./)).toBeInTheDocument();
  expect(screen.queryByText('Sign a contract for this story first.')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the contract' })).toBeInTheDocument();
  expect(screen.getByText('This story cannot apply any more.')).toBeInTheDocument();
  // Nothing to fill in, to send or to publish for it.
  expect(screen.queryByRole('link', { name: 'Go to the chapters' })).toBeNull();
  expect(screen.queryByLabelText('Coins')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull();
});

it('asks for no signature of a story that is completed without a contract', async () => {
  const eligibility = [{ rule: 'contract-signed' as const, met: false, have: 0, need: 1 }];
  renderApplication({ eligibility }, 'new', {
    'story/get': () => makeStoryDetail({ contract_status: 0, completed: true, pay_to_read_status: 0 }),
  });
  expect(await screen.findByText('A completed story can get no contract any more.')).toBeInTheDocument();
  expect(screen.getByText('This story cannot apply any more.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull();
});

it('asks for no signature of a contract whose term is over', async () => {
  renderApplication({ eligibility: [{ rule: 'contract-signed', met: false, have: 1, need: 1 }] });
  expect(await screen.findByText(/^The term of the contract is over\. .* Write to your editor/)).toBeInTheDocument();
  expect(screen.queryByText('Sign a contract for this story first.')).toBeNull();
});

it('leads from a reason to every answer, also to the way of the price', async () => {
  const reasons = [{ field: 'price_rule', text: 'By the words it is dear.' }];
  const { person } = renderApplication({ status: 21, eligibility: [], paid_chapters: chapters, reasons }, 'reapply');
  const group = await screen.findByRole('group', { name: 'Price' });
  expect(group).toHaveAccessibleDescription(/By the words it is dear\./);
  await person.click(screen.getByRole('button', { name: 'Price' }));
  expect(group).toHaveFocus();
});

it('says where the page tells what is missing', async () => {
  const { person } = renderApplication({
    status: 10,
    form: PAY_TO_READ_FORM,
    paid_chapters: chapters,
    eligibility: [{ rule: 'contract-signed', met: false, have: 0, need: 1 }],
  });
  await person.click(await screen.findByRole('button', { name: 'Send application' }));
  expect(screen.getByText('The story cannot apply yet. The list above says what is missing.')).toBeInTheDocument();
});
