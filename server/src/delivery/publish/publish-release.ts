import type { Database } from '../../database/connect.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { ActRefused, applyAct } from '../pointer/acts.ts';
import { auditRefusal } from '../pointer/audit-refusal.ts';
import { movePointer, othersInUse } from '../pointer/move-pointer.ts';
import { describePointer, findPointer, type PointerState } from '../pointer/pointer.ts';
import type { Provided } from '../rules/provided.ts';
import { checkRelease } from '../rules/release-rules.ts';
import type { VersionFiles } from '../versions/store-files.ts';
import { storeVersion, VersionTaken } from '../versions/store-version.ts';

export interface Release {
  /** The remote that the publisher may publish. */
  remote: string;
  files: VersionFiles;
  who: string;
  now: Date;
  /** Stages it for so many of the users; everybody gets it without. */
  percent?: number | undefined;
  /** The pointer's revision that the publisher has seen. */
  expected?: number | undefined;
  note?: string | undefined;
  /** Only looks whether it could be published. */
  dryRun?: boolean;
}

export interface Published {
  version: string;
  /** False when it stood like that already. */
  changed: boolean;
  /** How the remote stands now, or would, in words. */
  stands: string;
  revision: number;
  enabled: boolean;
}

/** A release that is not published; nothing has changed. */
export class ReleaseRefused extends ActRefused {
  override name = 'ReleaseRefused';
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

interface Services {
  db: Database;
  objects: ObjectStore;
  /** What the shell provides. */
  provided: Provided;
}

/**
 * Checks a release, stores it for good, and puts it live or stages it. The same release again changes nothing. A refusal
 * is in the audit. Throws `ReleaseRefused` or another `ActRefused`.
 */
export function publishRelease(services: Services, release: Release): Promise<Published> {
  const publish = () => attempt(services, release);
  return release.dryRun ? publish() : auditRefusal(services.db, { ...release, act: 'publish' }, publish);
}

async function attempt({ db, objects, provided }: Services, release: Release): Promise<Published> {
  const { remote, files, who, now, percent, expected, note, dryRun } = release;
  const checked = checkRelease(files, { remote, others: await othersInUse(db, remote), provided });
  if (!('manifest' in checked)) throw new ReleaseRefused(checked.problems);
  const { manifest } = checked;
  const { version } = manifest;
  const act = { act: 'publish' as const, version, percent };
  const before = await findPointer(db, remote);
  const would = applyAct(before, act);
  if (dryRun) return { version, changed: false, ...standing(would, before?.revision ?? 0) };
  try {
    await storeVersion({ db, objects }, { manifest, files, source: 'published', who, now });
  } catch (error) {
    if (!(error instanceof VersionTaken)) throw error;
    throw new ReleaseRefused([
      `version ${version} is stored with other contents, and versions never change: build anew, or name it with --version`,
    ]);
  }
  const { after, changed } = await movePointer(db, { remote, act, who, now, expected, note });
  return { version, changed, ...standing(after, after.revision) };
}

const standing = (state: PointerState, revision: number) => ({
  stands: describePointer(state),
  revision,
  enabled: state.enabled,
});
