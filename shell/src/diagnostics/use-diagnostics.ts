import { useQuery } from '@myfiction/shared/host.ts';
import { useContext, useSyncExternalStore } from 'react';
import { RegistryContext } from '../navigation/registry-context.ts';
import { getDiagnostics, getFailures, subscribeDiagnostics } from '../remotes/diagnostics.ts';
import { providedVersions } from '../remotes/loading/provided-versions.ts';
import { fetchRegistry } from '../remotes/registry/fetch-registry.ts';
import { remoteRows } from './remote-rows.ts';

async function askForServed() {
  const registry = await fetchRegistry();
  if (!registry) throw new Error('The server gave no registry.');
  return registry;
}

/** What this tab runs, beside what the server gives to a new one. */
export function useDiagnostics() {
  const registry = useContext(RegistryContext);
  const states = useSyncExternalStore(subscribeDiagnostics, getDiagnostics);
  const failures = useSyncExternalStore(subscribeDiagnostics, getFailures);
  const served = useQuery({ queryKey: ['diagnostics', 'served'], queryFn: askForServed, staleTime: 0 });
  const provided = providedVersions();
  const rows = remoteRows({ registry, served: served.data, states, provided });
  return { rows, failures, provided, served };
}
