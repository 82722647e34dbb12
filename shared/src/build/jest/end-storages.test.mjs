import { AsyncLocalStorage } from 'node:async_hooks';
import { endStorages } from './end-storages.mjs';

test('a storage that was used costs nothing once it has been ended, and can be used again', () => {
  const storage = new AsyncLocalStorage();
  storage.run('first', () => {
    expect(storage.getStore()).toBe('first');
    endStorages();
    expect(storage.getStore()).toBeUndefined();
  });
  expect(storage.run('second', () => storage.getStore())).toBe('second');
});
