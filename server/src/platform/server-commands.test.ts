import { readConfig } from './config.ts';
import { findServerCommand } from './server-commands.ts';

test.each([['migrat'], ['objects'], ['objects', 'move'], ['toString']])(
  '%s is no command, and those that are get named',
  (...argv) => {
    expect(() => findServerCommand(argv)).toThrow(/migrate, .*objects copy/);
  },
);

test.each([['prepare'], ['migrate']])(
  '%s has nothing to do where the server has a database of its own',
  async (...argv) => {
    await expect(findServerCommand(argv)(readConfig({}, '/'))).rejects.toThrow('DATABASE_URL');
  },
);

test.each([
  ['objects', 'copy'],
  ['objects', 'prepare'],
])('%s %s needs a store', async (...argv) => {
  await expect(findServerCommand(argv)(readConfig({}, '/'))).rejects.toThrow('FILES_STORE=s3');
});
