import { loadRemote, registerPlugins } from '@module-federation/enhanced/runtime';
import { registryEntry } from '../testing/registry-entry.ts';
import { loadFromRemote, registerRemote } from './federation.ts';

jest.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: jest.fn(),
  registerRemotes: jest.fn(),
  registerPlugins: jest.fn(),
}));

type Plugins = Parameters<typeof registerPlugins>[0];
let plugins: Plugins = [];

beforeAll(() => {
  registerRemote('my-comments', registryEntry('my-comments', { integrity: 'sha384-BBBB' }), false);
  plugins = jest.mocked(registerPlugins).mock.calls[0]?.[0] ?? [];
});

afterEach(() => {
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'mfe_my_comments');
});

/** What the runtime asks of our plugin; it reads no other part of the arguments. */
function loadEntry(): Promise<unknown> {
  const [plugin] = plugins ?? [];
  const args = {
    remoteInfo: { name: 'mfe_my_comments', entry: 'http://localhost/remotes/my-comments/v1/remoteEntry.js' },
  };
  return Promise.resolve(plugin?.loadEntry?.(args as Parameters<NonNullable<typeof plugin.loadEntry>>[0]));
}

const finish = (type: 'load' | 'error') => document.head.querySelector('script')?.dispatchEvent(new Event(type));

test('the entry file is checked against the integrity of the registry', async () => {
  const container = { init: () => {}, get: () => {} };
  Object.assign(globalThis, { mfe_my_comments: container });
  const loading = loadEntry();
  expect(document.head.querySelector('script')?.integrity).toBe('sha384-BBBB');
  finish('load');
  expect(await loading).toBe(container);
});

test('an entry file that sets no container is an invalid module', async () => {
  const loading = loadEntry();
  finish('load');
  await expect(loading).rejects.toMatchObject({ failure: 'invalid-module', remote: 'my-comments' });
});

test('an entry file that is not there is unreachable', async () => {
  const loading = loadEntry();
  finish('error');
  await expect(loading).rejects.toMatchObject({ failure: 'unreachable', remote: 'my-comments' });
});

test('exposed modules are asked for by the container name', async () => {
  await loadFromRemote('my-comments', 'pages/front');
  expect(loadRemote).toHaveBeenCalledWith('mfe_my_comments/pages/front');
});
