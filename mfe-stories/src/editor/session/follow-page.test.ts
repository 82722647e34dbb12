import { followPage } from './follow-page.ts';

function fakeSession(isAtRisk: boolean) {
  const calls: string[] = [];
  const session = {
    flush: async () => calls.push('flush') > 0,
    flushJournal: async () => void calls.push('journal'),
    retry: async () => void calls.push('retry'),
    isAtRisk,
  };
  const stop = followPage(session, { onComeBack: async () => void calls.push('come back') });
  return { calls, stop };
}

function setVisibility(state: DocumentVisibilityState): void {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => jest.restoreAllMocks());

it('writes journal and server when the page is put away, not when it comes back', () => {
  const { calls, stop } = fakeSession(false);
  setVisibility('visible');
  expect(calls).toEqual([]);
  setVisibility('hidden');
  expect(calls).toEqual(['journal', 'flush']);
  stop();
});

it('writes the journal when the page goes, and tries again when the connection is back', () => {
  const { calls, stop } = fakeSession(false);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('online'));
  expect(calls).toEqual(['journal', 'retry']);
  stop();
  window.dispatchEvent(new Event('online'));
  expect(calls).toHaveLength(2);
});

it('tells when the page comes back out of the browser’s memory, and not when it was loaded', () => {
  const { calls, stop } = fakeSession(false);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(calls).toEqual([]);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(calls).toEqual(['come back']);
  stop();
});

it.each([
  [true, true],
  [false, false],
])('asks before closing only when text would be lost: %s', (isAtRisk, asks) => {
  const { stop } = fakeSession(isAtRisk);
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(asks);
  stop();
});
