import { fakeLocks } from '../testing/fake-locks.ts';
import { ChapterLock, type Locks } from './chapter-lock.ts';

function lock(locks = fakeLocks(), onLost = jest.fn()) {
  return { lock: new ChapterLock('chapter', locks, onLost), onLost, locks };
}

it('is taken by one tab at a time', async () => {
  const { lock: first, locks } = lock();
  const second = new ChapterLock('chapter', locks, () => undefined);
  await expect(first.tryAcquire()).resolves.toBe(true);
  await expect(second.tryAcquire()).resolves.toBe(false);
  first.close();
  await expect(second.wait()).resolves.toBe(true);
});

it('is handed on to the tab that waits', async () => {
  const { lock: first, locks } = lock();
  await first.tryAcquire();
  const second = new ChapterLock('chapter', locks, () => undefined);
  const waiting = second.wait();
  first.close();
  await expect(waiting).resolves.toBe(true);
});

it('tells the tab that it was taken from, and only that', async () => {
  const { lock: first, onLost, locks } = lock();
  await first.tryAcquire();
  const second = lock(locks);
  await expect(second.lock.steal()).resolves.toBe(true);
  expect(onLost).toHaveBeenCalledTimes(1);
  second.lock.close();
  expect(second.onLost).not.toHaveBeenCalled();
});

it('calls off waiting when it is closed', async () => {
  const { lock: first, locks } = lock();
  await first.tryAcquire();
  const second = lock(locks);
  const waiting = second.lock.wait();
  second.lock.close();
  await expect(waiting).resolves.toBe(false);
  expect(second.onLost).not.toHaveBeenCalled();
});

it('lets every tab write where the browser has no locks', async () => {
  await expect(new ChapterLock('chapter', undefined, () => undefined).tryAcquire()).resolves.toBe(true);
});

it('does not keep what is granted after it was closed', async () => {
  const locks = fakeLocks();
  // The browser's own grants in a later task.
  const late: Locks = Object.assign(Object.create(null), {
    request: async (name: string, options: LockOptions, callback: LockGrantedCallback<unknown>) => {
      await null;
      return locks.request(name, options, callback);
    },
  });
  const closed = new ChapterLock('chapter', late, () => undefined);
  const acquiring = closed.tryAcquire();
  closed.close();
  await expect(acquiring).resolves.toBe(false);
  await expect(new ChapterLock('chapter', late, () => undefined).tryAcquire()).resolves.toBe(true);
});
