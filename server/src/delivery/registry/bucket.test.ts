import { isWithin } from './bucket.ts';

const users = Array.from({ length: 10_000 }, (_, index) => `uid ${10_000_001 + index}`);
const within = (percent: number, remote = 'comments') => users.filter((user) => isWithin(percent, remote, user));

test.each([1, 10, 50, 90])('%d percent are about as many of the users', (percent) => {
  const expected = (percent / 100) * users.length;
  // Five standard deviations: it is the same every time, and fair.
  const margin = 5 * Math.sqrt(expected * (1 - percent / 100));
  expect(Math.abs(within(percent).length - expected)).toBeLessThan(margin);
});

test('nobody is within 0, and everybody within 100', () => {
  expect([within(0).length, within(100).length]).toEqual([0, users.length]);
});

test('a higher percentage keeps those who were in', () => {
  const more = new Set(within(30));
  expect(within(10).every((user) => more.has(user))).toBe(true);
});

test('each remote has an order of its own', () => {
  const inbox = new Set(within(10, 'inbox'));
  const both = within(10).filter((user) => inbox.has(user)).length;
  expect(both).toBeGreaterThan(50);
  expect(both).toBeLessThan(150);
});

test('places are the same in every version of the server: another order would change what users run', () => {
  expect(within(1).slice(0, 4)).toEqual(['uid 10000110', 'uid 10000155', 'uid 10000162', 'uid 10000184']);
});
