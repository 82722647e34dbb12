import type { Registry } from '@myfiction/shared/contract/platform.ts';
import { reportRejected } from './diagnostics.ts';
import { registerRemoteTexts } from './i18n/messages.ts';
import { installPrefetch, loadFirstPage } from './prefetch.ts';
import { setCurrentRegistry } from './registry/current-registry.ts';
import { type ParsedRegistry, parseRegistry } from './registry/parse-registry.ts';

function readInlined(): ParsedRegistry {
  try {
    const value: unknown = JSON.parse(document.getElementById('registry')?.textContent ?? '');
    return parseRegistry(value);
  } catch (error) {
    // The shell still stands: signed-in navigation, the not-found page and sign-out need no remote.
    console.error('The page came without a readable registry.', error);
    return parseRegistry(undefined);
  }
}

export interface BootedRegistry {
  registry: Registry;
  /** Settles once the code of the page that the tab was opened with is there, or cannot be. */
  firstPage: Promise<void>;
}

/** Reads the registry that the server inlined into the page, once, before the first render. */
export function bootRegistry(): BootedRegistry {
  const { registry, rejected } = readInlined();
  for (const remote of rejected) reportRejected(remote);
  setCurrentRegistry(registry);
  registerRemoteTexts();
  const firstPage = loadFirstPage(registry);
  installPrefetch(registry);
  return { registry, firstPage };
}
