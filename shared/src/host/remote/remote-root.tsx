import { QueryClientProvider } from '@tanstack/react-query';
import { Activity, type ComponentType, type FunctionComponent, type ReactNode, Suspense, useMemo } from 'react';
import { SHARED_NAMESPACE } from '../i18n/shared-messages.ts';
import { NamespaceContext } from '../i18n/use-translation.ts';
import { queryClient } from '../query-client.ts';
import { BridgedRouter } from '../router/bridged-router.tsx';
import { NonceContext } from './nonce-context.ts';
import type { RemoteProps } from './remote-props.ts';

/** Wraps a page or slot in what no context carries over from the shell's React root. */
export function remoteRoot(
  Content: ComponentType<object>,
  namespace = SHARED_NAMESPACE,
): FunctionComponent<RemoteProps> {
  return function RemoteRoot({ router, nonce, paths, slotProps, hidden }: RemoteProps): ReactNode {
    // The same element while its props are: what was rendered out of sight is not rendered again to be shown.
    const content = useMemo(() => <Content {...slotProps} />, [slotProps]);
    return (
      <NonceContext value={nonce}>
        <QueryClientProvider client={queryClient}>
          <NamespaceContext value={namespace}>
            <BridgedRouter bridge={router} {...(paths && { paths })}>
              <Activity mode={hidden ? 'hidden' : 'visible'}>
                <Suspense fallback={null}>{content}</Suspense>
              </Activity>
            </BridgedRouter>
          </NamespaceContext>
        </QueryClientProvider>
      </NonceContext>
    );
  };
}
