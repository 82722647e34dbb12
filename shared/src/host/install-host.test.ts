import '../testing/reset-host.ts';
import { loadEncryption } from './api/load-parts.ts';
import { installHost } from './install-host.ts';
import { useAppStore } from './store/app-store.ts';

jest.mock('./api/load-parts.ts', () => ({
  loadTransport: jest.fn(() => Promise.reject(new Error('offline'))),
  loadEncryption: jest.fn(() => Promise.resolve()),
}));

const page = () => {
  const { dataset, style, lang } = document.documentElement;
  return { theme: dataset.theme, font: style.fontSize, lang };
};

test('brings the page into shape, follows the preferences, and stops when told to', () => {
  jest.useFakeTimers();
  const stop = installHost();
  expect(page()).toEqual({ theme: 'day', font: '100px', lang: 'en' });
  useAppStore.getState().setPreferences({ theme: 'night', textSize: 130 });
  expect(page()).toEqual({ theme: 'night', font: '130px', lang: 'en' });
  stop();
  useAppStore.getState().setPreferences({ theme: 'day' });
  expect(page().theme).toBe('night');
  jest.useRealTimers();
});

test('signed in, the RSA part is fetched at once; signed out, when the page is idle', () => {
  jest.useFakeTimers();
  const load = jest.mocked(loadEncryption).mockReturnValue(Promise.reject(new Error('offline')));
  installHost()();
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2_000);
  expect(load).toHaveBeenCalledTimes(1);
  useAppStore.setState({ session: { uid: 1, session: 'token' } });
  installHost()();
  expect(load).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});
