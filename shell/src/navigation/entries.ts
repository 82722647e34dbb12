import type { NavigationEntry, Registry, RemoteName } from '@myfiction/shared/contract/platform.ts';

export interface SidebarEntry extends NavigationEntry {
  /** The remote whose manifest declares the entry, and whose labels name it. */
  remote: RemoteName;
  /** The remote is switched off. */
  isOff: boolean;
}

/**
 * The navigation, made from the manifests alone. An entry of a switched-off remote stays, marked as off: its page says what it
 * means, the author does not search for what was there a minute ago, and nothing jumps when a switch is thrown.
 */
export function navigationEntries(registry: Registry): readonly SidebarEntry[] {
  return Object.entries(registry.remotes)
    .flatMap(([remote, { manifest, enabled }]) =>
      (manifest.navigation ?? []).map((entry) => ({ ...entry, remote, isOff: !enabled })),
    )
    .sort((a, b) => a.order - b.order || a.path.localeCompare(b.path));
}

/** Entries of the phone's tab bar: those that declare a short label, at most the five that fit. */
export function tabEntries(entries: readonly SidebarEntry[]): readonly SidebarEntry[] {
  return entries.filter((entry) => entry.tabLabel !== undefined).slice(0, MAX_TABS);
}

/** A sixth tab would be under 60 px wide at 320 px: too small for its label. */
const MAX_TABS = 5;
