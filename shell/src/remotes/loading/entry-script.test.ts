import { REMOTE_TIMEOUT_MS } from '@myfiction/shared/contract/platform.ts';
import { runEntryScript } from './entry-script.ts';

const run = (url: string, integrity = 'sha384-AAAA') => runEntryScript({ remote: 'comments', url, integrity });
const current = (): HTMLScriptElement => {
  const script = document.head.querySelector('script');
  if (!script) throw new Error('No script was added.');
  return script;
};

afterEach(() => document.head.replaceChildren());

test('runs the file with its integrity and leaves no element behind', async () => {
  const done = run('/remotes/comments/v1/remoteEntry.js');
  expect(current().integrity).toBe('sha384-AAAA');
  expect(current().crossOrigin).toBeNull();
  current().dispatchEvent(new Event('load'));
  await done;
  expect(document.head.querySelector('script')).toBeNull();
});

test('fetches another origin with CORS, without which its integrity is not checked', () => {
  void run('https://cdn.example/remotes/comments/v1/remoteEntry.js');
  expect(current().crossOrigin).toBe('anonymous');
});

test('sets no integrity where there is none', () => {
  void run('/remotes/comments/dev/remoteEntry.js', '');
  expect(current().hasAttribute('integrity')).toBe(false);
});

test('a file that does not come or does not match is unreachable', async () => {
  const done = run('/gone.js');
  current().dispatchEvent(new Event('error'));
  await expect(done).rejects.toMatchObject({ failure: 'unreachable', remote: 'comments' });
  expect(document.head.querySelector('script')).toBeNull();
});

test('a file that takes too long is a timeout, and its late arrival changes nothing', async () => {
  jest.useFakeTimers();
  const done = run('/slow.js');
  const script = current();
  jest.advanceTimersByTime(REMOTE_TIMEOUT_MS);
  jest.useRealTimers();
  script.dispatchEvent(new Event('load'));
  await expect(done).rejects.toMatchObject({ failure: 'timeout' });
});
