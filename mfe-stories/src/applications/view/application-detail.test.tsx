import { OFFER_TERMS } from '@myfiction/shared/contract/application-options.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { CONTRACT_FORM, PAY_TO_READ_FORM } from '@myfiction/shared/contract/testing/application-forms.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { expireSession, getToasts } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen, waitFor, within } from '@testing-library/react';
import { messages } from '../../i18n/messages.ts';
import { makeStoryDetail } from '../../test-data.ts';
import { makeApplication } from '../testing/make-application.ts';
import ApplicationDetail from './application-detail.tsx';

const sha256 = 'ab'.repeat(32);
const documentOf = (type: ApplicationView['documents'][number]['type']) => ({
  document_id: '01930000-0000-7000-8000-0000000000d1',
  type,
  name: `${type}.pdf`,
  created_at: '2026-11-20T08:00:00.000Z',
  sha256,
});
const event = { event_id: 1, actor: 'author', actor_name: '', note: '', at: '2026-11-16T20:14:00.000Z' } as const;
const offer: Partial<ApplicationView> = {
  status: 22,
  form: CONTRACT_FORM,
  next_actor: 'author',
  documents: [documentOf('contract')],
  timeline: [{ ...event, act: 'accept', from_status: 20, to_status: 22 }],
};

const show = (view: Partial<ApplicationView>, handlers: ApiHandlers = {}) => {
  const application = makeApplication(view);
  const story = makeStoryDetail({ contract_status: application.kind === 'contract' ? 20 : 30 });
  return renderPage(<ApplicationDetail story={story} view={application} />, { messages, apiHandlers: handlers });
};

it('tells who acts next, until when, and marks what is overdue', () => {
  const review = { status: 20, next_actor: 'editor', expected_at: '2026-11-25T08:00:00.000Z' } as const;
  const page = show(review);
  expect(screen.getByText(/Your editor acts next\. Expected by 25 Nov/)).toBeInTheDocument();
  page.unmount();
  show({ ...review, overdue: true });
  expect(screen.getByText('This takes longer than we said. We know; you can ask.')).toBeInTheDocument();
  expect(screen.getByText('Overdue since 25 Nov')).toBeInTheDocument();
});

it('tells the author until when she can act', () => {
  show({ ...offer, expected_at: '2026-12-28T08:00:00.000Z' });
  expect(screen.getByText('You act next. You have until 28 Dec.')).toBeInTheDocument();
});

const justSigned = new Date();
const endsSoon = new Date(justSigned.getTime() + 20 * DAY_MS);
endsSoon.setUTCFullYear(endsSoon.getUTCFullYear() - OFFER_TERMS.exclusive.termYears);

