import { resolve } from 'node:path';
import { acceptedRanges, hostShared, providedVersions, remoteShared } from './shared-modules.ts';

const root = resolve(__dirname, '../../..');

test('the shell provides what every remote accepts', () => {
  const provided = providedVersions(root);
  for (const [module, range] of Object.entries(acceptedRanges(root))) expect(range).toBe(`^${provided[module]}`);
});

test('both sides name the same singletons, whose ranges are compared from the registry and not by the runtime', () => {
  expect(Object.keys(hostShared(root))).toEqual(Object.keys(remoteShared()));
  for (const each of Object.values({ ...hostShared(root), ...remoteShared() })) {
    expect(each).toMatchObject({ singleton: true, requiredVersion: false });
  }
});

test('a remote carries no copy of a singleton', () => {
  for (const each of Object.values(remoteShared())) expect(each.import).toBe(false);
});
