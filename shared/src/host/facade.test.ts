import * as host from '../host.ts';

test('the facade loads and has no undefined export', () => {
  const missing = Object.entries(host).filter(([, value]) => value === undefined);
  expect(missing).toEqual([]);
});
