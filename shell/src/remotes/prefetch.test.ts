import { callApi, requestsAnswered, useAppStore } from '@myfiction/shared/host.ts';
import { installFakeApi } from '@myfiction/shared/testing/fake-api.ts';
import { loadExposed } from './loading/load-exposed.ts';
import { loadFirstPage, prefetch } from './prefetch.ts';
import { registryEntry, registryWith } from './testing/registry-entry.ts';

jest.mock('./loading/load-exposed.ts', () => ({ loadExposed: jest.fn() }));
const loads = jest.mocked(loadExposed);
const registry = registryWith(registryEntry('comments'), registryEntry('inbox', { enabled: false }));

beforeEach(() => {
  loads.mockRejectedValue(new Error('offline'));
  useAppStore.setState({ session: { uid: 1, session: 'token' } });
});

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
