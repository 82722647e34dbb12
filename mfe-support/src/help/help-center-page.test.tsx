import type { UserInfo } from '@myfiction/shared/contract/calls/user.ts';
import { getToasts, Link, useAppStore } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { type RenderedPage, renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { HelpCenterPage } from './help-center-page.tsx';

const handlers: ApiHandlers = {
  'help/listPopular': () => ({ articles: ['trash', 'cover'] }),
  'help/read': () => ({}),
  'help/rate': () => ({}),
};

let opened: RenderedPage | undefined;
// What a page asks for on opening must not come after its test.
afterEach(() => waitFor(() => expect(opened?.api.calls.length ?? 1).toBeGreaterThan(0)));

function open(path = '/help-center', apiHandlers: ApiHandlers = {}, user: Partial<UserInfo> | null = null) {
  const page = (
    <main>
      <Link to="/help-center">Help Center of the navigation</Link>
      <HelpCenterPage />
    </main>
  );
  opened = renderPage(page, { path, messages, user, apiHandlers: { ...handlers, ...apiHandlers } });
  return opened;
}

const field = () => screen.findByRole('searchbox', { name: 'Search the help articles' });

test('shows the shelves and what is read most, then the editors’ choice', async () => {
  open();
  const shelves = await screen.findByRole('navigation', { name: 'Categories' });
  expect(within(shelves).getAllByRole('link')).toHaveLength(6);
  await waitFor(() => {
    const section = screen.getByRole('heading', { name: 'Read most this week' }).parentElement;
    expect(
      within(section ?? document.body)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Delete and restore chapters',
      'Add or change a cover',
      'When is my bill paid?',
      'What do the contract statuses mean?',
      'How to schedule a chapter',
    ]);
  });
});

test.each([null, { uname: 'Noor' }])('leads %j to the guides of the creator space', async (user) => {
  open('/help-center', {}, user);
  expect(await screen.findByRole('link', { name: 'Open the guides' })).toHaveAttribute(
    'href',
    '/subpages/creator-space',
  );
});

test('without an answer of the server the editors’ choice stands, and nobody is bothered', async () => {
  open('/help-center', { 'help/listPopular': () => NETWORK_FAILURE });
  expect(await screen.findByRole('link', { name: 'My payment failed. What now?' })).toBeInTheDocument();
});

test('finds in spite of slips, by keyboard alone; Back comes back to the answers', async () => {
  const page = open();
  await field();
  await page.person.keyboard('/');
  expect(await field()).toHaveFocus();
  await page.person.type(await field(), 'paymnet faild');
  expect((await screen.findAllByRole('listitem'))[0]).toHaveTextContent('My payment failed. What now?');
  await page.person.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(await field()).toHaveFocus();
  await page.person.keyboard('{Enter}');
  expect(page.location()).toBe('/help-center?article=payment-failed');
  expect(await screen.findByRole('heading', { name: 'My payment failed. What now?' })).toBeInTheDocument();
});

