import {
  emitEvent,
  expireSession,
  getSession,
  getToasts,
  installNavigate,
  registerMessages,
  renewSession,
} from '@myfiction/shared/host.ts';
import '@myfiction/shared/testing/reset-host.ts';
import { signInAs } from '@myfiction/shared/testing/sign-in.ts';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { EditorContext, type EditorTools } from '../components/editor-context.ts';
import { messages } from '../i18n/messages.ts';
import { chapterDetail, chapterText } from '../testing/chapters.ts';
import { openEditor } from '../testing/open-editor.ts';
import { useSessionEnd } from './use-session-end.ts';

let isAtRisk: boolean;
let isWriting: boolean;
let isKept: boolean;
let moves: string[];
let takeBack: () => void;

function render() {
  const user = signInAs();
  for (const table of [messages].flat()) void registerMessages(table.namespace, table);
  const tools = openEditor(chapterDetail(chapterText('Mara came home late.'), 4));
  const store = { view: { save: { kind: 'signed-out' }, isJournalWorking: isKept } };
  const retry = jest.fn(async () => undefined);
  const parts = { target: { uid: user.uid }, store, retry, flushJournal: async () => undefined };
  const session: EditorTools['session'] = Object.defineProperty(Object.assign(Object.create(null), parts), 'isAtRisk', {
    get: () => isAtRisk,
  });
  const view = { current: Object.assign(Object.create(null), { hasFocus: () => isWriting }) };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <EditorContext value={{ ...tools, session, view }}>{children}</EditorContext>
  );
  return { ...renderHook(() => useSessionEnd(), { wrapper }), retry };
}

beforeEach(() => {
  isAtRisk = false;
  isWriting = false;
  isKept = true;
  moves = [];
  takeBack = installNavigate((to) => moves.push(to));
});
afterEach(() => takeBack());

it('asks over the text when the session ends, and goes nowhere', () => {
  const { result } = render();
  act(() => expireSession());
  expect(result.current.isAsking).toBe(true);
  expect([moves.length, getSession() !== null]).toEqual([0, true]);
});

it('tells who is writing, and asks when told to', () => {
  isWriting = true;
  const { result } = render();
  act(() => expireSession());
  expect(result.current.isAsking).toBe(false);
  expect(getToasts()).toMatchObject([{ tone: 'warning', text: 'Signed out. Saved on this device.' }]);
  act(() => getToasts()[0]?.action?.onClick());
  expect(result.current.isAsking).toBe(true);
});

it.each<[string, (page: ReturnType<typeof render>) => void]>([
  ['the author is asked', ({ result }) => result.current.ask()],
  ['the author is back', () => renewSession('the-next-session')],
  ['the account is blocked', () => emitEvent('author-blocked', {})],
  ['the chapter is left', ({ unmount }) => unmount()],
])('has nothing more to tell once %s', (_, happens) => {
  isWriting = true;
  const page = render();
  act(() => expireSession());
  expect(getToasts()).toHaveLength(1);
  act(() => happens(page));
  expect(getToasts()).toEqual([]);
});

it('asks who is writing, too, while the device keeps nothing', () => {
  isWriting = true;
  isKept = false;
  const { result } = render();
  act(() => expireSession());
  expect(result.current.isAsking).toBe(true);
});

it('does not ask a blocked author to sign in again', () => {
  const { result } = render();
  act(() => {
    expireSession();
    emitEvent('author-blocked', {});
  });
  expect(result.current.isAsking).toBe(false);
});

it('leaves for the sign-in page without the session that is over, and back here', async () => {
  window.history.replaceState(null, '', '/my-stories/chapter/edit?id=1');
  const { result } = render();
  act(() => expireSession());
  await act(async () => expect(await result.current.leave()).toBe(true));
  expect(getSession()).toBeNull();
  expect(moves).toEqual([expect.stringMatching(/^\/login\?redirect_url=.*chapter%2Fedit%3Fid%3D1$/)]);
});

it('stays while leaving would lose text', async () => {
  isAtRisk = true;
  const { result } = render();
  act(() => expireSession());
  await act(async () => expect(await result.current.leave()).toBe(false));
  expect([moves.length, getSession() !== null]).toEqual([0, true]);
});
