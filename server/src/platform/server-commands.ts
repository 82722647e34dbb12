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
const COMMANDS: Readonly<Record<string, { help: string; run: ServerCommand }>> = {
  '': { help: 'the studio itself', run: serve },
  prepare: { help: 'tables, bucket and web app, before the servers of a version start', run: prepare },
  migrate: { help: 'brings the tables up to date', run: migrateDatabase },
  'objects prepare': { help: 'makes the bucket for files', run: prepareBucket },
  'objects copy': { help: 'copies files from the disk to the store', run: copyToStore },
  'objects copy-back': { help: 'copies files from the store to the disk', run: copyBack },
  'objects sweep': { help: 'has pictures removed that nothing names', run: sweepStore },
};

export const SERVER_USAGE = `Usage: node server/dist/main.js [COMMAND], or npm run migrate and npm run objects -- prepare, copy, …
${Object.entries(COMMANDS)
  .map(([words, { help }]) => `  ${(words || '(nothing)').padEnd(17)}  ${help}`)
  .join('\n')}
Settings come from the environment: docs/settings.md.`;

/** @throws {ConfigError} for words that are no command */
export function findServerCommand(argv: readonly string[]): ServerCommand {
  const words = argv.join(' ');
  const command = Object.hasOwn(COMMANDS, words) ? COMMANDS[words] : undefined;
  if (!command)
    throw new ConfigError(`“${words}” is no command. There are: ${Object.keys(COMMANDS).slice(1).join(', ')}.`);
  return command.run;
}
