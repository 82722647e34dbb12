import { rememberProcess } from './remember-process.mjs';

const listener = () => {};

afterEach(() => {
  delete process.env.OF_A_TEST;
  process.off('SIGUSR2', listener);
});

test('what a test file puts on the globals is gone, what it replaced and took away is back', () => {
  const { fetch, structuredClone } = globalThis;
  const restore = rememberProcess();
  Object.assign(globalThis, { ofATest: true, fetch: () => 'faked' });
  Reflect.deleteProperty(globalThis, 'structuredClone');
  Object.defineProperty(globalThis, 'navigator', { get: () => 'faked', configurable: true });
  restore();
  expect(globalThis).not.toHaveProperty('ofATest');
  expect(globalThis.fetch).toBe(fetch);
  expect(globalThis.structuredClone).toBe(structuredClone);
  expect(globalThis.navigator).not.toBe('faked');
});

test('settings of the process are as they were', () => {
  process.env.OF_A_TEST = 'before';
  const { PATH } = process.env;
  const restore = rememberProcess();
  Object.assign(process.env, { OF_A_TEST: 'changed', OF_A_TEST_TOO: 'new' });
  delete process.env.PATH;
  restore();
  expect(process.env).toMatchObject({ OF_A_TEST: 'before', PATH });
  expect(process.env).not.toHaveProperty('OF_A_TEST_TOO');
});

test('listeners that a test file added hear no more, those before it do', () => {
  process.on('SIGUSR2', listener);
  const restore = rememberProcess();
  process.on('SIGUSR2', () => {});
  process.on('SIGWINCH', () => {});
  restore();
  expect(process.listeners('SIGUSR2')).toEqual([listener]);
  expect(process.listenerCount('SIGWINCH')).toBe(0);
});

test('functions of the process that jest puts its own in place of are back', () => {
  const { exit } = process;
  const restore = rememberProcess();
  process.exit = () => {};
  restore();
  expect(process.exit).toBe(exit);
});
