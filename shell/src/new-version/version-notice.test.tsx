import { getToasts, navigateTo } from '@myfiction/shared/host.ts';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { reloadPage } from '../recovery/reload-page.ts';
import { setCurrentRegistry } from '../remotes/registry/current-registry.ts';
import { registryEntry, registryWith } from '../remotes/testing/registry-entry.ts';
import { CurrentPageContext } from '../routes/current-page.ts';
import { useCurrentPage } from '../routes/use-current-page.ts';
import { useInstallNavigate } from '../routes/use-install-navigate.ts';
import { renderShell, resetShell } from '../testing/render-shell.tsx';
import VersionNotice from './version-notice.tsx';

jest.mock('../recovery/reload-page.ts', () => ({ reloadPage: jest.fn() }));

function Shell() {
  useInstallNavigate();
  return (
    <CurrentPageContext value={useCurrentPage()}>
      <input aria-label="A field" />
      <VersionNotice />
    </CurrentPageContext>
  );
}

let nowMs = 0;
/** What the server gives to a new tab. */
function answerPage(shell: string, commentsVersion: string): jest.Mock {
  const registry = JSON.stringify(registryWith(registryEntry('comments', { version: commentsVersion })));
  const html = `<script src="/assets/main.${shell}.js"></script><script type="application/json" id="registry">${registry}</script>`;
  const fetched = jest.fn(async () => ({ ok: true, text: async () => html }));
  Object.assign(globalThis, { fetch: fetched });
  return fetched;
}

beforeEach(async () => {
  await resetShell();
  nowMs = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
  document.head.innerHTML = '<script type="text/plain" src="/assets/main.aaaa.js"></script>';
  setCurrentRegistry(registryWith(registryEntry('comments')));
});
afterEach(() => document.head.replaceChildren());

const texts = () => getToasts().map(({ text }) => text);
const NEWS = ['A new version of the studio is ready.'];

async function comeBack(afterMinutes = 11): Promise<void> {
  nowMs += afterMinutes * 60_000;
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

test.each([
  ['a remote', 'aaaa', 'v2'],
  ['the shell', 'bbbb', 'v1'],
])('an author who comes back is told of a newer version of %s, and may load it', async (_, shell, comments) => {
  await renderShell(<Shell />, '/my-stories');
  answerPage(shell, comments);
  await comeBack();
  await waitFor(() => expect(texts()).toEqual(NEWS));
  getToasts()[0]?.action?.onClick();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('nothing new, an override, and a server that says nothing are no news', async () => {
  await renderShell(<Shell />, '/my-stories');
  const fetched = answerPage('aaaa', 'v1');
  await comeBack();
  setCurrentRegistry(registryWith(registryEntry('comments')), { comments: 'override' });
  const other = answerPage('aaaa', 'v2');
  await comeBack();
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('offline')) });
  await comeBack();
  expect([fetched.mock.calls.length, other.mock.calls.length, texts()]).toEqual([1, 1, []]);
});

test('the server is not asked more often than every ten minutes', async () => {
  await renderShell(<Shell />, '/my-stories');
  const fetched = answerPage('aaaa', 'v2');
  await comeBack(9);
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ['an editor', '/my-stories/chapter/edit', () => {}],
  ['a page with something typed', '/inbox', () => fireEvent.input(document.querySelector('input') ?? document.body)],
  [
    'a page that would ask before it goes',
    '/inbox',
    () => window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true }),
  ],
])('over %s it waits for the next page', async (_, address, prepare) => {
  await renderShell(<Shell />, address);
  prepare();
  const fetched = answerPage('aaaa', 'v2');
  await comeBack();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual([]);
  act(() => navigateTo('/my-stories'));
  await waitFor(() => expect(texts()).toEqual(NEWS));
});

test('is there only once the page stands', async () => {
  const { LateNotice } = await import('./late-notice.tsx');
  const { container } = render(<LateNotice />);
  expect(container).toBeEmptyDOMElement();
});
