import 'fake-indexeddb/auto';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { CONTRACT_FORM, GUARDIAN, PERSON } from '@myfiction/shared/contract/testing/application-forms.ts';
import { tellListeners } from '@myfiction/shared/host/live/live-topics.ts';
import { getToasts } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { messages } from '../i18n/messages.ts';
import { makeStoryDetail } from '../test-data.ts';
import { ApplicationPage } from './application-page.tsx';
import { makeApplication } from './testing/make-application.ts';

const story = makeStoryDetail();
const id = story.story_id;
const saved = { revision: 1, status: 10, saved_at: '2026-11-21T21:51:00.000Z' };
const images: ApplicationView['id_images'] = [{ side: 'front', uploaded_at: '2026-11-21T20:00:00.000Z' }];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

/** Does not wait for the rest: what was typed is sent as soon as the network is back. */
const saveNow = () => fireEvent.online(window);

const open = (where: string, view: Partial<ApplicationView>, handlers: ApiHandlers = {}) =>
  renderPage(<ApplicationPage />, {
    path: `${where}${where.includes('?') ? '&' : '?'}id=${id}`,
    paths: ['/book-apply/contract/:mode', '/book-apply/enterV/:mode'],
    messages,
    apiHandlers: {
      'story/get': () => story,
      'application/get': ({ kind }) => makeApplication({ kind, ...view }),
      'application/save': ({ base_revision }) => ({ ...saved, revision: base_revision + 1 }),
      ...handlers,
    },
  });

it.each([
  ['/book-apply/contract/view', 0, 'new'],
  ['/book-apply/contract/reapply', 10, 'new'],
  ['/book-apply/contract/new', 21, 'reapply'],
  ['/book-apply/contract/new', 20, 'view'],
  ['/book-apply/contract/reapply', 30, 'view'],
])('%s at %i leads to %s', async (where, status, mode) => {
  const page = open(where, { status });
  await waitFor(() => expect(page.location()).toBe(`/book-apply/contract/${mode}?id=${id}`));
  await screen.findAllByRole('heading', { level: 2 });
});

it('shows that it asks anew where the form was looked at before', async () => {
  const first = open('/book-apply/contract/new', {});
  await screen.findAllByRole('heading', { level: 2 });
  first.unmount();
  const page = open('/book-apply/contract/new', {}, { 'application/get': () => new Promise(() => {}) });
  await waitFor(() => expect(page.container.querySelector('[aria-busy="true"]')).toBeInTheDocument());
  expect(page.api.callsOf('application/get')).toHaveLength(1);
});

it('says that an offer has lapsed where its page has become the form again', async () => {
  const event = {
    event_id: 1,
    actor: 'system',
    actor_name: '',
    note: '',
    act: 'lapse',
    at: '2026-11-21T20:00:00.000Z',
  } as const;
  const timeline: ApplicationView['timeline'] = [{ ...event, from_status: 22, to_status: 0 }];
  let view: Partial<ApplicationView> = { status: 22 };
  open('/book-apply/contract/view', {}, { 'application/get': () => makeApplication({ form: CONTRACT_FORM, ...view }) });
  await screen.findByText('We are preparing your contract');
  view = { status: 0, timeline };
  act(() => tellListeners({ topic: 'application', story_id: id, kind: 'contract', status: 0 }));
  expect(await screen.findByText(/the offer lapsed on 21 Nov 2026\.$/)).toBeInTheDocument();
  expect(screen.getByText('You can apply again; what you filled in is still there.')).toBeInTheDocument();
});

it('tells rule by rule what is missing', async () => {
  open('/book-apply/contract/new', {
    eligibility: [{ rule: 'published-words', met: false, have: 3_200, need: 5_000 }],
  });
  expect(await screen.findByText('You have 3,200, 1,800 to go.')).toBeInTheDocument();
});

it.each([
  [
    'in review for completion',
    { completion_status: 20 as const },
    'Your story cannot apply yet. You can fill in the form already; it stays a draft.',
    'Its completion is being checked. Once that is withdrawn or returned, it can apply.',
  ],
  [
    'completed',
    { completion_status: 22 as const, completed: true },
    'This story cannot apply any more.',
    'A completed story cannot apply any more.',
  ],
])('says whether a story that is %s can still get a contract', async (_, change, head, rule) => {
  const eligibility = [{ rule: 'not-completed' as const, met: false, have: 1, need: 0 }];
  const handlers = { 'story/get': () => ({ ...story, completed: false, ...change }) };
  open('/book-apply/contract/new', { eligibility }, handlers);
  expect(await screen.findByText(head)).toBeInTheDocument();
  expect(screen.getByText(rule)).toBeInTheDocument();
});

