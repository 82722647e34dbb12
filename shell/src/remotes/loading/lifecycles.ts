import type { RemotePageModule } from '@myfiction/shared/host.ts';
import { RemoteError } from '../remote-error.ts';

const isLifecycles = (value: unknown): value is RemotePageModule =>
  typeof value === 'object' &&
  value !== null &&
  ['bootstrap', 'mount', 'unmount'].every((name) => typeof Reflect.get(value, name) === 'function');

/** The lifecycles that an exposed module must export by default. @throws RemoteError `invalid-module` */
export function lifecyclesOf(remote: string, exposed: string, module: unknown): RemotePageModule {
  const lifecycles: unknown =
    typeof module === 'object' && module !== null ? Reflect.get(module, 'default') : undefined;
  if (isLifecycles(lifecycles)) return lifecycles;
  throw new RemoteError('invalid-module', remote, { detail: `${exposed} exports no lifecycles` });
}