test('an article begins at its top, with the focus on its title; so does what it leads on to', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const page = open('/help-center?article=tax-form');
  const next = await screen.findByRole('heading', { name: 'Read next' });
  expect(document.body).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
  const [link = document.body] = within(next.parentElement ?? document.body).getAllByRole('link');
  const title = link.textContent ?? '';
  await page.person.click(link);
  expect(await screen.findByRole('heading', { name: title })).toHaveFocus();
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  await page.person.click(screen.getByRole('link', { name: 'Bills and payments' }));
  expect(await screen.findByRole('heading', { name: 'Bills and payments' })).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('the way to the Help Center leads from the answers to its start', async () => {
  const page = open();
  await page.person.type(await field(), 'payment');
  await screen.findByRole('link', { name: /My payment failed/ });
  await page.person.click(screen.getByRole('link', { name: 'Help Center of the navigation' }));
  expect(await field()).toHaveValue('');
  expect(screen.getByRole('navigation', { name: 'Categories' })).toBeInTheDocument();
});

test('Esc empties the field; no answer leads to the categories and to a person', async () => {
  const page = open();
  await page.person.type(await field(), 'qqqzzzxxx');
  expect(await screen.findByRole('heading', { name: 'No article answers this yet' })).toBeInTheDocument();
  expect(screen.getByRole('navigation', { name: 'Categories' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Still need help?' })).toBeInTheDocument();
  await page.person.type(await field(), '{Escape}');
  expect(await field()).toHaveValue('');
  expect(screen.getByRole('heading', { name: 'Read most this week' })).toBeInTheDocument();
});

test('an article counts as read and takes an answer with what was missing', async () => {
  const page = open('/help-center?article=tax-form');
  await page.person.click(await screen.findByRole('button', { name: 'No' }));
  expect(await screen.findByRole('textbox', { name: 'What was missing?' })).toHaveFocus();
  await page.person.keyboard('Which one is mine?');
  await page.person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Thank you/)).toHaveFocus();
  expect(page.api.callsOf('help/read').map(({ fields }) => fields.article)).toEqual(['tax-form']);
  expect(page.api.callsOf('help/rate').map(({ fields: { helpful, comment } }) => [helpful, comment])).toEqual([
    [false, ''],
    [false, 'Which one is mine?'],
  ]);
});

test('what was missing is found again by an author who has looked into another article', async () => {
  const page = open('/help-center?article=tax-form');
  await page.person.click(await screen.findByRole('button', { name: 'No' }));
  await page.person.type(await screen.findByRole('textbox', { name: 'What was missing?' }), 'A picture');
  await page.person.click(screen.getByRole('link', { name: 'Bills and payments' }));
  await page.person.click(await screen.findByRole('link', { name: /When is my bill paid/ }));
  expect(screen.queryByRole('textbox', { name: 'What was missing?' })).not.toBeInTheDocument();
  await page.person.click(screen.getByRole('link', { name: 'Bills and payments' }));
  await page.person.click(await screen.findByRole('link', { name: /Tax forms/ }));
  expect(screen.getByRole('textbox', { name: 'What was missing?' })).toHaveValue('A picture');
  expect(screen.getByRole('heading', { name: /Tax forms/ })).toHaveFocus();
  await page.person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Thank you/)).toBeInTheDocument();
});

test('an answer that takes its time keeps the focus and is sent once', async () => {
  const page = open('/help-center?article=tax-form');
  page.api.use({ 'help/rate': () => new Promise(() => undefined) });
  const yes = await screen.findByRole('button', { name: 'Yes' });
  await page.person.click(yes);
  await page.person.keyboard('{Enter}');
  await page.person.click(screen.getByRole('button', { name: 'No' }));
  await page.person.click(yes);
  expect(yes).toHaveFocus();
  expect(yes).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(page.api.callsOf('help/rate')).toHaveLength(1));
});

test('what was missing is not written on while it is on its way: it would be lost', async () => {
  const page = open('/help-center?article=tax-form');
  await page.person.click(await screen.findByRole('button', { name: 'No' }));
  const field = await screen.findByRole('textbox', { name: 'What was missing?' });
  await page.person.type(field, 'A picture');
  page.api.use({ 'help/rate': () => new Promise(() => undefined) });
  await page.person.click(screen.getByRole('button', { name: 'Send' }));
  await page.person.type(field, ' of it');
  expect(field).toHaveValue('A picture');
});

