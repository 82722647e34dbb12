import { readFile } from 'node:fs/promises';
import { DEFAULT_PORT } from './assert-port-free.mjs';
import { CommandError, EXIT_CODES } from './command-line.mjs';

const DEFAULT_STUDIO = `http://localhost:${DEFAULT_PORT}`;

/** Options of both command lines, for `parseArgs`. */
export const COMMON_OPTIONS = {
  to: { type: 'string' },
  'token-file': { type: 'string' },
  note: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
};

export const COMMON_HELP = `  --to URL           the studio; DELIVERY_URL without it, else ${DEFAULT_STUDIO}
  --token-file FILE  holds the remote's token; DELIVERY_TOKEN without it
  --note TEXT        why, for the audit
  --json             print JSON; errors too
Ends with ${Object.entries(EXIT_CODES)
  .map(([kind, code]) => `${code} ${kind}`)
  .join(', ')}.`;

/** By plain http to this machine only. */
const SAFE_ADDRESS = /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/;

/** The largest release on a slow line. */
const TIMEOUT_MS = 120_000;

/**
 * Talks to one studio with one token.
 *
 * @param {{ to?: string, 'token-file'?: string }} options
 * @param {NodeJS.ProcessEnv} env
 */
export async function openDelivery(options, env) {
  const base = (options.to ?? env.DELIVERY_URL ?? DEFAULT_STUDIO).replace(/\/+$/, '');
  if (!/^https?:\/\/./.test(base))
    throw new CommandError(
      'usage',
      `The studio (--to or DELIVERY_URL) is a web address such as ${DEFAULT_STUDIO}, not "${base}".`,
    );
  if (!SAFE_ADDRESS.test(base))
    throw new CommandError(
      'usage',
      `The studio (--to or DELIVERY_URL) must be https, not "${base}": the token would cross the network readable.`,
    );
  const token = await readToken(options['token-file'], env);
  return {
    base,
    /** @param {string} path @param {RequestInit} [init] @returns {Promise<any>} the data of the answer */
    async ask(path, init = {}) {
      const headers = { authorization: `Bearer ${token}`, ...init.headers };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(`${base}/api/delivery/${path}`, { ...init, headers, signal }).catch((error) => {
        throw new CommandError('unavailable', `${base} does not answer: ${error.cause?.message ?? error.message}`);
      });
      const answer = await response.json().catch(() => undefined);
      if (response.ok && answer?.code === 0) return answer.data;
      // What an author is told of it helps nobody here.
      if (response.status >= 500) {
        const why = 'The log of the studio says why, for example that its disk is full.';
        throw new CommandError(
          'unavailable',
          `${base} failed at this (${response.status}). ${why} A release goes live whole or not at all: try again then.`,
        );
      }
      const kind = answer === undefined ? 'unavailable' : 'refused';
      throw new CommandError(kind, answer?.msg ?? `${base} answered ${response.status}: is it a studio?`);
    },
    /** What anybody gets of a remote now; nothing where that is not told. @param {string} remote */
    async served(remote) {
      const registry = await fetch(`${base}/registry.json`, { cache: 'no-store', signal: AbortSignal.timeout(5_000) })
        .then((answer) => answer.json())
        .catch(() => undefined);
      return registry?.remotes?.[remote];
    },
  };
}

async function readToken(file, env) {
  if (!file && env.DELIVERY_TOKEN) return oneWord(env.DELIVERY_TOKEN, 'DELIVERY_TOKEN');
  if (file) {
    const text = await readFile(file, 'utf8').catch((error) => {
      throw new CommandError('usage', `The token cannot be read: ${error.message}`);
    });
    return oneWord(text, file);
  }
  throw new CommandError(
    'usage',
    'Set DELIVERY_TOKEN, or name a file by --token-file. The platform team makes one for your remote: ' +
      'npm run desk -- token create REMOTE --label "your team"',
  );
}

/** What no header can carry `fetch` would refuse, and show. */
function oneWord(text, place) {
  const token = text.trim();
  if (/^[!-~]+$/.test(token)) return token;
  throw new CommandError('usage', `${place} must hold the token alone: one word that begins with mfd_.`);
}

/** @param {unknown} text @param {string} name @returns {number | undefined} */
export function readPercent(text, name) {
  if (text === undefined) return undefined;
  const percent = Number(text);
  if (!/^\d{1,3}$/.test(text) || percent > 100) {
    throw new CommandError('usage', `${name} is a whole number from 0 to 100, not "${text}".`);
  }
  return percent;
}
