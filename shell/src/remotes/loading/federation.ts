import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import {
  containerName,
  REMOTE_ENTRY_FILE,
  type RegistryEntry,
  type RemoteName,
} from '@myfiction/shared/contract/platform.ts';
import { RemoteError } from '../remote-error.ts';
import { runEntryScript } from './entry-script.ts';

/** What the runtime calls a container: the `init` and `get` that an entry file sets. */
type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Exclude<Awaited<ReturnType<LoadEntry>>, void>;

const entries = new Map<string, { remote: RemoteName; integrity: string }>();

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && 'init' in value && 'get' in value;
}

/**
 * Our own loading of entry files: the runtime's gives up after 20 s, checks no integrity and tells failures apart by
 * their texts only.
 */
const entryLoader: ModuleFederationRuntimePlugin = {
  name: 'studio-entry-loader',
  async loadEntry({ remoteInfo: { name, entry: url } }) {
    const { remote = name, integrity = '' } = entries.get(name) ?? {};
    await runEntryScript({ remote, url, integrity });
    const container: unknown = Reflect.get(globalThis, name);
    if (!isContainer(container)) throw new RemoteError('invalid-module', remote, { detail: `${url} set no container` });
    return container;
  },
};

let installed = false;

/** Makes a remote known to the runtime. `fresh` forgets everything that was loaded of it before. */
export function registerRemote(remote: RemoteName, entry: RegistryEntry, fresh: boolean): void {
  if (!installed) registerPlugins([entryLoader]);
  installed = true;
  const name = containerName(remote);
  entries.set(name, { remote, integrity: entry.integrity });
  const url = new URL(entry.base + REMOTE_ENTRY_FILE, location.href).href;
  registerRemotes([{ name, entry: url, entryGlobalName: name }], { force: fresh });
}

/** Loads what a registered remote exposes, for example `pages/my-stories`. */
export const loadFromRemote = (remote: RemoteName, exposed: string): Promise<unknown> =>
  loadRemote(`${containerName(remote)}/${exposed}`);
