import type { Database } from '../database/connect.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { findBuiltRemotes } from './built-remotes.ts';
import { publishBundled } from './bundled-remotes.ts';
import { type Move, type Moved, moveRemote } from './pointer/move-pointer.ts';
import { findPointer } from './pointer/pointer.ts';

export interface ServerBuild {
  db: Database;
  objects: ObjectStore;
  /** Of the project, below which the remotes are built. */
  root: string;
  warn: (message: string) => void;
}

/**
 * Goes with the server again, and at once with what is built beside it: a server looks for builds only when somebody asks
 * for a page, and until then knows the one before. Throws `ActRefused`.
 */
export async function followServer({ root, ...services }: ServerBuild, follow: Omit<Move, 'act'>): Promise<Moved> {
  const { db } = services;
  const { before, after: followed } = await moveRemote(db, { ...follow, act: { act: 'follow' } });
  await publishBundled({ ...services, now: follow.now }, await findBuiltRemotes(root));
  const after = (await findPointer(db, follow.remote)) ?? followed;
  return { before, after, changed: after.revision !== before?.revision };
}
