import type { RemoteManifest } from '@myfiction/shared/contract/platform.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { count, instant, oneOf } from './columns.ts';

export const VERSION_SOURCES = ['bundled', 'published'] as const;
export const DELIVERY_ACTS = [
  'publish',
  'stage',
  'promote',
  'rollback',
  'disable',
  'enable',
  'follow',
  'bundle',
] as const;
export const POINTER_MOVERS = ['bundle', 'person'] as const;

/** Versions of remotes that were ever stored. A row never changes but for what is known of its use. */
export const remoteVersions = pgTable(
  'remote_versions',
  {
    remote: text('remote').notNull(),
    version: text('version').notNull(),
    /** SHA-256 over the names and contents of all files: one version stands for these bytes for good. */
    digest: text('digest').notNull(),
    integrity: text('integrity').notNull(),
    manifest: jsonb('manifest').$type<RemoteManifest>().notNull(),
    files: integer('files').notNull(),
    bytes: count('bytes').notNull(),
    source: text('source', { enum: VERSION_SOURCES }).notNull(),
    who: text('who').notNull(),
    at: instant('at').notNull(),
    /** When a pointer last named it; open tabs may run it from then on for a while. */
    lastNamedAt: instant('last_named_at').notNull(),
    /** When retention let go of its files; null while they are served. */
    removedAt: instant('removed_at'),
    /** Whether every file is gone: false after a stop in between. */
    emptied: boolean('emptied').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.remote, table.version] }),
    index('remote_versions_at').on(table.remote, table.at),
    oneOf('remote_versions_source', table.source, VERSION_SOURCES),
  ],
);

/** What is live: one row a remote, changed by compare-and-swap of its revision. Servers are told by a trigger. */
export const remotePointers = pgTable(
  'remote_pointers',
  {
    remote: text('remote').primaryKey(),
    live: text('live').notNull(),
    /** Where a rollback leads; null before the second version. */
    previous: text('previous'),
    candidate: text('candidate'),
    /** Who gets the candidate, in percent of the users; 0 without one. */
    percent: integer('percent').notNull().default(0),
    enabled: boolean('enabled').notNull().default(true),
    /** Rises with every change. */
    revision: integer('revision').notNull(),
    /** A build that comes with the server never moves what a person has moved. */
    movedBy: text('moved_by', { enum: POINTER_MOVERS }).notNull(),
    /** Who, and when. */
    who: text('who').notNull(),
    at: instant('at').notNull(),
    /** The newest build that came with a server, and when it was built; null for a remote that was only published. */
    bundled: text('bundled'),
    bundledAt: instant('bundled_at'),
  },
  (table) => [
    oneOf('remote_pointers_moved_by', table.movedBy, POINTER_MOVERS),
    check('remote_pointers_percent', sql`${table.percent} between 0 and 100`),
    check('remote_pointers_candidate', sql`${table.candidate} is not null or ${table.percent} = 0`),
  ],
);

/** Who may publish one remote. The token itself is never stored. */
export const deliveryTokens = pgTable(
  'delivery_tokens',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 of the token. */
    hash: text('hash').notNull(),
    remote: text('remote').notNull(),
    /** Who holds it: the audit's name for what is done with it. */
    label: text('label').notNull(),
    createdBy: text('created_by').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
  },
  (table) => [uniqueIndex('delivery_tokens_hash').on(table.hash)],
);

/** What was done to a remote's pointer, with what it was before and after; what was refused, too. */
export const deliveryActs = pgTable(
  'delivery_acts',
  {
    id: count('id').primaryKey().generatedByDefaultAsIdentity(),
    at: instant('at').notNull(),
    remote: text('remote').notNull(),
    act: text('act', { enum: DELIVERY_ACTS }).notNull(),
    /** A member of staff, the label of a token, or `server`. */
    who: text('who').notNull(),
    version: text('version').notNull().default(''),
    /** How the pointer stood, in words; empty for the first version and for what was refused. */
    before: text('before').notNull().default(''),
    after: text('after').notNull().default(''),
    refused: boolean('refused').notNull().default(false),
    /** Why, as the person said, or why it was refused. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    index('delivery_acts_remote').on(table.remote, table.id),
    oneOf('delivery_acts_act', table.act, DELIVERY_ACTS),
  ],
);

/** Builds of the shell whose assets are kept for open tabs. */
export const shellBuilds = pgTable('shell_builds', {
  /** SHA-256 of the page. */
  id: text('id').primaryKey(),
  files: jsonb('files').$type<readonly string[]>().notNull(),
  /** When a server last served it. */
  lastServedAt: instant('last_served_at').notNull(),
});
