import { errorEntry } from '@myfiction/shared/contract/error-catalogue.ts';
import { ConfigError } from '../../platform/config-error.ts';
import { AppError } from '../../platform/handler.ts';
import type { DeskCommand, DeskContext, DeskInput, DeskResult } from './command.ts';
import { DeskError, EXIT_CODES } from './desk-error.ts';
import { align, formatTable, formatValue, printable } from './format-table.ts';
import { commandHelp, overviewHelp } from './help.ts';
import { findCommand, type ParsedCommand, parseCommand } from './parse-command.ts';
import { typedNames } from './read-input.ts';
import { type Act, endAct, recordAct, recordedArguments } from './record-act.ts';

/** The terminal, or a test. */
export interface DeskTerminal {
  out(text: string): void;
  err(text: string): void;
  /** Undefined where nobody can answer. */
  ask: ((question: string) => Promise<string>) | undefined;
  readInput(): Promise<string>;
}

export type DeskServices = Omit<DeskContext, 'who' | 'now' | 'readInput'>;

export interface DeskOptions {
  commands: readonly DeskCommand[];
  terminal: DeskTerminal;
  /** `DESK_USER`. */
  user: string | undefined;
  /** Opened only for a command that is about to run. */
  open(): Promise<{ services: DeskServices; close(): Promise<void> }>;
}

/** Runs one command line and gives the exit code. */
export async function runDesk(argv: readonly string[], options: DeskOptions): Promise<number> {
  const json = argv.includes('--json');
  try {
    return await run(argv, options);
  } catch (error) {
    const { kind, message, name } = explain(error);
    options.terminal.err(json ? JSON.stringify({ error: { kind, name, message } }) : printable(message));
    return EXIT_CODES[kind];
  }
}

async function run(argv: readonly string[], { commands, terminal, user, open }: DeskOptions): Promise<number> {
  const words = argv.slice(0, 2).filter((word) => !word.startsWith('-'));
  const command = findCommand(commands, words);
  if (!command) {
    const isGroup = words.length === 1 && commands.some(({ name }) => name.startsWith(`${words[0]} `));
    if (words.length > 0 && !isGroup) throw unknown(commands, words.join(' '));
    terminal.out(overviewHelp(commands, words));
    return argv.length === 0 || argv.includes('--help') ? EXIT_CODES.done : EXIT_CODES.usage;
  }
  const parsed = parseCommand(command, argv.slice(command.name.split(' ').length));
  if (parsed.help) {
    terminal.out(commandHelp(command));
    return EXIT_CODES.done;
  }
  const who = (parsed.as || (user ?? '')).trim();
  if (who === '') throw new DeskError('usage', 'Who are you? Give --as NAME or set DESK_USER: every act is recorded.');
  await confirm(parsed, terminal);
  const { services, close } = await open();
  try {
    const result = await act(parsed, { ...services, who, now: services.clock.now(), readInput: terminal.readInput });
    terminal.out(parsed.json ? JSON.stringify(result.data, null, 2) : format(result));
    return EXIT_CODES.done;
  } finally {
    await close();
  }
}

async function confirm({ command, input, yes }: ParsedCommand, { ask }: DeskTerminal): Promise<void> {
  if (!command.question || yes) return;
  // What is typed wrong is told by the question, before it is asked.
  const question = command.question(input);
  if (!ask) throw new DeskError('unconfirmed', 'This cannot be undone. Say --yes to do it without being asked.');
  // Ctrl-C and the end of the input are no yes either.
  const answer = await ask(`${printable(question)} It cannot be undone. Type yes: `).catch(() => '');
  if (answer.trim().toLowerCase() !== 'yes') throw new DeskError('unconfirmed', 'Nothing was done.');
}

/** Does it and records it, both or neither; a refusal is recorded too. */
async function act({ command, input }: ParsedCommand, context: DeskContext): Promise<DeskResult> {
  const { db, who, now } = context;
  const run = (inside: DeskContext) =>
    command.run(inside, input).catch((error: unknown) => {
      throw nameMissing(error, input);
    });
  const record: Act = { who, at: now, command: command.name, args: recordedArguments(command, input) };
  const done = (result: DeskResult) => ({
    outcome: 'done' as const,
    target: result.target ?? '',
    detail: result.done ?? '',
  });
  const refused = (error: unknown) => ({ outcome: 'refused' as const, detail: explain(error).message });
  if (command.ownTransactions) {
    const id = await recordAct(db, record, { outcome: 'started' });
    try {
      const result = await run(context);
      await endAct(db, id, done(result));
      return result;
    } catch (error) {
      await endAct(db, id, refused(error));
      throw error;
    }
  }
  try {
    return await db.transaction(async (tx) => {
      const result = await run({ ...context, db: tx });
      await recordAct(tx, record, done(result));
      return result;
    });
  } catch (error) {
    await recordAct(db, record, refused(error));
    throw error;
  }
}

function format({ done, facts = [], tables = [] }: DeskResult): string {
  const factLines = facts.length > 0 ? [align(facts.map(([label, value]) => [label, formatValue(value)]))] : [];
  return [...(done ? [printable(done)] : []), ...factLines, ...tables.map(formatTable)].join('\n\n');
}

/** What is not there is one of the things that were typed; the sentence of the author's page names none. */
function nameMissing(error: unknown, input: DeskInput): unknown {
  if (!(error instanceof AppError) || error.message !== errorEntry('notFound').message) return error;
  return new AppError('notFound', { msg: `There is no such thing: ${typedNames(input).join(', ')}.` });
}

/** In place of a sentence that is about the author's page. */
const DESK_WORDS: ReadonlyMap<string | undefined, string> = new Map([
  [
    errorEntry('applicationMoved').message,
    'Where this application stands, that is not the next step. See: desk application show STORY KIND',
  ],
]);

function explain(error: unknown): { kind: keyof typeof EXIT_CODES; name: string; message: string } {
  if (error instanceof DeskError) return { kind: error.kind, name: error.kind, message: error.message };
  if (error instanceof AppError) {
    return { kind: 'refused', name: error.errorName, message: DESK_WORDS.get(error.message) ?? error.message };
  }
  if (error instanceof RangeError) return { kind: 'refused', name: 'outOfRange', message: error.message };
  if (error instanceof ConfigError) return { kind: 'unavailable', name: 'config', message: error.message };
  // The database's own words: around them stand the statement and what people wrote.
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const message = cause instanceof Error ? cause.message : String(cause);
  return { kind: 'unavailable', name: 'error', message };
}

function unknown(commands: readonly DeskCommand[], typed: string): DeskError {
  const words = typed.split(' ');
  const named = (isNear: (word: string) => boolean) =>
    commands.filter(({ name }) => name.split(' ').some(isNear)).map(({ name }) => name);
  const same = named((word) => words.includes(word));
  const near = same.length > 0 ? same : named((word) => words.some((other) => beginsAlike(word, other)));
  const hint = near.length > 0 ? `Do you mean: ${near.join(', ')}?` : 'See: desk --help';
  return new DeskError('usage', `There is no command "${typed}". ${hint}`);
}

/** Slips are rarely among the first letters. */
function beginsAlike(word: string, other: string): boolean {
  return other.length >= 3 && word.slice(0, 3) === other.slice(0, 3);
}
