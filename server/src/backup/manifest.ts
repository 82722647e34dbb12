import { z } from 'zod';

/** Raised when an older studio could not read what a newer one writes. */
export const BACKUP_FORMAT = 1;
/** Written last: where it is missing, the backup was not finished. */
export const HEADER_KEY = 'backup.json';
export const MANIFEST_KEY = 'manifest.json.gz';
export const partKey = (table: string, part: number): string => `tables/${table}/${String(part).padStart(6, '0')}.gz`;
export const fileKey = (key: string): string => `objects/${key}`;

/** What may be known without the key. */
export const backupHeader = z.object({
  format: z.literal(BACKUP_FORMAT),
  madeAt: z.iso.datetime(),
  /** Names the key that opens the backup; null for one that is not encrypted. */
  keyName: z.string().nullable(),
  /** Of the manifest as it is stored. */
  manifestSha256: z.string(),
});

const backedUpTable = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
  /** Of all rows, in no order; see `tableFacts`. */
  checksum: z.string(),
  /** Of each part as it is stored. */
  parts: z.array(z.object({ sha256: z.string(), bytes: z.number() })),
});
export type BackedUpTable = z.output<typeof backedUpTable>;

const backedUpFile = z.object({ key: z.string(), bytes: z.number(), sha256: z.string() });
export type BackedUpFile = z.output<typeof backedUpFile>;

export const backupManifest = z.object({
  postgres: z.string(),
  /** Which migrations the database had, by the hash of their SQL, in order. */
  migrations: z.array(z.string()),
  tables: z.array(backedUpTable),
  partitions: z.array(z.object({ name: z.string(), parent: z.string(), bounds: z.string() })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() })),
  files: z.array(backedUpFile),
  /** Names the data key that sealed what is in it; the key itself is not. */
  dataKeyName: z.string(),
});
export type BackupManifest = z.output<typeof backupManifest>;
