import type { FastifyServerOptions } from 'fastify';
import { serializeError } from './serialize-error.ts';

/** Names whose values are never logged, at the top and one or two levels down. */
const SECRET_NAMES = [
  'password',
  'session',
  'sign',
  'code',
  'token',
  'email',
  'cookie',
  'authorization',
  'html',
  'text',
];

/** Structured logs, one JSON object a line. Bodies are not logged at all; the redaction is the second line. */
export function loggerOptions(level: string, stream?: { write(line: string): void }): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRET_NAMES.flatMap(redactedPaths), censor: '[redacted]' },
    serializers: { err: (error: unknown) => serializeError(error) },
  };
}

function redactedPaths(name: string): string[] {
  // An answer's `code` is a number worth logging; it stands at the top.
  const top = name === 'code' ? [] : [name];
  return [...top, `*.${name}`, `*.*.${name}`];
}
