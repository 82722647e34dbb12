import { changeLanguage, errorText, getToasts } from '@myfiction/shared/host.ts';
import { apiFailure, NETWORK_FAILURE } from '@myfiction/shared/testing/api-failure.ts';
import type { ApiHandlers } from '@myfiction/shared/testing/fake-api.ts';
import { renderPage } from '@myfiction/shared/testing/render-page.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { messages } from '../i18n/messages.ts';
import { InboxPage } from '../inbox-page.tsx';
import { inboxServer } from '../testing/inbox-server.ts';
import { idOf, makeDetail, makeMessage, makeTurn } from '../testing/make-message.ts';

const summary = makeMessage(1, { type: 'editor', title: 'Your outline', sender: 'Hana, editor' });
const attachment = { attachment_id: idOf(500), name: 'map.png', type: 'png' as const, bytes: 2048 };

function open(more: ApiHandlers = {}, closed = false) {
  const detail = makeDetail(summary, { thread: { closed }, turns: [makeTurn(0)] });
  const server = inboxServer([detail]);
  const reply: ApiHandlers['inbox/reply'] = ({ reply_id, body }) => {
    const turns = [...detail.turns, makeTurn(1, { turn_id: reply_id, mine: true, body, sender: 'Ada' })];
    return { ...detail, turns };
  };
  const apiHandlers = { ...server.handlers, 'inbox/reply': reply, ...more };
  return renderPage(<InboxPage />, { path: `/inbox?id=${idOf(1)}`, messages, apiHandlers });
}

const field = () => screen.findByRole('textbox', { name: 'Your reply' });

it('sends a letter, which then stands in the conversation', async () => {
  const page = open();
  await page.person.type(await field(), 'By the lake.');
  await page.person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('By the lake.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your reply' })).toHaveValue(''));
  expect(Object.keys(localStorage).filter((key) => key.includes('inbox-reply'))).toEqual([]);
});

it('asks for a file once while its address is on the way', async () => {
  const turns = [makeTurn(0, { attachments: [attachment] })];
  const detail = makeDetail(summary, { thread: { closed: false }, turns });
  const page = open({ 'inbox/get': () => detail, 'inbox/getAttachment': () => new Promise(() => undefined) });
  const file = await screen.findByRole('button', { name: /map\.png/ });
  await page.person.dblClick(file);
  expect(file).toHaveAttribute('aria-busy', 'true');
  await waitFor(() => expect(page.api.callsOf('inbox/getAttachment')).toHaveLength(1));
});

it('keeps every word on the device', async () => {
  const first = open();
  await first.person.type(await field(), 'Half a th');
  first.unmount();
  open();
  expect(await field()).toHaveValue('Half a th');
});

it('follows what another tab in front of it writes and sends', async () => {
  const focus = jest.spyOn(document, 'hasFocus').mockReturnValue(false);
  const page = open();
  await page.person.type(await field(), 'Half');
  const [key = ''] = Object.keys(localStorage).filter((name) => name.includes('inbox-reply'));
  const kept = localStorage.getItem(key) ?? '';
  const hear = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  localStorage.setItem(key, kept.replace('Half', 'Half a thought'));
  hear();
  expect(await field()).toHaveValue('Half a thought');
  localStorage.removeItem(key);
  hear();
  expect(await field()).toHaveValue('');
  focus.mockRestore();
});

it('keeps words and files when sending fails, and sends the same letter again under its id', async () => {
  const page = open({ 'inbox/reply': () => NETWORK_FAILURE, 'inbox/upload': () => attachment });
  await page.person.type(await field(), 'By the lake.');
  await page.person.upload(screen.getByLabelText('Files to attach'), new File(['x'], 'map.png'));
  await waitFor(() => expect(screen.getByText('2 KB')).toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled());
  await page.person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your reply was not sent. Text and files are kept.')).toBeInTheDocument();
  expect(await field()).toHaveValue('By the lake.');
  await page.person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(page.api.callsOf('inbox/reply')).toHaveLength(2));
  const [one, two] = page.api.callsOf('inbox/reply').map(({ fields }) => fields);
  expect(two?.reply_id).toBe(one?.reply_id);
  expect(two?.attachment_ids).toEqual([attachment.attachment_id]);
  // Other words are another letter: the first may have arrived after all.
  await page.person.type(await field(), ' And more.');
  await page.person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(page.api.callsOf('inbox/reply')).toHaveLength(3));
  expect(page.api.callsOf('inbox/reply')[2]?.fields.reply_id).not.toBe(one?.reply_id);
});