it('checks a field when it is left, saves after a rest and says so', async () => {
  const page = open('/book-apply/contract/new?step=person', {});
  const first = await screen.findByLabelText('Legal first name');
  await page.person.click(first);
  await page.person.tab();
  expect(await screen.findByText('Fill this in.')).toBeInTheDocument();
  expect(first).toHaveAccessibleDescription('Fill this in.');
  await page.person.type(first, 'Noor');
  expect(first).not.toHaveAccessibleDescription();
  expect(await screen.findByText(/Draft saved/, {}, { timeout: 5_000 })).toBeInTheDocument();
  expect(page.api.callsOf('application/save')).toHaveLength(1);
  expect(page.api.callsOf('application/save')[0]?.fields.form).toMatchObject({ person: { first_name: 'Noor' } });
});

it('stops at a step with problems, lists them and puts the focus on the first', async () => {
  const page = open('/book-apply/contract/new?step=work', {});
  await page.person.click(await screen.findByRole('button', { name: 'Continue to Offer' }));
  expect(screen.getByText('3 fields need a look')).toBeInTheDocument();
  expect(screen.getByLabelText('Outline')).toHaveFocus();
  expect(page.location()).toContain('step=work');
});

it('goes on to the next step and saves at once', async () => {
  const page = open('/book-apply/contract/new?step=person', { form: CONTRACT_FORM, id_images: images, status: 10 });
  const last = await screen.findByLabelText('Legal last name');
  await page.person.clear(last);
  await page.person.type(last, 'Valdez');
  await page.person.click(screen.getByRole('button', { name: 'Continue to Work' }));
  expect(await screen.findByRole('heading', { name: 'The work', level: 2 })).toHaveFocus();
  expect(page.location()).toContain('step=work');
  await waitFor(() => expect(page.api.callsOf('application/save')).toHaveLength(1));
});

it('asks for a guardian below 18 and tells who is too young', async () => {
  const page = open('/book-apply/contract/new?step=person', {});
  const born = await screen.findByLabelText('Date of birth');
  await page.person.type(born, '2010-05-01');
  expect(screen.getByLabelText('Guardian’s legal first name')).toBeInTheDocument();
  await page.person.clear(born);
  await page.person.type(born, '2016-05-01');
  expect(screen.queryByLabelText('Guardian’s legal first name')).not.toBeInTheDocument();
  expect(screen.getByText('A contract is possible from 13 on')).toBeInTheDocument();
});

it('shows no guardian beside an adult, whose contract nobody else signs', async () => {
  const formOf = (birth_date: string) => ({
    ...CONTRACT_FORM,
    person: { ...CONTRACT_FORM.person, birth_date, guardian: GUARDIAN },
  });
  const minor = open('/book-apply/contract/new?step=sign', { form: formOf('2010-05-01'), status: 10 });
  expect(await screen.findByText(/^Grace Okafor,/)).toBeInTheDocument();
  minor.unmount();
  open('/book-apply/contract/new?step=sign', { form: formOf('1994-05-01'), status: 10 });
  expect(await screen.findByText('14 Marina Road, 101241 Lagos, Nigeria')).toBeInTheDocument();
  expect(screen.queryByText(/Grace Okafor/)).not.toBeInTheDocument();
});

it('finds a country by typing and knows its telephone code', async () => {
  const page = open('/book-apply/contract/new?step=person', {});
  await page.person.type(await screen.findByLabelText('Country of residence'), 'niger');
  await page.person.click(screen.getByRole('option', { name: 'Nigeria' }));
  const phone = screen.getByLabelText('Phone');
  await page.person.type(phone, '0803 123 4567');
  await page.person.tab();
  expect(phone).toHaveValue('+2348031234567');
  expect(screen.getByLabelText(/^State/)).toBeInTheDocument();
});

it('shows the last step whole and sends it once the name is typed', async () => {
  const sent = makeApplication({ status: 20, form: CONTRACT_FORM, submitted_at: '2026-11-21T22:00:00.000Z' });
  const page = open(
    '/book-apply/contract/new?step=sign',
    { form: CONTRACT_FORM, id_images: images, status: 10, revision: 4 },
    { 'application/submit': () => sent },
  );
  expect(await screen.findByText('14 Marina Road, 101241 Lagos, Nigeria')).toBeInTheDocument();
  const send = screen.getByRole('button', { name: 'Send application' });
  const signature = screen.getByLabelText('Your signature');
  await page.person.type(signature, 'Somebody Else');
  await page.person.click(send);
  expect(signature).toHaveFocus();
  expect(screen.getAllByText(/This is not the name in the application/)).not.toHaveLength(0);
  await page.person.clear(signature);
  await page.person.type(signature, `${PERSON.first_name} ${PERSON.last_name}`);
  await page.person.click(send);
  expect(await screen.findByRole('heading', { name: 'We are reading your story' })).toBeInTheDocument();
  expect(page.location()).toContain('/book-apply/contract/view');
  expect(page.api.callsOf('application/submit')[0]?.fields).toMatchObject({
    base_revision: 4,
    signature: 'Noor Adaeze Valdez-Okafor',
  });
});

