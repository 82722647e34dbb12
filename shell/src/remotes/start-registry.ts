import type { Registry } from '@myfiction/shared/contract/platform.ts';
import type { ComponentType } from 'react';
import { whenPainted } from '../start/when-painted.ts';
import { reportRejected } from './diagnostics.ts';
import { registerRemoteTexts } from './i18n/messages.ts';
import { loadFirstPage } from './prefetch.ts';
import { setCurrentRegistry } from './registry/current-registry.ts';
import { fetchRegistryValue } from './registry/fetch-registry.ts';
import { isReadable, type SettledRegistry, settleRegistry } from './registry/settle-registry.ts';

export interface BootedRegistry {
  registry: Registry;
  /** Settles once the code of the page that the tab was opened with is there, or cannot be. */
  firstPage: Promise<void>;
  /** Over every page of a tab in which QA has exchanged remotes. */
  Banner?: ComponentType;
}

/** Lets the tab run on a registry. */
export function startRegistry({ registry, sources, rejected }: SettledRegistry): BootedRegistry {
  for (const remote of rejected) reportRejected(remote);
  setCurrentRegistry(registry, sources);
  registerRemoteTexts();
  const firstPage = loadFirstPage(registry);
  // Nobody points at a link that is not there yet.
  whenPainted(() => prefetchLinks(registry));
  return { registry, firstPage };
}

/** Without it each page is fetched when it is opened. */
function prefetchLinks(registry: Registry): void {
  import(/* webpackChunkName: "prefetch-links" */ './prefetch-links.ts').then(
    ({ installPrefetch }) => installPrefetch(registry),
    () => undefined,
  );
}

/** The registry that came with the page, or the best there is where none did. */
export async function findRegistry(inlined: unknown): Promise<SettledRegistry> {
  return isReadable(inlined)
    ? settleRegistry(inlined, 'inlined')
    : settleRegistry(await fetchRegistryValue(), 'fetched');
}
