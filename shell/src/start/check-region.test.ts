import { installNavigate } from '@myfiction/shared/host/navigation.ts';
import { shouldSkipLoginCheck, useAppStore } from '@myfiction/shared/host.ts';
import { getLoginCheck, setLoginCheck } from '../guard/login-check.ts';
import { checkRegion } from './check-region.ts';

jest.mock('@myfiction/shared/host.ts', () => ({
  ...jest.requireActual('@myfiction/shared/host.ts'),
  shouldSkipLoginCheck: jest.fn(),
}));

const navigate = jest.fn();
const answer = (skip: boolean) => jest.mocked(shouldSkipLoginCheck).mockResolvedValue(skip);
const configure = (region_hosts: string[]) =>
  useAppStore.getState().setSystemConfig({
    server_time_ms: 0,
    support_email: '',
    app_id: '',
    package_name: '',
    feedback_url: '',
    store_links: { google_play: '', app_store: '' },
    login_providers: [],
    region_hosts,
  });

beforeEach(() => {
  setLoginCheck('pending');
  installNavigate(navigate);
  useAppStore.setState({ systemConfig: null });
  window.history.replaceState(null, '', '/inbox');
});

test('an open region keeps the login check', async () => {
  answer(false);
  await checkRegion(Promise.resolve());
  expect(getLoginCheck()).toBe('required');
  expect(navigate).not.toHaveBeenCalled();
});

test('104104 skips the login check', async () => {
  answer(true);
  configure(['elsewhere.example']);
  await checkRegion(Promise.resolve());
  expect(getLoginCheck()).toBe('skipped');
  expect(navigate).not.toHaveBeenCalled();
});

test('104104 on a configured host leads to /no-books once the configuration is there', async () => {
  answer(true);
  const configLoaded = Promise.resolve().then(() => configure(['localhost']));
  await checkRegion(configLoaded);
  expect(navigate).toHaveBeenCalledWith('/no-books', {});
});

test('nobody is sent to /no-books who is there', async () => {
  answer(true);
  configure(['localhost']);
  window.history.replaceState(null, '', '/no-books');
  await checkRegion(Promise.resolve());
  expect(navigate).not.toHaveBeenCalled();
});

test('a check that does not answer in time asks for the login', async () => {
  jest.useFakeTimers();
  try {
    jest.mocked(shouldSkipLoginCheck).mockReturnValue(new Promise(() => {}));
    void checkRegion(Promise.resolve());
    jest.advanceTimersByTime(2_499);
    expect(getLoginCheck()).toBe('pending');
    jest.advanceTimersByTime(1);
    expect(getLoginCheck()).toBe('required');
  } finally {
    jest.useRealTimers();
  }
});
