import { CONTRACT_NUMBER, type RemoteManifest } from '@myfiction/shared/contract/platform.ts';
import type { Database } from '../database/connect.ts';
import { remotePointers, remoteVersions } from '../database/schema/delivery.ts';

/** A manifest with one page at `/<name>`. */
export function remoteManifest(name: string, version: string, changes: Partial<RemoteManifest> = {}): RemoteManifest {
  const labels = { 'page.title': name };
  return {
    name,
    version,
    integrity: 'sha384-AAAA',
    contract: CONTRACT_NUMBER,
    pages: [
      {
        id: 'main',
        paths: [`/${name}`],
        layout: 'main',
        title: 'page.title',
        access: 'public',
        module: './src/main.tsx',
        preload: { scripts: [], styles: [] },
      },
    ],
    labels: { en: labels, es: labels },
    budgets: { remoteEntryKb: 9, largestChunkKb: 85 },
    sharedRanges: {},
    ...changes,
  };
}

/** A stored version without files. */
export async function addVersion(
  db: Database,
  remote: string,
  version: string,
  { now, manifest = {} }: { now: Date; manifest?: Partial<RemoteManifest> },
): Promise<void> {
  const full = remoteManifest(remote, version, manifest);
  await db.insert(remoteVersions).values({
    ...{ remote, version, digest: version, integrity: full.integrity, manifest: full, files: 2, bytes: 100 },
    ...{ source: 'published', who: 'test', at: now, lastNamedAt: now },
  });
}

/** Puts a version live that is stored. */
export async function addPointer(
  db: Database,
  remote: string,
  live: string,
  { now, ...changes }: { now: Date } & Partial<typeof remotePointers.$inferInsert>,
): Promise<void> {
  await db
    .insert(remotePointers)
    .values({ remote, live, revision: 1, movedBy: 'person', who: 'test', at: now, ...changes });
}
