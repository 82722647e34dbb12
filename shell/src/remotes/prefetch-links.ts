import type { Registry } from '@myfiction/shared/contract/platform.ts';
import {
  getSession,
  queryClient,
  quietly,
  type RemotePageModule,
  requestsAnswered,
  whenIdle,
} from '@myfiction/shared/host.ts';
import { findPage } from '../routes/find-page.ts';
import { getDiagnostics, subscribeDiagnostics } from './diagnostics.ts';
import { renderAhead } from './parcel/render-ahead.ts';
import { prefetch } from './prefetch.ts';

/** A pointer on its way elsewhere stays less long. */
const REST_MS = 65;

function wantsLessData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}

/** The link within the studio that an event is about. */
function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target === '_blank') return undefined;
  return link.origin === location.origin ? link : undefined;
}

/** The page of a link that may be opened, unless it is open. */
async function pageOf(registry: Registry, { pathname }: HTMLAnchorElement): Promise<RemotePageModule | undefined> {
  const canOpen = pathname !== location.pathname && getSession() !== null;
  return canOpen ? prefetch(registry, pathname) : undefined;
}

let rest: ReturnType<typeof setTimeout>;

/** Who points at a link may open it; at a place of the navigation for a moment, probably. */
function askOnRest(registry: Registry, event: Event): void {
  clearTimeout(rest);
  const link = linkOf(event);
  if (!link) return;
  void prefetch(registry, link.pathname);
  if (!link.closest('nav')) return;
  rest = setTimeout(async () => {
    const page = await pageOf(registry, link);
    quietly(() => page?.prefetch?.(new URLSearchParams(link.search)));
  }, REST_MS);
}

let lastPress: PointerEvent | undefined;

/** Who presses a link is about to open it: its first answer is on its way, and the page rendered, a tenth of a second before the click. */
async function askOnPress(registry: Registry, event: PointerEvent): Promise<void> {
  const link = linkOf(event);
  const opensElsewhere = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!link || opensElsewhere) return;
  const { pathname, search } = link;
  const page = await pageOf(registry, link);
  if (!page?.prefetch) return;
  page.prefetch(new URLSearchParams(search));
  const paths = findPage(registry, pathname)?.page.paths ?? [];
  lastPress = event;
  const render = (): void => {
    const isOpen = link.pathname === location.pathname;
    if (lastPress === event && !isOpen) renderAhead(page, { pathname, search }, paths);
  };
  // A page of which something is known is rendered with that.
  whenAnswered(render, { predicate: ({ state }) => state.data === undefined });
}

/** Runs `act` once no answer is awaited, of those that `filters` pick. */
function whenAnswered(act: () => void, filters: Parameters<typeof queryClient.isFetching>[0] = {}): void {
  const isAnswered = (): boolean => queryClient.isFetching(filters) === 0;
  if (isAnswered()) {
    act();
    return;
  }
  const stop = queryClient.getQueryCache().subscribe(() => {
    if (!isAnswered()) return;
    stop();
    act();
  });
}

/** Runs `act` once no call is awaited and what came has been drawn. */
async function whenDrawn(act: () => void): Promise<void> {
  await requestsAnswered();
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/** Runs `act` once a first page has loaded. */
function whenLoaded(signal: AbortSignal, act: () => void): void {
  const isLoaded = (): boolean => [...getDiagnostics().values()].some(({ status }) => status === 'loaded');
  if (isLoaded()) {
    act();
    return;
  }
  const stop = subscribeDiagnostics(() => {
    if (!isLoaded()) return;
    stop();
    act();
  });
  signal.addEventListener('abort', stop);
}

/** One after another: an author who clicks in between never waits behind all of them. */
async function prefetchNavigation(registry: Registry): Promise<void> {
  // Every page of the navigation asks for a session; who only reads the terms fetches none of them.
  if (!getSession()) return;
  for (const { manifest } of Object.values(registry.remotes)) {
    for (const { path } of manifest.navigation ?? []) await prefetch(registry, path);
  }
}

/**
 * Fetches pages on hover and focus, what they show first when their place of the navigation is pointed at for a moment or
 * their link is pressed, and those of the navigation in idle time once a first page has loaded.
 *
 * @returns stops it
 */
export function installPrefetch(registry: Registry): () => void {
  const installed = new AbortController();
  if (wantsLessData()) return () => {};
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, (event) => askOnRest(registry, event), { signal: installed.signal });
  }
  const onPress = (event: PointerEvent): void => void askOnPress(registry, event);
  document.addEventListener('pointerdown', onPress, { signal: installed.signal });
  whenLoaded(installed.signal, () => {
    // The first idle moment may be the one in which the page waits for its first answer.
    whenIdle(() => void whenDrawn(() => whenIdle(() => void prefetchNavigation(registry))));
  });
  installed.signal.addEventListener('abort', () => clearTimeout(rest));
  return () => installed.abort();
}
