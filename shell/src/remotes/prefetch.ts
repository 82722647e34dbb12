import { exposedPage, type Registry } from '@myfiction/shared/contract/platform.ts';
import { getSession, type RemotePageModule, requestsSent } from '@myfiction/shared/host.ts';
import { findPage } from '../routes/find-page.ts';
import { loadExposed } from './loading/load-exposed.ts';

/** Fetches the page behind an address, so that opening it takes no request. Failures wait for the visit itself. */
export async function prefetch(registry: Registry, pathname: string): Promise<RemotePageModule | undefined> {
  const found = findPage(registry, pathname);
  if (!found || !registry.remotes[found.remote]?.enabled) return undefined;
  return loadExposed(found.remote, exposedPage(found.page.id)).catch(() => undefined);
}

/** Loads the page that the tab was opened with, and what it shows first, beside the shell's first render, not after it. */
export async function loadFirstPage(registry: Registry): Promise<void> {
  const found = findPage(registry, location.pathname);
  // Signed out, the guard shows another page than one that asks for a session.
  if (found?.page.access !== 'public' && !getSession()) return;
  const page = await prefetch(registry, location.pathname);
  if (!page?.prefetch) return;
  page.prefetch(new URLSearchParams(location.search));
  // The first render is one long piece of work: what is asked for before it is answered while it runs.
  await requestsSent();
}
