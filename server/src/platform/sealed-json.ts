import type { z } from 'zod';
import type { Secrets } from './secrets.ts';

/** Seals a value as JSON. */
export function sealJson(secrets: Pick<Secrets, 'seal'>, purpose: string, value: unknown): Buffer {
  return secrets.seal(purpose, Buffer.from(JSON.stringify(value)));
}

/** Opens what `sealJson` sealed. Throws when it is not of that shape. */
export function openJson<S extends z.ZodType>(
  secrets: Pick<Secrets, 'open'>,
  purpose: string,
  schema: S,
  sealed: Buffer,
): z.output<S> {
  return schema.parse(JSON.parse(secrets.open(purpose, sealed).toString('utf8')));
}
