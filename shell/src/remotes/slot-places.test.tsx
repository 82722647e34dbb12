import { BrowserRouter, createRemoteSlot, RemoteSlot } from '@myfiction/shared/host.ts';
// Pure: a parcel unmounts after its element is gone, which the clean-up below waits for.
import { act, cleanup, render, screen } from '@testing-library/react/pure';
import userEvent from '@testing-library/user-event';
import { RegistryContext } from '../navigation/registry-context.ts';
import { registerRemoteTexts } from './i18n/messages.ts';
import { setCurrentRegistry } from './registry/current-registry.ts';
import { SlotPlaces } from './slot-places.tsx';
import { answerLoads, answerRegistry } from './testing/fake-runtime.ts';
import { registryEntry, registryWith } from './testing/registry-entry.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
  registerPlugins: jest.fn(),
}));

const SLOT = 'story-detail-comments';
let name = '';
let count = 0;

beforeEach(() => {
  count += 1;
  name = `filler${count}`;
  Object.assign(globalThis, { PROVIDED_VERSIONS: { react: '19.3.1' } });
  registerRemoteTexts();
});
afterEach(() => act(async () => cleanup()));

/** A page of another root, as a remote's is. */
function show(storyId = 's-1') {
  const entry = registryEntry(name);
  const registry = registryWith({
    ...entry,
    manifest: { ...entry.manifest, slots: [{ slot: SLOT, module: './slot.tsx' }] },
  });
  setCurrentRegistry(registry);
  answerRegistry(registry);
  render(
    <RegistryContext value={registry}>
      <BrowserRouter>
        <SlotPlaces />
      </BrowserRouter>
    </RegistryContext>,
  );
  return render(
    <>
      <p>The page around it</p>
      <RemoteSlot name={SLOT} props={{ storyId }} />
    </>,
  );
}

test('a place in a page is filled, told what it is about, and emptied with its page', async () => {
  answerLoads(async () => ({
    default: createRemoteSlot(({ storyId }: { storyId: string }) => <p>{`Of ${storyId}`}</p>),
  }));
  const page = show();
  expect(await screen.findByText('Of s-1')).toBeInTheDocument();
  expect(page.container).toHaveTextContent('Of s-1');
  await act(async () => page.unmount());
  expect(screen.queryByText('Of s-1')).not.toBeInTheDocument();
});

test('a filler that does not load has its panel there; the page around it stays, and Try again really tries', async () => {
  let isThere = false;
  answerLoads(async () => {
    if (!isThere) throw Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    return { default: createRemoteSlot(() => <p>There now</p>) };
  });
  const page = show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(page.container).toContainElement(retry);
  expect(screen.getByText('The page around it')).toBeInTheDocument();
  isThere = true;
  await userEvent.click(retry);
  expect(await screen.findByText('There now')).toBeInTheDocument();
});

test('a filler that throws while it renders takes nothing else with it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  answerLoads(async () => ({
    default: createRemoteSlot(() => {
      throw new Error('broken');
    }),
  }));
  show();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByText('The page around it')).toBeInTheDocument();
});