it.each([
  ['2019-11-20T08:00:00.000Z', 'The term of the contract is over', /^It ended on 20 Nov 2024\. .* once we have closed/],
  [endsSoon.toISOString(), 'The contract is signed', /^It ends by itself on .* Write to your editor before then\./],
  [justSigned.toISOString(), 'The contract is signed', /^Both sides have signed\. It runs until /],
])('says until when a contract runs, what then, or that its term is over: signed %s', (at, head, text) => {
  show({
    status: 30,
    form: CONTRACT_FORM,
    timeline: [{ ...event, act: 'sign', from_status: 22, to_status: 30, at }],
  });
  expect(screen.getByRole('heading', { name: head })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});

it.each([
  ['after its term was over', '2026-01-05T08:00:00.000Z', '20 Nov 2024'],
  ['before', '2023-01-05T08:00:00.000Z', '5 Jan 2023'],
])('says the day on which a contract ended that was closed %s', (_, closed, day) => {
  show({
    status: 31,
    form: CONTRACT_FORM,
    timeline: [
      { ...event, act: 'sign', from_status: 22, to_status: 30, at: '2019-11-20T08:00:00.000Z' },
      { ...event, event_id: 2, act: 'terminate', from_status: 30, to_status: 31, at: closed },
    ],
  });
  expect(screen.getByText('Ends').nextElementSibling).toHaveTextContent(day);
});

it('names the year of what happened in another one', () => {
  show({
    status: 31,
    form: CONTRACT_FORM,
    timeline: [
      { ...event, act: 'sign', from_status: 22, to_status: 30, at: '2019-11-20T08:00:00.000Z' },
      { ...event, event_id: 2, act: 'terminate', from_status: 30, to_status: 31, at: new Date().toISOString() },
    ],
  });
  const [signed, ended] = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(signed).toMatch(/20 Nov 2019, /);
  expect(ended).not.toMatch(new RegExp(String(new Date().getFullYear())));
});

it('says that paid reading which was accepted does not begin once the contract has ended', () => {
  const view = makeApplication({ kind: 'pay-to-read', status: 22, form: PAY_TO_READ_FORM });
  const story = makeStoryDetail({ contract_status: 31, pay_to_read_status: 22, paid: null });
  renderPage(<ApplicationDetail story={story} view={view} />, { messages });
  expect(screen.getByRole('heading', { name: 'Pay-to-Read cannot begin any more' })).toBeInTheDocument();
  expect(screen.getByText('The contract has ended, so no chapter can become paid any more.')).toBeInTheDocument();
  expect(screen.queryByText(/taken down/)).not.toBeInTheDocument();
});

it('says that paid reading has ended with the contract', () => {
  const view = makeApplication({ kind: 'pay-to-read', status: 22, form: PAY_TO_READ_FORM });
  const paid = { first_position: 12, from: '2026-01-05T08:00:00.000Z' };
  const story = makeStoryDetail({ contract_status: 31, pay_to_read_status: 22, paid });
  renderPage(<ApplicationDetail story={story} view={view} />, { messages });
  expect(screen.getByRole('heading', { name: 'Pay-to-Read has ended' })).toBeInTheDocument();
  expect(screen.getByText(/^The contract has ended, and Pay-to-Read with it\./)).toBeInTheDocument();
  expect(screen.getByText('Terminated')).toBeInTheDocument();
  expect(screen.queryByText(/^Readers pay from chapter/)).not.toBeInTheDocument();
});

it.each([
  ['in review', { status: 20, next_actor: 'editor', expected_at: '2026-11-25T08:00:00.000Z', overdue: true }],
  ['returned', { status: 21, next_actor: 'author' }],
] as const)('promises no paid reading once the contract has ended: %s', async (_, change) => {
  const view = makeApplication({ kind: 'pay-to-read', form: PAY_TO_READ_FORM, ...change });
  const story = makeStoryDetail({ contract_status: 31, pay_to_read_status: change.status });
  const page = renderPage(<ApplicationDetail story={story} view={view} />, { messages });
  expect(screen.getByRole('heading', { name: 'Pay-to-Read cannot begin any more' })).toBeInTheDocument();
  expect(screen.getByText('The contract has ended, so no chapter can become paid any more.')).toBeInTheDocument();
  expect(screen.queryByText(/acts? next|Pay-to-Read begins|Overdue|While you wait|Waits for you/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'Change and send again' })).toBeNull();
  if (change.status !== 20) return;
  await page.person.click(screen.getByRole('button', { name: 'Withdraw the application' }));
  expect(screen.getByText(/this story can send it no more/)).toBeInTheDocument();
});

it('promises a completed story neither chapters nor another contract', async () => {
  const story = makeStoryDetail({ contract_status: 20, completed: true, completion_status: 22 });
  const sent = renderPage(
    <ApplicationDetail story={story} view={makeApplication({ status: 20, next_actor: 'editor' })} />,
    { messages },
  );
  expect(screen.queryByRole('link', { name: 'Write the next chapter' })).toBeNull();
  await sent.person.click(screen.getByRole('button', { name: 'Withdraw the application' }));
  expect(screen.getByText(/this story can send it no more/)).toBeInTheDocument();
  sent.unmount();
  const offered = renderPage(<ApplicationDetail story={story} view={makeApplication(offer)} />, { messages });
  await offered.person.click(screen.getByRole('button', { name: 'Decline the contract' }));
  expect(screen.getByText(/A completed story can get no other contract\./)).toBeInTheDocument();
});

