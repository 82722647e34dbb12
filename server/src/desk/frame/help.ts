import { DESK_AREAS, type DeskCommand, type DeskOption } from './command.ts';
import { EXIT_CODES } from './desk-error.ts';
import { align } from './format-table.ts';
import { COMMON_OPTIONS } from './parse-command.ts';

const indent = (text: string): string => text.replace(/^/gm, '  ');
const optionName = ({ name, value }: DeskOption): string => `--${name}${value ? ` ${value}` : ''}`;

/** Every command, by area; only those that begin with `words` when there are any. */
export function overviewHelp(commands: readonly DeskCommand[], words: readonly string[] = []): string {
  const shown = commands.filter(({ name }) => words.every((word, at) => name.split(' ')[at] === word));
  // One table, so that all areas stand in the same columns.
  const lines = align(shown.map((command) => [usage(command), command.summary])).split('\n');
  const areas = DESK_AREAS.flatMap((area) => {
    const own = shown.flatMap((command, at) => (command.area === area ? [lines[at] ?? ''] : []));
    return own.length > 0 ? [`${area}\n${indent(own.join('\n'))}`] : [];
  });
  return [
    'The desk: what platform staff does, recorded with who and when.',
    'Usage: npm run desk -- COMMAND [--as NAME] [--json] [--yes]',
    ...areas,
    `Ends with ${Object.entries(EXIT_CODES)
      .map(([kind, code]) => `${code} ${kind}`)
      .join(', ')}.`,
    'One command: npm run desk -- COMMAND --help',
  ].join('\n\n');
}

export function commandHelp(command: DeskCommand): string {
  const own = (command.arguments ?? []).map(({ name, help, optional }) => [optional ? `[${name}]` : name, help]);
  const options = [...(command.options ?? []), ...COMMON_OPTIONS];
  const described = options.map((option) => [optionName(option), option.help + noteOf(option)]);
  return [
    `${command.summary}.`,
    `Usage: npm run desk -- ${usage(command)}`,
    ...(own.length > 0 ? [`Arguments\n${indent(align(own))}`] : []),
    `Options\n${indent(align(described))}`,
    ...(command.question ? ['It cannot be undone: you are asked before.'] : []),
  ].join('\n\n');
}

function noteOf({ required, multiple }: DeskOption): string {
  const notes = [...(required ? ['required'] : []), ...(multiple ? ['several times'] : [])];
  return notes.length > 0 ? ` (${notes.join(', ')})` : '';
}

function usage({ name, arguments: own = [], options = [] }: DeskCommand): string {
  const required = options.filter((option) => option.required).map(optionName);
  return [name, ...own.map(({ name, optional }) => (optional ? `[${name}]` : name)), ...required].join(' ');
}
