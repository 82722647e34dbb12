import { useAppStore } from '@myfiction/shared/host.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reportFailed } from '../remotes/diagnostics.ts';
import { setCurrentRegistry } from '../remotes/registry/current-registry.ts';
import { RemoteError } from '../remotes/remote-error.ts';
import { answerLoads, answerRegistry } from '../remotes/testing/fake-runtime.ts';
import { registryEntry } from '../remotes/testing/registry-entry.ts';
import { author, renderShell, resetShell } from '../testing/render-shell.tsx';
import { studioRegistry } from '../testing/studio-registry.ts';
import DiagnosticsPage from './diagnostics-page.tsx';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
  registerPlugins: jest.fn(),
}));

beforeEach(async () => {
  await resetShell();
  Object.assign(globalThis, { PROVIDED_VERSIONS: { react: '19.3.1' } });
  setCurrentRegistry(studioRegistry);
  answerRegistry(studioRegistry);
});

const show = () => renderShell(<DiagnosticsPage />, '/diagnostics');
const rowOf = (remote: string) => {
  const row = screen.getByRole('heading', { level: 3, name: remote }).closest('li');
  if (!row) throw new Error(`There is no row of ${remote}.`);
  return within(row);
};

test('a row for each remote of the registry, compared with what is live', async () => {
  await show();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    Object.keys(studioRegistry.remotes).sort(),
  );
  expect(await rowOf('comments').findByText('The same')).toBeInTheDocument();
  expect(rowOf('comments').getByText('1, served')).toBeInTheDocument();
});

test('a staged version is no live one: its share, and what is live', async () => {
  const comments = registryEntry('comments', { version: 'v2', staged: { percent: 5, live: 'v1' } });
  const registry = { remotes: { ...studioRegistry.remotes, comments } };
  setCurrentRegistry(registry);
  answerRegistry(registry);
  await show();
  expect(await rowOf('comments').findByText('v1')).toBeInTheDocument();
  expect(rowOf('comments').getByText('Staged for 5%')).toBeInTheDocument();
  expect(rowOf('inbox').getByText('Development')).toBeInTheDocument();
});

test('a failed remote tells its cause, and Try again loads it', async () => {
  reportFailed(new RemoteError('timeout', 'inbox', { detail: 'pages/inbox' }));
  const lifecycles = { bootstrap: async () => {}, mount: async () => {}, unmount: async () => {} };
  answerLoads(async () => ({ default: lifecycles }));
  await show();
  expect(rowOf('inbox').getByText('inbox: timeout (pages/inbox)')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try inbox again' }));
  expect(await rowOf('inbox').findByText('Loaded')).toBeInTheDocument();
  // The tab remembers what failed.
  expect(
    within(screen.getByRole('region', { name: 'Failures in this tab' })).getByText('inbox: timeout'),
  ).toBeInTheDocument();
});

test('without an answer of the server it says so, and asks again', async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('offline')) });
  await show();
  expect(
    await screen.findByText('The server does not say what is live now.', {}, { timeout: 10_000 }),
  ).toBeInTheDocument();
  expect(rowOf('comments').getByText('Unknown')).toBeInTheDocument();
  answerRegistry(studioRegistry);
  await userEvent.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body);
  await waitFor(() => expect(rowOf('comments').getByText('The same')).toBeInTheDocument());
});

test('the copied text says whether somebody is signed in, and never who', async () => {
  const writeText = jest.fn(async (_: string) => {});
  const user = userEvent.setup();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  useAppStore.setState({ session: { uid: author.uid, session: 'secret-token' } });
  await show();
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  const [[text = ''] = []] = writeText.mock.calls;
  expect(text).toContain('session: true');
  for (const secret of ['secret-token', String(author.uid), author.uname]) expect(text).not.toContain(secret);
});
