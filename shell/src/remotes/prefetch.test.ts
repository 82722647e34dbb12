import { callApi, queryClient, requestsAnswered, useAppStore } from '@myfiction/shared/host.ts';
import { installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { waitFor } from '@testing-library/react';
import { reportLoaded, reportPending } from './diagnostics.ts';
import { loadExposed } from './loading/load-exposed.ts';
import { renderAhead } from './parcel/render-ahead.ts';
import { installPrefetch, loadFirstPage, prefetch } from './prefetch.ts';
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

test('fetches the page behind an address; its failure waits for the visit', async () => {
  await expect(prefetch(registry, '/comments')).resolves.toBeUndefined();
  expect(loads.mock.calls).toEqual([['comments', 'pages/front']]);
});

test.each(['/inbox', '/nobody'])('fetches nothing for %p', async (path) => {
  await prefetch(registry, path);
  expect(loads).not.toHaveBeenCalled();
});

test('loads the page of the tab at once, unless the guard will show another', () => {
  const entry = registryEntry('support');
  const pages = entry.manifest.pages.map((page) => ({ ...page, access: 'session' as const }));
  const guarded = registryWith({ ...entry, manifest: { ...entry.manifest, pages } });
  history.replaceState(null, '', '/support');
  useAppStore.setState({ session: null });
  void loadFirstPage(guarded);
  expect(loads).not.toHaveBeenCalled();
  useAppStore.setState({ session: { uid: 1, session: 'token' } });
  void loadFirstPage(guarded);
  expect(loads.mock.calls).toEqual([['support', 'pages/front']]);
});

test('asks for what the page of the tab shows first, and for nothing of a page that is only fetched ahead', async () => {
  const ask = jest.fn();
  const lifecycle = async () => {};
  loads.mockResolvedValue({ bootstrap: lifecycle, mount: lifecycle, unmount: lifecycle, prefetch: ask });
  await prefetch(registry, '/comments');
  expect(ask).not.toHaveBeenCalled();
  history.replaceState(null, '', '/comments');
  await loadFirstPage(registry);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('the first page counts as loaded once what it asks for is on its way', async () => {
  const lifecycle = async () => {};
  let answer = (): void => {};
  const api = installFakeApi({
    'region/check': () => new Promise((resolve) => (answer = () => resolve({ region: 'US' }))),
  });
  const ask = () => void callApi('region/check', {});
  loads.mockResolvedValue({ bootstrap: lifecycle, mount: lifecycle, unmount: lifecycle, prefetch: ask });
  history.replaceState(null, '', '/comments');
  await loadFirstPage(registry);
  // The request leaves within this turn; signing takes several.
  await new Promise((resolve) => process.nextTick(resolve));
  expect(api.calls.map(({ name }) => name)).toEqual(['region/check']);
  answer();
  await requestsAnswered();
});

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
  uninstall = installPrefetch(registry);
  reportPending('support');
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
