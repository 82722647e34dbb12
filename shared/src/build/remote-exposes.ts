import { exposedPage, exposedSlot, type RemoteConfig } from '../contract/platform.ts';

export const pageChunkName = (pageId: string): string => `page-${pageId}`;
const slotChunkName = (slot: string): string => `slot-${slot}`;

/** Module Federation's `exposes`, made from the one declaration of a remote. */
export function exposesOf(config: RemoteConfig): Record<string, { import: string; name: string }> {
  const pages = config.pages.map(
    (page) => [`./${exposedPage(page.id)}`, { import: page.module, name: pageChunkName(page.id) }] as const,
  );
  const slots = (config.slots ?? []).map(
    ({ slot, module }) => [`./${exposedSlot(slot)}`, { import: module, name: slotChunkName(slot) }] as const,
  );
  return Object.fromEntries([...pages, ...slots]);
}
