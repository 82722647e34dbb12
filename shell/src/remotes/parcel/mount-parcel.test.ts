import type { RemoteProps } from '@myfiction/shared/host.ts';
import { mountParcel } from './mount-parcel.ts';

const props: RemoteProps & { name: string } = {
  name: 'comments/pages/front',
  router: { navigator: {} as RemoteProps['router']['navigator'], getSnapshot: jest.fn(), subscribe: jest.fn() },
  nonce: 'n-1',
  onRenderError: () => {},
};

const fakeModule = () => ({
  bootstrap: jest.fn(async () => {}),
  mount: jest.fn(async (_: { name: string }) => {}),
  unmount: jest.fn(async (_: { name: string }) => {}),
  update: jest.fn(async (_: { name: string }) => {}),
});

test('a module is bootstrapped once, however often it is mounted', async () => {
  const module = fakeModule();
  const first = mountParcel(module, props);
  const second = mountParcel(module, props);
  await Promise.all([first.mountPromise, second.mountPromise]);
  expect(module.bootstrap).toHaveBeenCalledTimes(1);
  expect(module.mount).toHaveBeenCalledTimes(2);
});

test('two mounts of one page have two names, by which single-spa-react keeps their roots apart', async () => {
  const module = fakeModule();
  await mountParcel(module, props).mountPromise;
  await mountParcel(module, props).mountPromise;
  const [first, second] = module.mount.mock.calls.map(([{ name }]) => name);
  expect(first).toMatch(/^comments\/pages\/front#\d+$/);
  expect(second).not.toBe(first);
});

test('update and unmount speak of the root that was mounted', async () => {
  const module = fakeModule();
  const parcel = mountParcel(module, props);
  expect(parcel.getStatus()).toBe('NOT_MOUNTED');
  await parcel.mountPromise;
  expect(parcel.getStatus()).toBe('MOUNTED');
  await parcel.update({ ...props, nonce: 'n-2' });
  await parcel.unmount();
  const name = module.mount.mock.calls[0]?.[0].name;
  expect(module.update).toHaveBeenCalledWith(expect.objectContaining({ name, nonce: 'n-2' }));
  expect(module.unmount).toHaveBeenCalledWith(expect.objectContaining({ name }));
  expect(parcel.getStatus()).toBe('UNMOUNTED');
});

test('a rejected bootstrap is forgotten: the next mount runs it again', async () => {
  const module = fakeModule();
  module.bootstrap.mockRejectedValueOnce(new Error('no texts'));
  await expect(mountParcel(module, props).mountPromise).rejects.toThrow('no texts');
  await mountParcel(module, props).mountPromise;
  expect(module.bootstrap).toHaveBeenCalledTimes(2);
  expect(module.mount).toHaveBeenCalledTimes(1);
});
