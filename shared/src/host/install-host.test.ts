import '../testing/reset-host.ts';
import { loadPortableSigner } from './api/load-cryptography.ts';
import { loadTransport } from './api/load-transport.ts';
import { installHost } from './install-host.ts';
import { useAppStore } from './store/app-store.ts';

jest.mock('./api/load-transport.ts', () => ({
  loadTransport: jest.fn(() => Promise.reject(new Error('offline'))),
}));
jest.mock('./api/load-cryptography.ts', () => ({ loadPortableSigner: jest.fn(() => Promise.resolve()) }));

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

test('what carries the calls is fetched at once only with a session: without, the page comes first', () => {
  installHost()();
  expect(loadTransport).not.toHaveBeenCalled();
  useAppStore.setState({ session: { uid: 1, session: 'token' } });
  installHost()();
  expect(loadTransport).toHaveBeenCalledTimes(1);
});

test('the signer in script is fetched only where the browser offers none', () => {
  const load = jest.mocked(loadPortableSigner).mockImplementation(() => Promise.reject(new Error('offline')));
  useAppStore.setState({ session: { uid: 1, session: 'token' } });
  installHost()();
  expect(load).not.toHaveBeenCalled();
  const { subtle } = crypto;
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  try {
    installHost()();
  } finally {
    Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
  }
  expect(load).toHaveBeenCalledTimes(1);
});