it('says what an application waits for that is ended while the completion of its story is checked', async () => {
  const story = makeStoryDetail({ contract_status: 20, completion_status: 20 });
  const sent = renderPage(
    <ApplicationDetail story={story} view={makeApplication({ status: 20, next_actor: 'editor' })} />,
    { messages },
  );
  await sent.person.click(screen.getByRole('button', { name: 'Withdraw the application' }));
  expect(screen.getByText(/only once that is withdrawn or returned can you send it again\.$/)).toBeInTheDocument();
  sent.unmount();
  const offered = renderPage(<ApplicationDetail story={story} view={makeApplication(offer)} />, { messages });
  await offered.person.click(screen.getByRole('button', { name: 'Decline the contract' }));
  expect(screen.getByText(/only once that is withdrawn or returned can you apply again\.$/)).toBeInTheDocument();
});

it('tells why an application came back where its author is asked to change it, field by field', async () => {
  show({
    status: 21,
    reasons: [
      { field: 'work.outline', text: 'Tell us how it ends.' },
      { field: 'person', text: 'Use your legal name.' },
      { field: '', text: 'The ID is blurred.' },
    ],
  });
  const changes = screen.getByText('Your changes').closest('li');
  expect(changes).toHaveTextContent(/Tell us how it ends\. Use your legal name\. The ID is blurred\.You act next\./);
  await waitFor(() =>
    expect(changes).toHaveTextContent(
      /Outline: Tell us how it ends\. Person: Use your legal name\. The ID is blurred\.You act next\./,
    ),
  );
});

it('tells by the words of its form why Pay-to-Read came back', async () => {
  const reasons = [{ field: 'price_coins', text: 'Too much for a short chapter.' }];
  show({ kind: 'pay-to-read', status: 21, reasons });
  expect(await screen.findByText(/^Coins: Too much for a short chapter\.$/)).toBeInTheDocument();
});

