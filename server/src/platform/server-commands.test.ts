import { readConfig } from './config.ts';
import { findServerCommand, SERVER_USAGE } from './server-commands.ts';

test.each([['migrat'], ['objects'], ['objects', 'move'], ['toString']])(
  '%s is no command, and those that are get named',
  (...argv) => {
    expect(() => findServerCommand(argv)).toThrow(/migrate, .*objects copy/);
  },
);

test('--help explains each command', () => {
  for (const command of ['prepare', 'migrate', 'objects prepare', 'objects copy', 'objects copy-back', 'objects sweep'])
    expect(SERVER_USAGE).toMatch(new RegExp(`^ {2}${command} {2,}\\w`, 'm'));
});

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
