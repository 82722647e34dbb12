import { assertNodeVersion } from './ensure-installed.mjs';

/** What a shell learns of how it went; as at the desk. */
export const EXIT_CODES = { done: 0, refused: 1, usage: 2, unavailable: 3 };

/** @typedef {'refused' | 'usage' | 'unavailable'} FailureKind */

/** Of folders that another user owns. */
const NOT_YOURS = new Set(['EACCES', 'EPERM', 'EROFS']);
const NOT_YOURS_HELP = 'That is not yours to write: change its owner, or clone into a folder of your own.';

/** Why nothing was done, in sentences that say what to do. */
export class CommandError extends Error {
  /** @param {FailureKind} kind @param {string} message */
  constructor(kind, message) {
    super(message);
    this.kind = kind;
  }
}

/** A whole number of at least 1. @param {string} text @param {string} name for example `--most` @returns {number} */
export function readCount(text, name) {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new CommandError('usage', `${name} is a number from 1 on, not "${text}".`);
  return Number(text);
}

/**
 * Runs a command line and ends the process as it went. What is wrong is told by its sentence alone; `--help` tells how it
 * is used, and does nothing else.
 *
 * @param {(argv: string[]) => Promise<void>} run
 * @param {{ usage?: string, otherwise?: FailureKind }} [options] `usage`: shown by `--help` and
 *   below what was typed wrong; `otherwise`:
 *   what an error is that says no kind
 */
export async function runCommandLine(run, { usage, otherwise = 'refused' } = {}) {
  const argv = process.argv.slice(2);
  if (usage && argv.includes('--help')) return console.log(usage);
  try {
    assertNodeVersion();
    await run(argv);
  } catch (error) {
    const isTyped = error.code?.startsWith?.('ERR_PARSE_ARGS');
    const kind = error instanceof CommandError ? error.kind : isTyped ? 'usage' : otherwise;
    const told = NOT_YOURS.has(error.code) ? `${error.message}. ${NOT_YOURS_HELP}` : error.message;
    const message = kind === 'usage' && usage ? `${told}\n${usage}` : told;
    console.error(argv.includes('--json') ? JSON.stringify({ error: { kind, message } }) : message);
    process.exitCode = EXIT_CODES[kind];
  }
}