it('writes to the editor about this application', async () => {
  const page = show(
    { status: 20, next_actor: 'editor', editor: { name: 'Hana Lindqvist' } },
    { 'inbox/startThread': () => apiFailure('serverError') },
  );
  await page.person.click(screen.getByRole('button', { name: 'Send a message' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Message to Hana Lindqvist' }));
  await page.person.type(dialog.getByLabelText('Your message'), 'When do you read it?');
  await page.person.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(await dialog.findByText(/Your text is still here/)).toBeInTheDocument();
  expect(dialog.getByLabelText('Your message')).toHaveValue('When do you read it?');
  expect(page.api.callsOf('inbox/startThread')[0]?.fields).toMatchObject({
    subject: { kind: 'application', application: 'contract' },
    body: 'When do you read it?',
  });
});

it('withdraws after a question', async () => {
  const page = show(
    { status: 20, next_actor: 'editor' },
    { 'application/withdraw': () => makeApplication({ status: 10 }) },
  );
  await page.person.click(screen.getByRole('button', { name: 'Withdraw the application' }));
  expect(page.api.callsOf('application/withdraw')).toHaveLength(0);
  await page.person.click(screen.getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(page.api.callsOf('application/withdraw')).toHaveLength(1));
});

it('asks again after a sign-in in between', async () => {
  const view = { status: 20, next_actor: 'editor' } as const;
  const page = show(view);
  await page.person.click(screen.getByRole('button', { name: 'Withdraw the application' }));
  act(expireSession);
  page.unmount();
  show(view);
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeInTheDocument();
});

it('keeps the question open when the withdrawal did not go through, so that it can be tried again', async () => {
  const page = show({ status: 20, next_actor: 'editor' }, { 'application/withdraw': () => apiFailure('serverError') });
  await page.person.click(screen.getByRole('button', { name: 'Withdraw the application' }));
  const withdraw = screen.getByRole('button', { name: 'Withdraw' });
  await page.person.click(withdraw);
  await waitFor(() => expect(page.api.callsOf('application/withdraw')).toHaveLength(1));
  await waitFor(() => expect(withdraw).toBeEnabled());
  await page.person.click(withdraw);
  await waitFor(() => expect(page.api.callsOf('application/withdraw')).toHaveLength(2));
});

it('signs the contract that was read, with the name in it', async () => {
  const expected_at = new Date('2026-12-20T03:10:00').toISOString();
  const page = show(
    { ...offer, expected_at },
    { 'application/sign': () => makeApplication({ status: 30, form: CONTRACT_FORM }) },
  );
  expect(screen.getByText('The offer is good until 20 Dec 2026, 3:10 AM.')).toBeInTheDocument();
  const sign = screen.getByRole('button', { name: 'Sign the contract' });
  await page.person.click(sign);
  expect(screen.getByText('Tick this when you have read the contract.')).toBeInTheDocument();
  await page.person.click(screen.getByRole('checkbox', { name: /I have read the contract/ }));
  await page.person.type(screen.getByLabelText('Your signature'), 'Noor Valdez');
  await page.person.click(sign);
  expect(screen.getByText(/This is not the name in the contract/)).toBeInTheDocument();
  await page.person.clear(screen.getByLabelText('Your signature'));
  await page.person.type(screen.getByLabelText('Your signature'), 'Noor Adaeze Valdez-Okafor');
  await page.person.click(sign);
  await waitFor(() => expect(page.api.callsOf('application/sign')).toHaveLength(1));
  expect(page.api.callsOf('application/sign')[0]?.fields).toMatchObject({
    sha256,
    signature: 'Noor Adaeze Valdez-Okafor',
  });
});

it('declines with a reason', async () => {
  const page = show(offer, { 'application/decline': () => makeApplication() });
  await page.person.click(screen.getByRole('button', { name: 'Decline the contract' }));
  await page.person.type(screen.getByLabelText('Why? (optional)'), 'I wait.');
  await page.person.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(page.api.callsOf('application/decline')[0]?.fields).toMatchObject({ reason: 'I wait.' }));
  expect(screen.queryByText('Tick this when you have read the contract.')).not.toBeInTheDocument();
});

it('takes no more of a reason while it is on its way: it would be lost', async () => {
  const page = show(offer, { 'application/decline': () => new Promise(() => undefined) });
  await page.person.click(screen.getByRole('button', { name: 'Decline the contract' }));
  const reason = screen.getByLabelText('Why? (optional)');
  await page.person.type(reason, 'I wait.');
  await page.person.click(screen.getByRole('button', { name: 'Decline' }));
  await waitFor(() => expect(page.api.callsOf('application/decline')).toHaveLength(1));
  await page.person.type(reason, ' Still.');
  expect(reason).toHaveValue('I wait.');
});

it('signs once where the answer was lost, and says so', async () => {
  const page = show(offer, { 'application/sign': () => NETWORK_FAILURE });
  await page.person.click(screen.getByRole('checkbox', { name: /I have read the contract/ }));
  await page.person.type(screen.getByLabelText('Your signature'), 'Noor Adaeze Valdez-Okafor');
  const sign = screen.getByRole('button', { name: 'Sign the contract' });
  await page.person.click(sign);
  await waitFor(() => expect(page.api.callsOf('application/sign')).toHaveLength(1));
  await waitFor(() => expect(sign).toBeEnabled());
  page.api.use({ 'application/sign': () => makeApplication({ status: 30, form: CONTRACT_FORM }) });
  await page.person.click(sign);
  await waitFor(() =>
    expect(getToasts().map(({ text }) => text)).toContain('The contract is signed. Both sides have it now.'),
  );
  const [first, second] = page.api.callsOf('application/sign').map(({ fields }) => fields.idempotencyKey);
  expect(second).toBe(first);
});

it('shows a signed contract with its terms, its dates, its signatures and what they sign', () => {
  const signature = {
    signer: 'author',
    name: 'Noor Adaeze Valdez-Okafor',
    signed_at: '2026-11-21T09:00:00.000Z',
    document_sha256: sha256,
    place: 'Lagos, NG',
    device: 'Firefox on Linux',
  } as const;
  show({
    status: 30,
    next_actor: null,
    form: CONTRACT_FORM,
    signatures: [signature],
    documents: [documentOf('signed-contract')],
    timeline: [{ ...event, act: 'sign', from_status: 22, to_status: 30, at: '2026-11-21T09:00:00.000Z' }],
  });
  expect(screen.getByText('Both sides have signed. It runs until 21 Nov 2031.')).toBeInTheDocument();
  expect(
    screen.getByText('The work has been signed. Please contact your editor to revise the story details.'),
  ).toBeInTheDocument();
  expect(screen.getByText('50% of net revenue')).toBeInTheDocument();
  expect(screen.getByText(sha256)).toBeInTheDocument();
  expect(screen.getByText(/Lagos, NG, Firefox on Linux/)).toBeInTheDocument();
});

it('shows under a signed contract who has signed it, and not who has signed the application for it', () => {
  const signature = { name: 'Noor Adaeze Valdez-Okafor', place: '', device: '' };
  const applied = { signed_at: '2026-11-16T20:14:00.000Z', document_sha256: 'cd'.repeat(32) };
  const signed = { signed_at: '2026-11-21T09:00:00.000Z', document_sha256: sha256 };
  show({
    status: 30,
    next_actor: null,
    form: CONTRACT_FORM,
    signatures: [
      { ...signature, ...applied, signer: 'author' },
      { ...signature, ...signed, signer: 'platform', name: 'Hana Lindqvist' },
      { ...signature, ...signed, signer: 'author' },
    ],
    documents: [documentOf('contract')],
  });
  expect(screen.getByText(sha256)).toBeInTheDocument();
  expect(screen.queryByText(applied.document_sha256)).not.toBeInTheDocument();
  expect(screen.getByText('Hana Lindqvist')).toBeInTheDocument();
  expect(screen.getAllByText(signature.name)).toHaveLength(1);
});

it('tells what readers pay once paid reading is accepted', () => {
  show({ kind: 'pay-to-read', status: 22, next_actor: null, form: PAY_TO_READ_FORM });
  expect(screen.getByText('Readers pay from chapter 12 on, from 1 Dec 2026.')).toBeInTheDocument();
  expect(screen.getByText('9 coins a chapter')).toBeInTheDocument();
});

it('tells where readers pay now that a draft stands before the paid chapters', () => {
  show({ kind: 'pay-to-read', status: 22, next_actor: null, form: PAY_TO_READ_FORM, first_paid_position: 13 });
  expect(screen.getByText('Readers pay from chapter 13 on, from 1 Dec 2026.')).toBeInTheDocument();
  expect(screen.getByText('13')).toBeInTheDocument();
});

it.each([
  ['The Fall', '12. The Fall'],
  ['', '12. Untitled chapter'],
])('names the chapter that the number which was sent means now: "%s"', (title, named) => {
  const paid = { words: 900, status: 'published', scheduled_at: null } as const;
  show({
    kind: 'pay-to-read',
    status: 20,
    form: PAY_TO_READ_FORM,
    paid_chapters: [
      { ...paid, position: 12, title },
      { ...paid, position: 13, title: 'After it' },
    ],
  });
  expect(screen.getByText(named)).toBeInTheDocument();
});

it('says where to ask for another contract once one has ended', () => {
  show({ status: 31, form: CONTRACT_FORM });
  expect(screen.getByText(/Would you like to go on together\? Write to your editor\.$/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send a message' })).toBeInTheDocument();
});

it('calls what was agreed something else than what was sent', () => {
  const documents = (['application', 'pay-to-read', 'completion'] as const).map((type, index) => ({
    ...documentOf(type),
    document_id: `01930000-0000-7000-8000-0000000000d${index}`,
  }));
  show({ kind: 'pay-to-read', status: 22, next_actor: null, form: PAY_TO_READ_FORM, documents });
  const list = within(screen.getByRole('region', { name: 'Documents' }));
  expect(list.getByText('What you sent')).toBeInTheDocument();
  expect(list.getByText('Pay-to-Read agreement')).toBeInTheDocument();
  expect(list.getByText('Completion confirmation')).toBeInTheDocument();
});

it('counts one coin', () => {
  show({ kind: 'pay-to-read', status: 22, next_actor: null, form: { ...PAY_TO_READ_FORM, price_coins: 1 } });
  expect(screen.getByText('1 coin a chapter')).toBeInTheDocument();
});

it('tells since when readers pay where the answer came after the day that was asked for', () => {
  show({
    kind: 'pay-to-read',
    status: 22,
    next_actor: null,
    form: PAY_TO_READ_FORM,
    timeline: [{ ...event, act: 'accept', from_status: 20, to_status: 22, at: '2026-12-05T12:00:00.000Z' }],
  });
  expect(screen.getByText('Readers pay from chapter 12 on, from 5 Dec 2026.')).toBeInTheDocument();
  expect(screen.getByText('5 Dec 2026')).toBeInTheDocument();
});
