import { HANDLERS } from '../app.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { addressKey, checkRate } from './check-rate.ts';
import { createRateLimiter } from './rate-limiter.ts';

const limit = { burst: 3, perSecond: 0.5 };

test('a burst passes, then one at a time', () => {
  const clock = createTestClock();
  const limiter = createRateLimiter(clock);
  const take = () => limiter.take('a', limit);
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  clock.advance(2_000);
  expect([take(), take()]).toEqual([true, false]);
  clock.advance(60_000);
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
});

test('one does not use up the other', () => {
  const limiter = createRateLimiter(createTestClock());
  for (let i = 0; i < 4; i++) limiter.take('a', limit);
  expect(limiter.take('b', limit)).toBe(true);
});

test('a clock that is set back does not fill the bucket', () => {
  const clock = createTestClock();
  const limiter = createRateLimiter(clock);
  for (let i = 0; i < 3; i++) limiter.take('a', limit);
  clock.advance(-600_000);
  expect(limiter.take('a', limit)).toBe(false);
});

test('factor 0 turns it off', () => {
  const limiter = createRateLimiter(createTestClock(), 0);
  expect(Array.from({ length: 10 }, () => limiter.take('a', limit))).not.toContain(false);
});

test('a factor multiplies what is let through at once and what comes after', () => {
  const clock = createTestClock();
  const limiter = createRateLimiter(clock, 2);
  const passed = () => Array.from({ length: 10 }, () => limiter.take('a', limit)).filter(Boolean).length;
  expect(passed()).toBe(6);
  clock.advance(2_000);
  expect(passed()).toBe(2);
});

test('a flood of addresses has it forget who was away longest, not who goes on', () => {
  const limiter = createRateLimiter(createTestClock());
  const useUp = (key: string) => Array.from({ length: 4 }, () => limiter.take(key, limit)).at(-1);
  for (const key of ['goes on', 'away']) expect(useUp(key)).toBe(false);
  for (let other = 0; other < 49_998; other++) limiter.take(`${other}`, limit);
  expect(limiter.take('goes on', limit)).toBe(false);
  limiter.take('one more', limit);
  expect(limiter.take('goes on', limit)).toBe(false);
  expect(limiter.take('away', limit)).toBe(true);
});

describe('sign-in', () => {
  const path = 'myfiction/user/login';

  test('is tried twenty times by one address, while others go on', () => {
    const limiter = createRateLimiter(createTestClock());
    for (let i = 0; i < 20; i++) checkRate(limiter, path, '192.0.2.1', '');
    expect(() => checkRate(limiter, path, '192.0.2.1', '')).toThrow(expect.objectContaining({ code: 400005 }));
    expect(() => checkRate(limiter, path, '192.0.2.2', '')).not.toThrow();
    expect(() => checkRate(limiter, 'myfiction/story/list', '192.0.2.1', '')).not.toThrow();
  });
});

const uploads = HANDLERS.filter(({ multipart }) => multipart).map(({ call }) => call.path);

test.each(uploads)('%s, whose file costs time and memory, has a limit of its own', (path) => {
  const limiter = createRateLimiter(createTestClock());
  for (let i = 0; i < 30; i++) checkRate(limiter, path, '192.0.2.1', 'token');
  expect(() => checkRate(limiter, path, '192.0.2.1', 'token')).toThrow(expect.objectContaining({ code: 400005 }));
});

test('an application is not sent, taken back and sent without end: each time draws a document', () => {
  const limiter = createRateLimiter(createTestClock());
  const path = 'myfiction/application/submit';
  for (let i = 0; i < 20; i++) checkRate(limiter, path, '192.0.2.1', 'token');
  expect(() => checkRate(limiter, path, '192.0.2.1', 'token')).toThrow(expect.objectContaining({ code: 400005 }));
});

test('forty fast authors of one school write for an hour without meeting a limit', () => {
  const clock = createTestClock();
  const limiter = createRateLimiter(clock);
  const page = ['story/list', 'chapter/list', 'chapter/get', 'account/counts', 'user/getUserInfo'];
  for (let second = 0; second < 3_600; second++) {
    for (let author = 0; author < 40; author++) {
      // All at the same moment: the worst for the bucket of the address.
      const calls = [...(second % 2 === 0 ? ['chapter/save'] : []), ...(second % 10 === 0 ? page : [])];
      for (const call of calls) checkRate(limiter, `myfiction/${call}`, '192.0.2.1', `author ${author}`);
    }
    clock.advance(1_000);
  }
});

test('a flood from one address without sessions is cut off, and the next second lets sixty through', () => {
  const clock = createTestClock();
  const limiter = createRateLimiter(clock);
  const passes = () => {
    try {
      checkRate(limiter, 'myfiction/getSysCfg', '192.0.2.1', '');
      return true;
    } catch {
      return false;
    }
  };
  expect(Array.from({ length: 2_000 }, passes).filter(Boolean)).toHaveLength(1_200);
  clock.advance(1_000);
  expect(Array.from({ length: 100 }, passes).filter(Boolean)).toHaveLength(60);
});

test('a session has a limit of its own, whatever address it comes from', () => {
  const limiter = createRateLimiter(createTestClock());
  for (let i = 0; i < 300; i++) checkRate(limiter, 'any', `192.0.2.${i % 200}`, 'token');
  expect(() => checkRate(limiter, 'any', '198.51.100.1', 'token')).toThrow(expect.objectContaining({ code: 400005 }));
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
