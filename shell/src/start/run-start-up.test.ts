import {
  callAudioSkin,
  followServer,
  loadSystemConfig,
  refreshUser,
  shouldSkipLoginCheck,
  useAppStore,
} from '@myfiction/shared/host.ts';
import { loadDrawings } from '@myfiction/shared/ui.ts';
import { getLoginCheck, setLoginCheck } from '../guard/login-check.ts';
import { runStartUp } from './run-start-up.ts';
import { whenPainted } from './when-painted.ts';
import { whenQuiet } from './when-quiet.ts';

jest.mock('../analytics/start-analytics.ts', () => ({ startAnalytics: jest.fn() }));
jest.mock('./when-painted.ts', () => ({ whenPainted: jest.fn() }));
jest.mock('./when-quiet.ts', () => ({ whenQuiet: jest.fn() }));

jest.mock('@myfiction/shared/host.ts', () => ({
  ...jest.requireActual('@myfiction/shared/host.ts'),
  callAudioSkin: jest.fn(),
  followServer: jest.fn(),
  loadSystemConfig: jest.fn(),
  refreshUser: jest.fn(),
  shouldSkipLoginCheck: jest.fn(),
}));

jest.mock('@myfiction/shared/ui.ts', () => ({
  ...jest.requireActual('@myfiction/shared/ui.ts'),
  loadDrawings: jest.fn(() => Promise.resolve()),
}));

beforeEach(() => {
  window.history.replaceState(null, '', '/');
  useAppStore.setState({ session: null, systemConfig: null });
});

test('each start call is made, and a failing one stops none of the others', async () => {
  setLoginCheck('pending');
  jest.mocked(loadSystemConfig).mockRejectedValue(new Error('no configuration'));
  jest.mocked(refreshUser).mockRejectedValue(new Error('no user'));
  jest.mocked(callAudioSkin).mockResolvedValue();
  const checked = Promise.resolve(false);
  jest.mocked(shouldSkipLoginCheck).mockReturnValue(checked);
  runStartUp();
  for (const call of [loadSystemConfig, refreshUser, callAudioSkin, shouldSkipLoginCheck]) {
    expect(call).toHaveBeenCalledTimes(1);
  }
  await checked;
  await Promise.resolve();
  expect(getLoginCheck()).toBe('required');
  // The configuration waits for the connection: not in the next test.
  jest.mocked(loadSystemConfig).mockResolvedValue();
  window.dispatchEvent(new Event('online'));
});

test.each([
  ['a public page without a session', '/login', null],
  ['an author’s own page', '/', { uid: 1, session: 'token' }],
])('%s is shown, with what it asked for, before anything is called', (_name, path, session) => {
  jest.mocked(loadSystemConfig).mockResolvedValue();
  jest.mocked(refreshUser).mockResolvedValue();
  jest.mocked(shouldSkipLoginCheck).mockResolvedValue(false);
  window.history.replaceState(null, '', path);
  useAppStore.setState({ session });
  runStartUp();
  expect(loadSystemConfig).not.toHaveBeenCalled();
  jest.mocked(whenPainted).mock.calls[0]?.[0]();
  expect(loadSystemConfig).not.toHaveBeenCalled();
  jest.mocked(whenQuiet).mock.calls[0]?.[0]();
  expect(loadSystemConfig).toHaveBeenCalledTimes(1);
});

test('once the page is there, the server is followed and what an empty page shows is fetched', () => {
  jest.mocked(loadSystemConfig).mockResolvedValue();
  runStartUp();
  for (const late of [followServer, loadDrawings]) expect(late).not.toHaveBeenCalled();
  for (const [act] of jest.mocked(whenPainted).mock.calls) act();
  for (const late of [followServer, loadDrawings]) expect(late).not.toHaveBeenCalled();
  for (const [act] of jest.mocked(whenQuiet).mock.calls) act();
  for (const late of [followServer, loadDrawings]) expect(late).toHaveBeenCalledTimes(1);
});

test('a configuration that the start could not bring comes with the connection, and is not asked for again', async () => {
  jest.mocked(loadSystemConfig).mockRejectedValueOnce(new Error('offline')).mockResolvedValue();
  runStartUp();
  jest.mocked(whenPainted).mock.calls[0]?.[0]();
  jest.mocked(whenQuiet).mock.calls[0]?.[0]();
  await Promise.resolve();
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  expect(loadSystemConfig).toHaveBeenCalledTimes(2);
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(loadSystemConfig).toHaveBeenCalledTimes(2);
});
