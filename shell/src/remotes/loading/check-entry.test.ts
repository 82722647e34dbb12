import { CONTRACT_NUMBER } from '@myfiction/shared/contract/platform.ts';
import { registryEntry } from '../testing/registry-entry.ts';
import { checkEntry } from './check-entry.ts';

const provided = { react: '19.4.0' };
const entry = registryEntry('comments');
const withContract = (contract: number) => ({ ...entry, manifest: { ...entry.manifest, contract } });

test('a remote of this shell is let through', () => {
  expect(() => checkEntry('comments', entry, provided)).not.toThrow();
});

test('the previous contract is served', () => {
  expect(() => checkEntry('comments', withContract(CONTRACT_NUMBER - 1), provided)).not.toThrow();
});

test.each([CONTRACT_NUMBER - 2, CONTRACT_NUMBER + 1])('contract %p is incompatible', (contract) => {
  expect(() => checkEntry('comments', withContract(contract), provided)).toThrow(
    expect.objectContaining({ failure: 'incompatible', message: expect.stringContaining(`contract ${contract}`) }),
  );
});

test('a remote that is switched off is disabled, whatever else is wrong with it', () => {
  expect(() => checkEntry('comments', { ...withContract(99), enabled: false }, provided)).toThrow(
    expect.objectContaining({ failure: 'disabled' }),
  );
});

test('a shared module out of range is named', () => {
  expect(() => checkEntry('comments', entry, { react: '20.0.0' })).toThrow(
    expect.objectContaining({ failure: 'incompatible', message: expect.stringMatching(/react \^19\.3\.1.*20\.0\.0/) }),
  );
});

test('a shared module that the shell does not provide is named', () => {
  expect(() => checkEntry('comments', entry, {})).toThrow(
    expect.objectContaining({ failure: 'incompatible', message: expect.stringContaining('none') }),
  );
});
