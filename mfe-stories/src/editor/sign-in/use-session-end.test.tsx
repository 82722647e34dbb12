import { emitEvent, expireSession, getSession, installNavigate } from '@myfiction/shared/host.ts';
import '@myfiction/shared/testing/reset-host.ts';
import { signInAs } from '@myfiction/shared/testing/sign-in.ts';
import { act, renderHook } from '@testing-library/react';

import type { EditorSession } from '../session/editor-session.ts';
import { useSessionEnd } from './use-session-end.ts';

let isAtRisk: boolean;
let moves: string[];
let takeBack: () => void;

function render() {
  const user = signInAs();
  const store = { view: { save: { kind: 'signed-out' } } };
  const retry = jest.fn(async () => undefined);
  const parts = { target: { uid: user.uid }, store, retry, flushJournal: async () => undefined };
  const session: EditorSession = Object.defineProperty(Object.assign(Object.create(null), parts), 'isAtRisk', {
    get: () => isAtRisk,
  });
  return { ...renderHook(() => useSessionEnd(session)), retry };
}

beforeEach(() => {
  isAtRisk = false;
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
