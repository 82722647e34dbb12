import { z } from 'zod';
import { defineCall } from '../call.ts';
import { OVERRIDE_REFUSALS, OVERRIDES_AT_ONCE } from '../delivery.ts';
import { manifestSchema, remoteName } from '../manifest-schema.ts';

const registryEntry = z.object({
  version: z.string(),
  base: z.string(),
  integrity: z.string(),
  enabled: z.boolean(),
  manifest: manifestSchema,
});

const overrides = z
  .array(
    z.object({
      remote: remoteName.max(64),
      /** A published version, the address of a development server, or null for switched off. */
      version: z.string().max(200).nullable(),
    }),
  )
  .max(OVERRIDES_AT_ONCE);

const resolved = z.object({
  entries: z.record(z.string(), registryEntry),
  refused: z.array(z.object({ remote: z.string(), reason: z.enum(OVERRIDE_REFUSALS) })),
});

/**
 * What a tab may run instead of what is live: another published version, or none. Each is judged on its own; what the
 * author may not have, or what is not there, is refused by name and changes nothing.
 */
export const resolveOverrides = defineCall({
  path: 'myfiction/delivery/resolveOverrides',
  access: 'session',
  write: false,
  input: z.object({ overrides }),
  /** `ticket` lets this tab ask on once it is signed out; empty for who may not override. */
  output: resolved.extend({ ticket: z.string() }),
});

/** The same on the pages of the sign-in, where a ticket tells who asks. */
export const resolveSignedOut = defineCall({
  path: 'myfiction/delivery/resolveSignedOut',
  access: 'public',
  write: false,
  input: z.object({ overrides, ticket: z.string().max(100) }),
  output: resolved,
});
