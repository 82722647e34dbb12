import { parseArgs } from 'node:util';
import type { DeskCommand, DeskInput, DeskOption } from './command.ts';
import { DeskError } from './desk-error.ts';

/** Options of every command. */
export const COMMON_OPTIONS: readonly DeskOption[] = [
  { name: 'as', value: 'NAME', help: 'Who you are; DESK_USER without it' },
  { name: 'json', help: 'Print JSON' },
  { name: 'yes', help: 'Do not ask before what cannot be undone' },
  { name: 'help', help: 'Explain the command' },
];

export interface ParsedCommand {
  command: DeskCommand;
  input: DeskInput;
  as: string;
  json: boolean;
  yes: boolean;
  help: boolean;
}

/** The command whose name the words begin with; undefined when there is none. */
export function findCommand(commands: readonly DeskCommand[], words: readonly string[]): DeskCommand | undefined {
  const named = (length: number) => commands.find(({ name }) => name === words.slice(0, length).join(' '));
  return (words.length >= 2 ? named(2) : undefined) ?? named(1);
}

/** Reads the rest of a command line. Throws a `DeskError` that says what is wrong with it. */
export function parseCommand(command: DeskCommand, rest: readonly string[]): ParsedCommand {
  const known = [...(command.options ?? []), ...COMMON_OPTIONS];
  const { values, positionals } = parse(command, known, rest);
  const { as, json, yes, help, ...options } = values;
  const common = {
    command,
    as: typeof as === 'string' ? as : '',
    json: json === true,
    yes: yes === true,
    help: help === true,
  };
  if (common.help) return { ...common, input: { arguments: {}, options } };
  return { ...common, input: { arguments: readArguments(command, positionals), options: checked(command, options) } };
}

function parse(command: DeskCommand, known: readonly DeskOption[], rest: readonly string[]) {
  // All that are read several times: of one that is typed twice the last would win without a word.
  const options = Object.fromEntries(
    known.map(({ name, value }) => [
      name,
      value ? { type: 'string' as const, multiple: true } : { type: 'boolean' as const },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...rest], options, allowPositionals: true });
    const given = Object.entries(values).flatMap(([name, value]) => {
      if (value === undefined) return [];
      if (!Array.isArray(value)) return [[name, value] as const];
      const isTwice = value.length > 1 && !known.find((option) => option.name === name)?.multiple;
      if (isTwice) throw new Error(`--${name} is given twice: "${value.join('" and "')}".`);
      return [[name, value.join('\n')] as const];
    });
    return { values: Object.fromEntries(given), positionals };
  } catch (error) {
    throw wrong(command, error instanceof Error ? error.message : String(error));
  }
}

function readArguments(command: DeskCommand, given: readonly string[]): Record<string, string> {
  const wanted = command.arguments ?? [];
  if (given.length > wanted.length) throw wrong(command, `"${given[wanted.length]}" is one argument too many.`);
  const missing = wanted.find(({ optional }, index) => !optional && given[index] === undefined);
  if (missing) throw wrong(command, `${missing.name} is missing: ${missing.help}.`);
  return Object.fromEntries(wanted.flatMap(({ name }, index) => (given[index] ? [[name, given[index]]] : [])));
}

function checked(command: DeskCommand, options: DeskInput['options']): DeskInput['options'] {
  const missing = command.options?.find(({ name, required }) => required && String(options[name] ?? '').trim() === '');
  if (missing) throw wrong(command, `--${missing.name} is missing: ${missing.help}.`);
  return options;
}

function wrong(command: DeskCommand, message: string): DeskError {
  return new DeskError('usage', `${message}\nSee: desk ${command.name} --help`);
}
