import '@myfiction/shared/testing/reset-host.ts';
import { createHash } from 'node:crypto';
import { takeAttempt } from './attempt.ts';

const CONFIG = {
  client_id: 'app',
  script_url: 'https://apple.example/auth.js',
  redirect_url: 'https://x.example/back',
};
const apple = { init: jest.fn(), signIn: jest.fn(async () => {}) };
const script = () => document.head.querySelector('script[src="https://apple.example/auth.js"]');

/** In a page that has not asked for the script yet. */
let leaveForApple: typeof import('./apple.ts').leaveForApple;
beforeEach(async () => {
  script()?.remove();
  jest.resetModules();
  ({ leaveForApple } = await import('./apple.ts'));
});

function loadScript(): void {
  window.AppleID = { auth: apple };
  script()?.dispatchEvent(new Event('load'));
}

test('a script that does not load is tried again with the next press', async () => {
  const leaving = leaveForApple(CONFIG, {});
  script()?.dispatchEvent(new Event('error'));
  await expect(leaving).rejects.toThrow('The script of Apple cannot be loaded.');
  expect(script()).toBeNull();
  expect(takeAttempt()).toBeUndefined();
});

test('a script that has not come after 30 seconds is waited for no longer', async () => {
  jest.useFakeTimers();
  const gone = jest.fn();
  const leaving = leaveForApple(CONFIG, {}).catch(gone);
  await jest.advanceTimersByTimeAsync(29_999);
  expect(gone).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await leaving;
  expect(gone).toHaveBeenCalledTimes(1);
  expect(script()).toBeNull();
  jest.useRealTimers();
});

test('Apple gets the state and the hash of a nonce that stays in this tab', async () => {
  const leaving = leaveForApple(CONFIG, { redirectUrl: '/comments' });
  loadScript();
  await leaving;
  const kept = takeAttempt();
  expect(kept).toMatchObject({ provider: 'apple', redirectUrl: '/comments' });
  expect(apple.init).toHaveBeenCalledWith({
    clientId: 'app',
    scope: 'name email',
    redirectURI: 'https://x.example/back',
    state: kept?.state,
    nonce: createHash('sha256')
      .update(kept?.nonce ?? '')
      .digest('hex'),
    usePopup: false,
  });
  expect(apple.signIn).toHaveBeenCalledTimes(1);
});

test('each time with a new state and nonce, and the attempt is good for one answer', async () => {
  const leaving = leaveForApple(CONFIG, {});
  loadScript();
  await leaving;
  const first = takeAttempt();
  await leaveForApple(CONFIG, {});
  const second = takeAttempt();
  expect(first?.state).not.toBe(second?.state);
  expect(first?.nonce).not.toBe(second?.nonce);
  expect(takeAttempt()).toBeUndefined();
});