test('an answer that does not get through can be given again, the words stay', async () => {
  const page = open('/help-center?article=tax-form');
  await page.person.click(await screen.findByRole('button', { name: 'No' }));
  await screen.findByRole('textbox', { name: 'What was missing?' });
  page.api.use({ 'help/rate': () => apiFailure('tooManyRequests') });
  await page.person.type(await screen.findByRole('textbox', { name: 'What was missing?' }), 'A picture');
  const before = page.api.callsOf('help/rate').length;
  await page.person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(page.api.callsOf('help/rate')).toHaveLength(before + 1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  expect(screen.getByRole('textbox', { name: 'What was missing?' })).toHaveValue('A picture');
});

test.each([500, 90099012, 400060])('the code %i leads to its article', async (code) => {
  const page = open(`/help-center?error=${code}`);
  await waitFor(() => expect(page.location()).toMatch(/^\/help-center\?article=/));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});

test('a code that nobody knows leads to the start', async () => {
  const page = open('/help-center?error=77');
  await field();
  expect(page.location()).toBe('/help-center');
});

test('an article that is not there says so and leads on', async () => {
  open('/help-center?article=nothing');
  expect(await screen.findByRole('heading', { name: 'This article is not here any more' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the Help Center' })).toHaveAttribute('href', '/help-center');
});

test('a category lists its articles', async () => {
  open('/help-center?shelf=pay-to-read');
  expect(await screen.findByRole('heading', { name: 'Pay-to-Read' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /What is Pay-to-Read/ })).toBeInTheDocument();
  // A category asks the server for nothing.
  opened = undefined;
});

test('a signed-in author writes to support; what is written stays until it is sent', async () => {
  let fails = true;
  const answer = () => (fails ? apiFailure('serverError') : apiFailure('notFound'));
  const page = open('/help-center', { 'inbox/startThread': answer }, {});
  const contact = await screen.findByRole('button', { name: 'Contact us' });
  expect(contact).toHaveAttribute('data-area', 'contact_us');
  await page.person.click(contact);
  const dialog = within(screen.getByRole('dialog', { name: 'Contact us' }));
  await page.person.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getByText('Write what we can help with.')).toBeInTheDocument();
  await page.person.selectOptions(dialog.getByRole('combobox', { name: 'What is it about?' }), 'Bills and payments');
  await page.person.type(dialog.getByRole('textbox', { name: 'Your message' }), 'Where is it?');
  await page.person.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText(/It was not sent/)).toBeInTheDocument();
  expect(getToasts().map(({ text }) => text)).toEqual(['Something went wrong, please try again.']);
  expect(dialog.getByRole('textbox', { name: 'Your message' })).toHaveValue('Where is it?');
  fails = false;
  await page.person.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(page.api.callsOf('inbox/startThread')).toHaveLength(2));
  const calls = page.api.callsOf('inbox/startThread').map(({ fields }) => fields);
  expect(calls[1]).toMatchObject({ subject: { kind: 'support', topic: 'money' }, body: 'Where is it?' });
  expect(calls[1]?.reply_id).toBe(calls[0]?.reply_id);
});

test('a letter to support is not written on while it is on its way: it would be lost', async () => {
  const page = open('/help-center', { 'inbox/startThread': () => new Promise(() => undefined) }, {});
  await page.person.click(await screen.findByRole('button', { name: 'Contact us' }));
  const letter = screen.getByRole('textbox', { name: 'Your message' });
  await page.person.type(letter, 'Where is it?');
  await page.person.click(screen.getByRole('button', { name: 'Send' }));
  await page.person.type(letter, ' I wait.');
  expect(letter).toHaveValue('Where is it?');
});

test('a letter that is refused says why, and keeps what was written', async () => {
  const refused = apiFailure('tooManyRequests');
  const page = open('/help-center', { 'inbox/startThread': () => refused }, {});
  await page.person.click(await screen.findByRole('button', { name: 'Contact us' }));
  const dialog = within(screen.getByRole('dialog'));
  await page.person.type(dialog.getByRole('textbox'), 'Where is my bill?');
  await page.person.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('Too many tries. Wait a little, then try again.')).toBeInTheDocument();
  expect(dialog.getByRole('textbox')).toHaveValue('Where is my bill?');
});

test('without a session or a support address nothing offers a contact', async () => {
  open();
  await screen.findByRole('navigation', { name: 'Categories' });
  expect(screen.queryByText('Contact us')).not.toBeInTheDocument();
});

test('without a session, contact is by mail to the support address', async () => {
  useAppStore.setState({
    systemConfig: {
      server_time_ms: 0,
      support_email: 'help@example.com',
      app_id: '',
      package_name: '',
      feedback_url: 'https://feedback.example/form',
      store_links: { google_play: '', app_store: '' },
      login_providers: [],
      region_hosts: [],
    },
  });
  open();
  expect(await screen.findByRole('link', { name: 'Contact us' })).toHaveAttribute('href', 'mailto:help@example.com');
  const feedback = screen.getByRole('link', { name: /Feedback/ });
  expect(feedback).toHaveAttribute('href', expect.stringContaining('https://feedback.example/form?'));
  // As in the sidebar, the sign that it leads away stands behind the word.
  expect(feedback.querySelector('svg')?.previousSibling).toHaveTextContent('Feedback');
});
