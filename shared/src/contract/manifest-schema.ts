import { z } from 'zod';
import type { RemoteManifest } from './platform.ts';

/** A file below a remote's base: no way up, no other origin. */
const file = z.string().regex(/^(?!.*\.\.)[\w@~-][\w@~./-]*$/);
const files = z.array(file);

const page = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  paths: z.array(z.string().startsWith('/')).min(1),
  layout: z.enum(['main', 'editor', 'support', 'blank']),
  signedInLayout: z.enum(['main', 'editor', 'support', 'blank']).optional(),
  title: z.string(),
  description: z.string().optional(),
  access: z.enum(['public', 'session']),
  module: z.string(),
  preload: z.object({ scripts: files, styles: files, fonts: files.optional() }),
});

const navigationEntry = z.object({
  label: z.string(),
  path: z.string().startsWith('/'),
  icon: z.string(),
  order: z.number(),
  signal: z.enum(['new_comment', 'message_sign']).optional(),
  tabLabel: z.string().optional(),
});

const labels = z.record(z.string(), z.string());

/** Also the name of its folder, after `mfe-`. */
export const remoteName = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** Part of the address of a version's files. */
export const versionName = z
  .string()
  .regex(
    /^(?!.*\.\.)[\w-][\w.-]{0,63}$/,
    '1 to 64 letters, digits, dots, hyphens and underscores, for example 3.5.0-rc.2',
  );

/** `remote.json` as it is let into the registry; unknown fields travel on, for a shell newer than this server. */
export const manifestSchema: z.ZodType<RemoteManifest, RemoteManifest> = z.looseObject({
  name: remoteName,
  version: versionName,
  integrity: z.string().regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/),
  contract: z.number().int(),
  pages: z.array(page).min(1),
  navigation: z.array(navigationEntry).optional(),
  slots: z.array(z.object({ slot: z.string(), module: z.string() })).optional(),
  labels: z.object({ en: labels, es: labels }),
  budgets: z.object({ remoteEntryKb: z.number(), largestChunkKb: z.number() }),
  sharedRanges: z.record(z.string(), z.string()),
});
