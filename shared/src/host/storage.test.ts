import { readStored, storage } from './storage.ts';

test('what storage refuses is kept for the life of the page, over what it still holds', () => {
  localStorage.setItem('session', 'old');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.set('session', 'token');
  expect(storage.get('session')).toBe('token');
  storage.remove('session');
  expect(storage.get('session')).toBeNull();
});

test('a storage that may not even be looked at is an empty one', () => {
  jest.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  storage.set('uid', '1');
  expect([storage.get('uid'), storage.get('other')]).toEqual(['1', null]);
  storage.remove('uid');
});

test('a value that is no JSON is not there', () => {
  localStorage.setItem('broken', '{');
  localStorage.setItem('whole', '[1]');
  expect([readStored('broken'), readStored('missing'), readStored('whole')]).toEqual([undefined, undefined, [1]]);
});
