import { getSession, getToasts, openLayer, useUser } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { testUser } from '@myfiction/shared/testing/sign-in.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { PenNameDialog } from './pen-name-dialog.tsx';

function WhileGuest() {
  return useUser()?.uname === 'Guest' ? <PenNameDialog /> : <p>writing</p>;
}

const show = (handlers: ApiHandlers = {}) =>
  renderPage(<WhileGuest />, {
    user: { uname: 'Guest' },
    messages,
    apiHandlers: { 'user/editUserInfo': ({ uname = '' }) => testUser({ uname }), ...handlers },
  });

const start = () => screen.getByRole('button', { name: 'Start Writing' });

test('a pen name lets the author start, with the sentence of the specification', async () => {
  const page = show();
  expect(screen.getByRole('dialog', { name: 'Please confirm the information below' })).toBeInTheDocument();
  const name = screen.getByLabelText('Pen name');
  expect(name).toHaveValue('');
  expect(name).toHaveFocus();
  await page.person.type(name, '  Noor Valdez {Enter}');
  expect(await screen.findByText('writing')).toBeInTheDocument();
  expect(page.api.callsOf('user/editUserInfo')[0]?.fields).toMatchObject({ uname: 'Noor Valdez' });
  expect(getToasts().map((toast) => toast.text)).toEqual([
    'You have successfully changed your pen name! Now you can freely begin writing!',
  ]);
});

test.each([
  ['', 'A pen name is required.'],
  ['   ', 'A pen name is required.'],
  ['gUEST', 'Please kindly refrain from using "Guest" as your pen name.'],
  ['N\u043Eor', 'Write each word of your pen name in one alphabet, for example all in Latin letters.'],
  ['x'.repeat(51), 'A pen name has at most 50 characters.'],
])('"%s" is refused without asking the server', async (text, message) => {
  const page = show();
  const name = screen.getByLabelText('Pen name');
  if (text !== '') await page.person.type(name, text);
  await page.person.click(start());
  expect(name).toHaveAccessibleDescription(message);
  expect(name).toHaveValue(text);
  expect(page.api.calls).toEqual([]);
});

test('fifty characters are fine', async () => {
  const page = show();
  await page.person.type(screen.getByLabelText('Pen name'), `${'x'.repeat(50)}{Enter}`);
  expect(await screen.findByText('writing')).toBeInTheDocument();
});

test('a taken pen name stands under the field and stays', async () => {
  const page = show({ 'user/editUserInfo': () => apiFailure('penNameTaken') });
  const name = screen.getByLabelText('Pen name');
  await page.person.type(name, 'Noor Valdez{Enter}');
  await waitFor(() => expect(name).toHaveAccessibleDescription('Another author already uses this pen name.'));
  expect(name).toHaveValue('Noor Valdez');
  expect(getToasts()).toEqual([]);
});

test('it cannot be dismissed', () => {
  show();
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  dialog.close();
  expect(dialog).toHaveAttribute('open');
});

test('signing out is the other way out', async () => {
  const page = show({ 'user/logout': () => ({}) });
  await page.person.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(page.location()).toBe('/login'));
  expect(getSession()).toBeNull();
});

test('who stays for what is written on the page can go on with the dialog', async () => {
  const page = show();
  const close = openLayer(() => {}, true);
  const leave = screen.getByRole('button', { name: 'Sign out' });
  await page.person.click(leave);
  expect(leave).not.toHaveAttribute('aria-busy', 'true');
  expect(getSession()).not.toBeNull();
  close();
});
