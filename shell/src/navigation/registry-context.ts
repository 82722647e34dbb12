import type { Registry } from '@myfiction/shared/contract/platform.ts';
import { createContext, useContext, useMemo } from 'react';
import { navigationEntries, type SidebarEntry } from './entries.ts';

/** The registry that the tab booted with: a deploy never changes the navigation of an open tab. */
export const RegistryContext = createContext<Registry>({ remotes: {} });

export function useNavigationEntries(): readonly SidebarEntry[] {
  const registry = useContext(RegistryContext);
  return useMemo(() => navigationEntries(registry), [registry]);
}
