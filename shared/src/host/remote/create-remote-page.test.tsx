import { useQueryClient } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  BrowserRouter,
  Link,
  Navigate,
  useLocation,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import '../../testing/reset-host.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { queryClient } from '../query-client.ts';
import type { RouterBridge } from '../router/router-bridge.ts';
import { useRouterBridge } from '../router/use-router-bridge.ts';
import {
  createRemotePage,
  createRemoteSlot,
  type RemoteMountProps,
  type RemotePageModule,
} from './create-remote-page.tsx';
import { useNonce } from './nonce-context.ts';

const messages = { namespace: 'demo', en: { title: 'Demo page' }, load: {} };
let bridge: RouterBridge;
let domElement: HTMLElement;
let shellPaths: string[];

function Shell() {
  bridge = useRouterBridge();
  shellPaths.push(useLocation().pathname);
  return null;
}

beforeEach(() => {
  shellPaths = [];
  window.history.replaceState(null, '', '/stories/42?tab=readers');
  render(
    <BrowserRouter>
      <Shell />
    </BrowserRouter>,
  );
  domElement = document.body.appendChild(document.createElement('div'));
});

const propsOf = (change: Partial<RemoteMountProps> = {}): RemoteMountProps => ({
  name: 'demo#1',
  router: bridge,
  nonce: 'n-1',
  onRenderError: (error) => {
    throw error;
  },
  paths: ['/stories', '/stories/:id'],
  domElement,
  ...change,
});

async function mount(module: RemotePageModule, props: RemoteMountProps) {
  await module.bootstrap(props);
  // Not awaited within act: mounting ends in a timer, which act would hold back.
  let mounted: Promise<unknown> | undefined;
  await act(async () => {
    mounted = module.mount(props);
  });
  await mounted;
}

async function unmount(module: RemotePageModule, props: RemoteMountProps) {
  let unmounted: Promise<unknown> | undefined;
  await act(async () => {
    unmounted = module.unmount(props);
  });
  await unmounted;
}

function Page() {
  const { t } = useTranslation();
  const { id } = useParams();
  const [search] = useSearchParams();
  const sameCache = useQueryClient() === queryClient;
  return (
    <main>
      <p>{[t('title'), id, search.get('tab'), useNonce(), useNavigationType(), String(sameCache)].join(' ')}</p>
      <Link to="/stories/43">Next</Link>
    </main>
  );
}

test('a page has texts, router, parameters, nonce and the one cache', async () => {
  const page = createRemotePage(Page, { messages });
  const props = propsOf();
  await mount(page, props);
  expect(screen.getByText('Demo page 42 readers n-1 POP true')).toBeInTheDocument();
  await unmount(page, props);
  expect(domElement).toBeEmptyDOMElement();
});

test('a page stands as soon as it is mounted', async () => {
  const page = createRemotePage(Page, { messages });
  const props = propsOf();
  await page.bootstrap(props);
  let mounted: Promise<unknown> | undefined;
  act(() => {
    mounted = page.mount(props);
    expect(screen.getByText('Demo page 42 readers n-1 POP true')).toBeInTheDocument();
  });
  await mounted;
  await unmount(page, props);
});

test('one click on a link navigates once, in the shell and in the page', async () => {
  const page = createRemotePage(Page, { messages });
  const props = propsOf();
  await mount(page, props);
  const before = window.history.length;
  await userEvent.click(screen.getByText('Next'));
  expect(
    screen.getByText('Demo page 43 n-1 PUSH true', { normalizer: (text) => text.replace(/\s+/g, ' ') }),
  ).toBeVisible();
  expect(window.history.length).toBe(before + 1);
  expect(shellPaths.at(-1)).toBe('/stories/43');
  await unmount(page, props);
});

test('on the way out a page keeps its parameters and its address', async () => {
  const page = createRemotePage(Page, { messages });
  const props = propsOf();
  await mount(page, props);
  act(() => bridge.navigator.push('/comments?tab=new'));
  expect(screen.getByText(/Demo page 42 readers/)).toBeInTheDocument();
  await unmount(page, props);
});

/** Shows one tab and sends every other address of its own there. */
function Picky() {
  return useSearchParams()[0].get('tab') ? null : <Navigate to="/stories/1?tab=all" replace />;
}

test('a page that redirects from addresses it cannot show leaves the next page alone', async () => {
  const page = createRemotePage(Picky, { messages });
  const props = propsOf();
  await mount(page, props);
  act(() => bridge.navigator.push('/login?redirect_url=%2Fstories%2F42'));
  expect(window.location.pathname).toBe('/login');
  act(() => bridge.navigator.push('/stories/43'));
  expect(window.location.search).toBe('?tab=all');
  await unmount(page, props);
});

test('a page can be mounted again after it is gone', async () => {
  const page = createRemotePage(Page, { messages });
  for (let round = 0; round < 3; round += 1) {
    const props = propsOf();
    await mount(page, props);
    expect(screen.getAllByText(/Demo page/)).toHaveLength(1);
    await unmount(page, props);
  }
});

test('a render error stays within the remote and is handed to the shell', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const failure = new Error('broken');
  const page = createRemotePage(() => {
    throw failure;
  });
  const onRenderError = jest.fn();
  const props = propsOf({ onRenderError });
  await mount(page, props);
  expect(onRenderError).toHaveBeenCalledTimes(1);
  expect(onRenderError).toHaveBeenCalledWith(failure);
  expect(domElement).toBeEmptyDOMElement();
  await unmount(page, props);
});

test('a slot gets its props, and newer ones by update', async () => {
  const slot = createRemoteSlot(({ storyId }: { storyId: string }) => <p>Comments of {storyId}</p>);
  const props = propsOf({ slotProps: { storyId: 's-1' } });
  await mount(slot, props);
  expect(screen.getByText('Comments of s-1')).toBeInTheDocument();
  await act(async () => {
    void slot.update?.({ ...props, slotProps: { storyId: 's-2' } });
  });
  expect(screen.getByText('Comments of s-2')).toBeInTheDocument();
  await unmount(slot, props);
});
