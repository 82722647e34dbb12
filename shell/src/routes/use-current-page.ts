import { useLocation } from '@myfiction/shared/host.ts';
import { useContext, useMemo } from 'react';
import { RegistryContext } from '../navigation/registry-context.ts';
import type { CurrentPage } from './current-page.ts';
import { findPage } from './find-page.ts';

/** The page that the address leads to; undefined where no remote declares one. */
export function useCurrentPage(): CurrentPage | undefined {
  const registry = useContext(RegistryContext);
  const { pathname } = useLocation();
  return useMemo(() => findPage(registry, pathname), [registry, pathname]);
}