it('says in the words of the catalogue that the server failed, and beside the letter that it is kept', async () => {
  const page = open({ 'inbox/reply': () => apiFailure('serverError') });
  await page.person.type(await field(), 'By the lake.');
  await page.person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Your reply was not sent. Text and files are kept.')).toBeInTheDocument();
  expect(getToasts().map(({ text }) => text)).toEqual(['Something went wrong, please try again.']);
});

it('says why a reply was refused in the language that is chosen while it stands there', async () => {
  const page = open({ 'inbox/reply': () => apiFailure('attachmentRefused') });
  await page.person.type(await field(), 'By the lake.');
  await page.person.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(errorText('attachmentRefused'))).toBeInTheDocument();
  await act(() => changeLanguage('es'));
  expect(errorText('attachmentRefused')).toMatch(/archivo/);
  expect(screen.getByText(errorText('attachmentRefused'))).toBeInTheDocument();
  await act(() => changeLanguage('en'));
});

it('refuses a file before it is sent, and says why the server did', async () => {
  const page = open({ 'inbox/upload': () => apiFailure('attachmentRefused') });
  const input = await screen.findByLabelText('Files to attach');
  await page.person.upload(input, new File([new Uint8Array(10 * 1024 * 1024 + 1)], 'long.txt'));
  expect(await screen.findByText('This file is larger than 10 MB.')).toBeInTheDocument();
  expect(page.api.callsOf('inbox/upload')).toHaveLength(0);
  await page.person.upload(input, new File(['x'], 'page.txt'));
  expect(await screen.findByText(/^This file cannot be attached/)).toBeInTheDocument();
});

it('says why a file does not go in the language that is chosen while it stands there', async () => {
  const page = open({ 'inbox/upload': () => apiFailure('attachmentRefused') });
  const input = await screen.findByLabelText('Files to attach');
  await page.person.upload(input, [new File([], 'nothing.txt'), new File(['x'], 'page.txt')]);
  expect(await screen.findByText(errorText('attachmentRefused'))).toBeInTheDocument();
  await act(() => changeLanguage('es'));
  expect(screen.getByText('Este archivo está vacío.')).toBeInTheDocument();
  expect(screen.getByText(errorText('attachmentRefused'))).toHaveTextContent(/archivo/);
  await act(() => changeLanguage('en'));
});

it('counts only the files that may go, and says of an empty one that it is', async () => {
  const page = open({ 'inbox/upload': ({ name }) => ({ ...attachment, attachment_id: crypto.randomUUID(), name }) });
  const input = await screen.findByLabelText('Files to attach');
  await page.person.upload(input, [
    new File([], 'nothing.txt'),
    new File(['x'], 'noend.jpeg.txt'),
    new File([], 'b.txt'),
  ]);
  await page.person.upload(input, [
    new File(['x'], 'two.txt'),
    new File(['x'], 'three.txt'),
    new File(['x'], 'four.txt'),
  ]);
  expect(screen.getAllByText('This file is empty.')).toHaveLength(2);
  await waitFor(() => expect(page.api.callsOf('inbox/upload')).toHaveLength(3));
  expect(screen.getAllByText('A letter takes at most 3 files.')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Attach files' })).toBeDisabled();
});

it('says what a closed conversation is for', async () => {
  open({}, true);
  expect(await screen.findByText('This conversation is closed')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('sends nothing that is empty or too long', async () => {
  const page = open();
  expect(await screen.findByRole('button', { name: 'Send' })).toBeDisabled();
  await page.person.click(await field());
  await page.person.paste('x'.repeat(5001));
  expect(screen.getByText('A reply has at most 5,000 characters.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await page.person.clear(await field());
  await page.person.paste('🐺'.repeat(5000));
  expect(screen.getByText('5,000 / 5,000')).toBeInTheDocument();
  expect(screen.queryByText('A reply has at most 5,000 characters.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled();
});