it('sends nothing that is not eligible, and keeps every field when sending fails', async () => {
  const form = { form: CONTRACT_FORM, id_images: images, status: 10 };
  const page = open('/book-apply/contract/new?step=sign', form, { 'application/submit': () => NETWORK_FAILURE });
  await page.person.type(await screen.findByLabelText('Your signature'), 'noor adaeze valdez-okafor');
  await page.person.click(screen.getByRole('button', { name: 'Send application' }));
  expect(await screen.findByText(/Network connection error/)).toBeInTheDocument();
  expect(screen.getByLabelText('Your signature')).toHaveValue('noor adaeze valdez-okafor');
});

it('discards the draft after a question, which stays until that has gone through', async () => {
  let answer: ReturnType<NonNullable<ApiHandlers['application/discard']>> = NETWORK_FAILURE;
  const page = open(
    '/book-apply/contract/new?step=story',
    { form: CONTRACT_FORM, status: 10 },
    { 'application/discard': () => answer },
  );
  await page.person.click(await screen.findByRole('button', { name: 'Discard the draft' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Discard this draft?' }));
  const discard = dialog.getByRole('button', { name: 'Discard the draft' });
  await page.person.click(discard);
  await waitFor(() => expect(page.api.callsOf('application/discard')).toHaveLength(1));
  await waitFor(() => expect(discard).toBeEnabled());
  expect(discard).toBeInTheDocument();
  answer = makeApplication({ status: 0 });
  await page.person.click(discard);
  await waitFor(() => expect(page.api.callsOf('application/discard')).toHaveLength(2));
  await waitFor(() => expect(page.location()).not.toContain('/contract/new'));
});

it('keeps the offline draft on the device and brings it back', async () => {
  const handlers: ApiHandlers = { 'application/save': () => NETWORK_FAILURE };
  const page = open('/book-apply/contract/new?step=person', {}, handlers);
  await page.person.type(await screen.findByLabelText('Legal first name'), 'Noor');
  saveNow();
  expect(await screen.findByText('Offline. Kept on this device.')).toBeInTheDocument();
  page.unmount();
  const again = open('/book-apply/contract/new?step=person', {});
  expect(await screen.findByLabelText('Legal first name')).toHaveValue('Noor');
  expect(await screen.findByText(/Draft saved/, {}, { timeout: 5_000 })).toBeInTheDocument();
  again.unmount();
});

describe('a page that is closed while a save is on its way', () => {
  /** Gives what the server has by then; `typeOn` goes on before the page is closed. */
  async function closeDuringSave(typeOn?: (page: ReturnType<typeof open>) => Promise<void>) {
    const page = open(
      '/book-apply/contract/new?step=person',
      {},
      {
        'application/save': () => new Promise(() => undefined),
      },
    );
    await page.person.type(await screen.findByLabelText('Legal first name'), 'Noor');
    saveNow();
    const saves = () => page.api.callsOf('application/save');
    await waitFor(() => expect(saves()).toHaveLength(1));
    await typeOn?.(page);
    page.unmount();
    return { form: saves()[0]?.fields.form as ApplicationView['form'], status: 10 as const, revision: 1 };
  }

  async function expectNextSave({ api }: ReturnType<typeof open>) {
    await waitFor(() => expect(api.callsOf('application/save')).toHaveLength(1), { timeout: 5_000 });
    expect(api.callsOf('application/save')[0]?.fields).toMatchObject({
      base_revision: 1,
      form: { person: { first_name: 'Noor', last_name: 'Haddad' } },
    });
  }

  it('goes on with what came after it, without a question', async () => {
    const view = await closeDuringSave(({ person }) => person.type(screen.getByLabelText('Legal last name'), 'Haddad'));
    const again = open('/book-apply/contract/new?step=person', view);
    expect(await screen.findByLabelText('Legal last name')).toHaveValue('Haddad');
    await expectNextSave(again);
    again.unmount();
  });

  it('brings nothing back that the server has', async () => {
    const again = open('/book-apply/contract/new?step=person', await closeDuringSave());
    const last = await screen.findByLabelText('Legal last name');
    expect(screen.queryByText('Your last changes are back')).not.toBeInTheDocument();
    await again.person.type(last, 'Haddad');
    saveNow();
    await expectNextSave(again);
    again.unmount();
  });
});

it('lets the author choose answer by answer between two drafts', async () => {
  const theirs = {
    ...CONTRACT_FORM,
    person: { ...PERSON, first_name: 'Theirs', phone: '+4930123456' },
  };
  let isFirst = true;
  const page = open(
    '/book-apply/contract/new?step=person',
    { form: CONTRACT_FORM, status: 10, revision: 1 },
    {
      'application/save': ({ base_revision }) => {
        if (!isFirst) return { ...saved, revision: base_revision + 1 };
        isFirst = false;
        return apiFailure('revisionConflict', { data: makeApplication({ form: theirs, status: 10, revision: 5 }) });
      },
    },
  );
  const last = await screen.findByLabelText('Legal last name');
  await page.person.clear(last);
  await page.person.type(last, 'Mine');
  saveNow();
  const dialog = within(await screen.findByRole('dialog'));
  const choice = (name: string) => within(dialog.getByRole('group', { name }));
  // What one side alone has changed is proposed.
  expect(choice('Legal first name').getByRole('radio', { name: /Theirs/ })).toBeChecked();
  expect(choice('Legal last name').getByRole('radio', { name: /Mine/ })).toBeChecked();
  await page.person.click(choice('Phone').getByRole('radio', { name: /\+234/ }));
  await page.person.click(dialog.getByRole('button', { name: 'Keep these answers' }));
  await waitFor(() => expect(page.api.callsOf('application/save')).toHaveLength(2));
  expect(page.api.callsOf('application/save')[1]?.fields).toMatchObject({
    base_revision: 5,
    form: { person: { first_name: 'Theirs', last_name: 'Mine', phone: PERSON.phone } },
  });
});

it('lists the reasons of a returned application, marks their fields and ticks off what was changed', async () => {
  const reasons = [{ field: 'work.outline', text: 'Tell us the ending.' }];
  const page = open('/book-apply/contract/reapply?step=work', { form: CONTRACT_FORM, status: 21, reasons });
  const outline = await screen.findByLabelText('Outline');
  expect(outline).toHaveAccessibleDescription('Your editor: Tell us the ending.');
  await page.person.type(outline, ' She stays.');
  expect(screen.getByText('Changed')).toBeInTheDocument();
  expect(outline).not.toHaveAccessibleDescription('Your editor: Tell us the ending.');
});

it('answers a story of another author as one that is not there, and offers Retry where the server fails', async () => {
  const lost = open('/book-apply/contract/new', {}, { 'application/get': () => apiFailure('notFound') });
  expect(await screen.findByText(/not here/i)).toBeInTheDocument();
  expect(getToasts()).toEqual([]);
  lost.unmount();
});

it('offers Retry where the application does not load', async () => {
  let isDown = true;
  const page = open(
    '/book-apply/contract/new',
    {},
    {
      'application/get': () => (isDown ? apiFailure('serverError') : makeApplication()),
    },
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await page.person.click(retry);
  expect(await screen.findByRole('heading', { name: 'Story', level: 2 })).toBeInTheDocument();
});

it('follows what the desk does without a reload', async () => {
  let status = 20;
  open('/book-apply/contract/view', {}, { 'application/get': () => makeApplication({ status, next_actor: 'editor' }) });
  expect(await screen.findByRole('heading', { name: 'We are reading your story' })).toBeInTheDocument();
  status = 22;
  act(() => tellListeners({ topic: 'application', story_id: id, kind: 'contract', status }));
  expect(await screen.findByRole('heading', { name: 'We are preparing your contract' })).toBeInTheDocument();
});

it('leads the keyboard to what a signature has led to', async () => {
  const document = { document_id: '01930000-0000-7000-8000-0000000000d1', type: 'contract' as const };
  const paper = { name: 'contract.pdf', created_at: '2026-11-20T08:00:00.000Z', sha256: 'ab'.repeat(32) };
  const page = open(
    '/book-apply/contract/view',
    { status: 22, form: CONTRACT_FORM, next_actor: 'author', documents: [{ ...document, ...paper }] },
    { 'application/sign': () => makeApplication({ status: 30, form: CONTRACT_FORM }) },
  );
  await page.person.click(await screen.findByRole('checkbox', { name: /I have read the contract/ }));
  await page.person.type(screen.getByLabelText('Your signature'), 'Noor Adaeze Valdez-Okafor');
  act(() => screen.getByRole('button', { name: 'Sign the contract' }).focus());
  await page.person.keyboard('{Enter}');
  const heading = await screen.findByRole('heading', { name: 'The contract is signed' });
  await waitFor(() => expect(heading).toHaveFocus());
});
