import { callApi, getToasts, queryClient, useAppStore } from '@myfiction/shared/host.ts';
import { apiFailure } from '@myfiction/shared/testing/api-failure.ts';
import { installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { waitFor } from '@testing-library/react';
import { reportFailed, reportLoaded, reportPending } from './diagnostics.ts';
import { loadExposed } from './loading/load-exposed.ts';
import { renderAhead } from './parcel/render-ahead.ts';
import { installPrefetch } from './prefetch-links.ts';
import { RemoteError } from './remote-error.ts';
import { registryEntry, registryWith } from './testing/registry-entry.ts';

jest.mock('./loading/load-exposed.ts', () => ({ loadExposed: jest.fn() }));
jest.mock('./parcel/render-ahead.ts', () => ({ renderAhead: jest.fn() }));
const loads = jest.mocked(loadExposed);

const withNavigation = (name: string) => {
  const entry = registryEntry(name);
  const navigation = [{ label: 'nav', path: `/${name}`, icon: 'bell', order: 1 }];
  return { ...entry, manifest: { ...entry.manifest, navigation } };
};
const registry = registryWith(withNavigation('comments'), registryEntry('inbox', { enabled: false }));

beforeEach(() => {
  loads.mockRejectedValue(new Error('offline'));
  // A tab remembers what has loaded in it: in this one no page has.
  reportFailed(new RemoteError('unreachable', 'support'));
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  document.body.innerHTML = '<a href="/comments">Comments</a><a href="/comments" target="_blank">New tab</a>';
  useAppStore.setState({ session: { uid: 1, session: 'token' } });
});

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const aFewFrames = async () => {
  for (let count = 0; count < 3; count += 1) await frame();
};

let uninstall = (): void => {};
afterEach(() => uninstall());

const hover = (index: number) =>
  document.querySelectorAll('a')[index]?.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('fetches on hover, not for links that open a new tab', () => {
  uninstall = installPrefetch(registry);
  hover(1);
  expect(loads).not.toHaveBeenCalled();
  hover(0);
  expect(loads).toHaveBeenCalledWith('comments', 'pages/front');
});

const press = (index: number, how: PointerEventInit & { button?: number } = {}) =>
  document
    .querySelectorAll('a')
    [index]?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, button: 0, ...how }));

test('asks for what a page shows first when its link is pressed to open it here', async () => {
  const ask = jest.fn();
  const lifecycle = async () => {};
  loads.mockResolvedValue({ bootstrap: lifecycle, mount: lifecycle, unmount: lifecycle, prefetch: ask });
  history.replaceState(null, '', '/');
  document.body.innerHTML = '<a href="/comments?filter=held">Held</a><a href="/comments" target="_blank">New tab</a>';
  uninstall = installPrefetch(registry);
  hover(0);
  press(1);
  press(0, { ctrlKey: true });
  press(0, { button: 2 });
  await aFewFrames();
  expect(ask).not.toHaveBeenCalled();
  press(0);
  await aFewFrames();
  expect(ask.mock.calls).toEqual([[new URLSearchParams('filter=held')]]);
  history.replaceState(null, '', '/comments');
  press(0);
  await aFewFrames();
  expect(ask).toHaveBeenCalledTimes(1);
});

describe('a place of the navigation', () => {
  const ask = jest.fn();
  const lifecycle = async () => {};
  beforeEach(() => {
    jest.useFakeTimers();
    history.replaceState(null, '', '/');
    loads.mockResolvedValue({ bootstrap: lifecycle, mount: lifecycle, unmount: lifecycle, prefetch: ask });
    document.body.innerHTML = '<nav><a href="/comments">Comments</a></nav><p>Beside it</p><a href="/comments">All</a>';
    uninstall = installPrefetch(registry);
  });
  afterEach(() => jest.useRealTimers());
  const on = (selector: string, type = 'pointerover') =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
  const aWhile = () => jest.advanceTimersByTimeAsync(100);

  test.each(['pointerover', 'focusin'])('is asked for what it shows first when it is pointed at (%s)', async (type) => {
    on('nav a', type);
    await jest.advanceTimersByTimeAsync(20);
    expect(ask).not.toHaveBeenCalled();
    await aWhile();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is not asked by a pointer on its way elsewhere', async () => {
    on('nav a');
    on('p');
    await aWhile();
    on('p + a');
    await aWhile();
    expect(ask).not.toHaveBeenCalled();
  });

  test('is not asked after the stop, though it was pointed at before', async () => {
    on('nav a');
    uninstall();
    await aWhile();
    expect(ask).not.toHaveBeenCalled();
  });

  test('is not asked once more where it is open, nor with nobody signed in', async () => {
    history.replaceState(null, '', '/comments');
    on('nav a');
    await aWhile();
    history.replaceState(null, '', '/');
    useAppStore.setState({ session: null });
    on('nav a');
    await aWhile();
    expect(ask).not.toHaveBeenCalled();
  });

  test('says nothing of an answer that fails before it is opened', async () => {
    installFakeApi({ 'comment/list': () => apiFailure('serverError') });
    let failed: Promise<unknown> = Promise.resolve();
    ask.mockImplementation(() => {
      failed = callApi('comment/list', { filter: 'all', sort: 'newest' }).catch((error: unknown) => error);
    });
    on('nav a');
    await aWhile();
    jest.useRealTimers();
    expect(await failed).toMatchObject({ errorName: 'serverError' });
    expect(getToasts()).toEqual([]);
    press(0);
    await aFewFrames();
    await failed;
    expect(getToasts()).toHaveLength(1);
  });
});

