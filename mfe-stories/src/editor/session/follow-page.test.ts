import { followPage } from './follow-page.ts';

function fakeSession(isAtRisk: boolean) {
  const calls: string[] = [];
  const stop = followPage({
    flush: async () => calls.push('flush') > 0,
    flushJournal: async () => void calls.push('journal'),
    retry: async () => void calls.push('retry'),
    isAtRisk,
  });
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
