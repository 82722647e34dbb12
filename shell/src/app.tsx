import type { Registry } from '@myfiction/shared/contract/platform.ts';
import { BrowserRouter, QueryClientProvider, queryClient } from '@myfiction/shared/host.ts';
import { RegistryContext } from './navigation/registry-context.ts';
import { ShellErrorBoundary } from './recovery/shell-error-boundary.tsx';
import { Studio } from './studio.tsx';

/** The host application: what every page lives in. */
export function App({ registry }: { registry: Registry }) {
  return (
    <ShellErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <RegistryContext value={registry}>
          <BrowserRouter>
            <Studio />
          </BrowserRouter>
        </RegistryContext>
      </QueryClientProvider>
    </ShellErrorBoundary>
  );
}
