import type { Registry } from '@myfiction/shared/contract/platform.ts';
import { BrowserRouter, QueryClientProvider, queryClient } from '@myfiction/shared/host.ts';
import type { ReactNode } from 'react';
import { RegistryContext } from './navigation/registry-context.ts';
import { ShellErrorBoundary } from './recovery/shell-error-boundary.tsx';
import { Studio } from './studio.tsx';

interface AppProps {
  registry: Registry;
  /** Over every page. */
  banner?: ReactNode;
}

/** The host application: what every page lives in. */
export function App({ registry, banner }: AppProps) {
  return (
    <ShellErrorBoundary>
      <QueryClientProvider client={queryClient}>
        <RegistryContext value={registry}>
          {/* No transition: a page fetched ahead is drawn in the turn of the click, and what suspends shows so itself. */}
          <BrowserRouter useTransitions={false}>
            <Studio banner={banner} />
          </BrowserRouter>
        </RegistryContext>
      </QueryClientProvider>
    </ShellErrorBoundary>
  );
}