describe('a page whose link is pressed', () => {
  const lifecycle = async () => {};
  let answer = (_text: string): void => {};
  const page = {
    bootstrap: lifecycle,
    mount: lifecycle,
    unmount: lifecycle,
    prefetch: () => {
      const queryFn = () => new Promise<string>((resolve) => (answer = resolve));
      void queryClient.prefetchQuery({ queryKey: ['comments'], queryFn });
    },
  };
  beforeEach(() => {
    history.replaceState(null, '', '/');
    queryClient.clear();
    loads.mockResolvedValue(page);
    uninstall = installPrefetch(registry);
  });

  test('is rendered ahead once what it shows first has come', async () => {
    press(0);
    await aFewFrames();
    expect(renderAhead).not.toHaveBeenCalled();
    answer('the first comments');
    await aFewFrames();
    expect(jest.mocked(renderAhead).mock.calls).toEqual([
      [page, { pathname: '/comments', search: '' }, registry.remotes.comments?.manifest.pages[0]?.paths],
    ]);
  });

  test('is rendered ahead at once with what is known from the last visit', async () => {
    queryClient.setQueryData(['comments'], 'those of the last visit', { updatedAt: 1 });
    press(0);
    await aFewFrames();
    expect(renderAhead).toHaveBeenCalledTimes(1);
    answer('the first comments');
  });

  test('is not rendered once more when it is open before its answer comes', async () => {
    press(0);
    await aFewFrames();
    history.replaceState(null, '', '/comments');
    answer('the first comments');
    await aFewFrames();
    expect(renderAhead).not.toHaveBeenCalled();
  });
});

test('fetches the navigation in idle time, once a first page has loaded', async () => {
  const idle = jest.fn((run: () => void) => run());
  Object.assign(globalThis, { requestIdleCallback: idle });
  reportPending('support');
  uninstall = installPrefetch(registry);
  expect(idle).not.toHaveBeenCalled();
  let answer = (): void => {};
  const api = installFakeApi({
    'region/check': () => new Promise((resolve) => (answer = () => resolve({ region: 'US' }))),
  });
  const asked = callApi('region/check', {});
  reportLoaded('support');
  reportLoaded('support');
  expect(idle).toHaveBeenCalledTimes(1);
  await aFewFrames();
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(loads).not.toHaveBeenCalled();
  answer();
  await asked;
  await waitFor(() => expect(loads).toHaveBeenCalledWith('comments', 'pages/front'));
});

test('fetches it at once where the first page has loaded before', async () => {
  reportLoaded('support');
  Object.assign(globalThis, { requestIdleCallback: (run: () => void) => run() });
  uninstall = installPrefetch(registry);
  await waitFor(() => expect(loads).toHaveBeenCalledWith('comments', 'pages/front'));
});

test('fetches no page of the navigation for a reader without a session', async () => {
  useAppStore.setState({ session: null });
  Object.assign(globalThis, { requestIdleCallback: (run: () => void) => run() });
  uninstall = installPrefetch(registry);
  reportLoaded('support');
  await aFewFrames();
  expect(loads).not.toHaveBeenCalled();
});

test('fetches nothing ahead for an author who saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const listened = jest.spyOn(document, 'addEventListener');
  uninstall = installPrefetch(registry);
  Reflect.deleteProperty(navigator, 'connection');
  expect(listened).not.toHaveBeenCalled();
});
