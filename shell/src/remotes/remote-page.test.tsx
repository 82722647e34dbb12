import {
  BrowserRouter,
  createRemotePage,
  createRemoteSlot,
  Link,
  useLocation,
  useNavigationType,
} from '@myfiction/shared/host.ts';
// Pure: a parcel unmounts after its element is gone, which the clean-up below waits for.
import { act, cleanup, render, screen, waitFor } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { RegistryContext } from '../navigation/registry-context.ts';
import { getDiagnostics } from './diagnostics.ts';
import { registerRemoteTexts } from './i18n/messages.ts';
import { setCurrentRegistry } from './registry/current-registry.ts';
import { RemotePage } from './remote-page.tsx';
import { Slot } from './slot.tsx';
import { answerLoads, answerRegistry } from './testing/fake-runtime.ts';
import { registryEntry, registryWith } from './testing/registry-entry.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
  registerPlugins: jest.fn(),
}));

let count = 0;
let name = '';
let entry = registryEntry('none');

function Front() {
  const { pathname } = useLocation();
  const how = useNavigationType();
  return (
    <section>
      <p>{`${pathname} by ${how}`}</p>
      <Link to="/elsewhere">Elsewhere</Link>
    </section>
  );
}
const page = (Page: () => React.ReactNode) => async () => ({ default: createRemotePage(Page) });
const unreachable = async () => {
  throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
};

function Shell({ path = '' }: { path?: string }) {
  const { pathname } = useLocation();
  const [declared] = entry.manifest.pages;
  return (
    <>
      <p>{`shell at ${pathname}`}</p>
      <Link to="/plain">Plain</Link>
      {declared && pathname !== '/plain' && (
        <RemotePage remote={name} page={{ ...declared, paths: [path, '/elsewhere'] }} />
      )}
    </>
  );
}

const renderShell = (content = <Shell path={`/${name}`} />) =>
  render(
    <RegistryContext value={registryWith(entry)}>
      <BrowserRouter>{content}</BrowserRouter>
    </RegistryContext>,
  );

afterEach(() => act(async () => cleanup()));

beforeEach(() => {
  count += 1;
  name = `page-${count}`;
  entry = registryEntry(name);
  Object.assign(globalThis, { PROVIDED_VERSIONS: { react: '19.3.1' } });
  setCurrentRegistry(registryWith(entry));
  answerRegistry(registryWith(entry));
  registerRemoteTexts();
  window.history.replaceState(null, '', `/${name}`);
});

test('a page of a remote shows, and knows where the shell is', async () => {
  answerLoads(page(Front));
  renderShell();
  expect(await screen.findByText(`/${name} by POP`)).toBeInTheDocument();
});

test('a link within the remote moves the shell once, as PUSH', async () => {
  answerLoads(page(Front));
  renderShell();
  const before = window.history.length;
  await userEvent.click(await screen.findByText('Elsewhere'));
  expect(screen.getByText('shell at /elsewhere')).toBeInTheDocument();
  expect(await screen.findByText('/elsewhere by PUSH')).toBeInTheDocument();
  expect(window.history.length).toBe(before + 1);
});

test('leaving a page unmounts it', async () => {
  const left = jest.fn();
  answerLoads(
    page(function Leaving() {
      const { useEffect } = jest.requireActual<typeof import('react')>('react');
      useEffect(() => left, []);
      return <p>Here</p>;
    }),
  );
  renderShell();
  await screen.findByText('Here');
  await userEvent.click(screen.getByText('Plain'));
  expect(screen.queryByText('Here')).not.toBeInTheDocument();
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
});

test('a failed load shows its name and a Retry that loads again', async () => {
  answerLoads(unreachable, unreachable, page(Front));
  renderShell();
  expect(await screen.findByRole('alert')).toHaveTextContent('This page did not arrive');
  expect(screen.getByText(`${name}: unreachable`)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(`/${name} by POP`)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the focus of Retry goes to the panel that comes again, then to the page', async () => {
  answerLoads(unreachable, unreachable, unreachable, unreachable, page(Front));
  renderShell(
    <>
      <h1 tabIndex={-1}>Inbox</h1>
      <Shell path={`/${name}`} />
    </>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await screen.findByText(`/${name} by POP`);
  expect(screen.getByRole('heading', { name: 'Inbox' })).toHaveFocus();
});

test('leaving a failed page clears the failure', async () => {
  answerLoads(unreachable, unreachable, page(Front));
  renderShell();
  await screen.findByRole('alert');
  await userEvent.click(screen.getByText('Plain'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await act(async () => window.history.back());
  expect(await screen.findByText(`/${name} by POP`)).toBeInTheDocument();
});

test('a page that throws while rendering is taken down, and Retry mounts it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let isBroken = true;
  answerLoads(
    page(function Fragile() {
      if (isBroken) throw new Error('Broken on purpose');
      return <p>Mended</p>;
    }),
  );
  renderShell();
  expect(await screen.findByText(`${name}: render-error`)).toBeInTheDocument();
  expect(screen.getByText(`shell at /${name}`)).toBeInTheDocument();
  expect(getDiagnostics().get(name)).toMatchObject({ status: 'failed', failure: 'render-error' });
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Mended')).toBeInTheDocument();
});

test('a slot shows what fills it, with its props', async () => {
  answerLoads(async () => ({ default: createRemoteSlot(({ story }: { story: string }) => <p>{`About ${story}`}</p>) }));
  renderShell(<Slot name={`${name}-slot`} props={{ story: 'Seven Doors' }} />);
  expect(await screen.findByText('About Seven Doors')).toBeInTheDocument();
});

test('a slot that fails collapses without a word and reports', async () => {
  answerLoads(unreachable);
  const { container } = renderShell(<Slot name={`${name}-slot`} />);
  await waitFor(() => expect(getDiagnostics().get(name)).toMatchObject({ failure: 'unreachable' }));
  expect(container).toBeEmptyDOMElement();
});

test('a slot that nobody fills is empty', () => {
  const { container } = renderShell(<Slot name="nobody-fills-this" />);
  expect(container).toBeEmptyDOMElement();
});
