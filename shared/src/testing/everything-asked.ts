import { requestsSent } from '../host/api/requests-sent.ts';

// Tests may put another clock in its place.
const { setTimeout: setRealTimeout } = globalThis;
const nextTurn = () => new Promise<void>((resolve) => setRealTimeout(resolve));

/** Resolves once all that a page asks for as it appears has gone out: effects run a turn later, and a call is signed first. */
export async function everythingAsked(): Promise<void> {
  await nextTurn();
  await requestsSent();
  await nextTurn();
}
