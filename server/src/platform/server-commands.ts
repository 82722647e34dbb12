import { sweepStore } from '../files/sweep-command.ts';
import { copyBack, copyToStore } from '../objects/copy-command.ts';
import { prepareBucket } from '../objects/prepare-bucket.ts';
import type { ServerConfig } from './config.ts';
import { ConfigError } from './config-error.ts';
import { migrateDatabase } from './migrate-database.ts';
import { prepare } from './prepare.ts';
import { serve } from './serve.ts';

type ServerCommand = (config: ServerConfig) => Promise<void>;

/** What the server's program does, by the words after its name; nothing is the studio itself. */
const COMMANDS: Readonly<Record<string, ServerCommand>> = {
  '': serve,
  prepare,
  migrate: migrateDatabase,
  'objects prepare': prepareBucket,
  'objects copy': copyToStore,
  'objects copy-back': copyBack,
  'objects sweep': sweepStore,
};

/** @throws {ConfigError} for words that are no command */
export function findServerCommand(argv: readonly string[]): ServerCommand {
  const words = argv.join(' ');
  const command = Object.hasOwn(COMMANDS, words) ? COMMANDS[words] : undefined;
  if (!command)
    throw new ConfigError(`“${words}” is no command. There are: ${Object.keys(COMMANDS).slice(1).join(', ')}.`);
  return command;
}
