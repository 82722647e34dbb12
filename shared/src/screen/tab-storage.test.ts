import { tabStorage } from './tab-storage.ts';

test('keeps a value until it is removed', () => {
  tabStorage.set('place', '120');
  expect(tabStorage.get('place')).toBe('120');
  tabStorage.remove('place');
  expect(tabStorage.get('place')).toBeNull();
});

test('remembers nothing where the browser refuses, and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  tabStorage.set('place', '120');
  tabStorage.remove('place');
  expect(tabStorage.get('place')).toBeNull();
});
