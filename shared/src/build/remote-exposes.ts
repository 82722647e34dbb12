import type { RemoteConfig } from '../contract/platform.ts';

/** Name of the container: also the global variable that `remoteEntry.js` sets. */
export const containerName = (remoteName: string): string => `mfe_${remoteName.replaceAll('-', '_')}`;

export const pageChunkName = (pageId: string): string => `page-${pageId}`;
const slotChunkName = (slot: string): string => `slot-${slot}`;

/** Module Federation's `exposes`, made from the one declaration of a remote. */
export function exposesOf(config: RemoteConfig): Record<string, { import: string; name: string }> {
  const pages = config.pages.map(
    (page) => [`./pages/${page.id}`, { import: page.module, name: pageChunkName(page.id) }] as const,
  );
  const slots = (config.slots ?? []).map(
    ({ slot, module }) => [`./slots/${slot}`, { import: module, name: slotChunkName(slot) }] as const,
  );
  return Object.fromEntries([...pages, ...slots]);
}
