import { mkdir, mkdtemp, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pidOf, processMark } from './process-mark.mjs';

const LOOK_EVERY_MS = 200;
/** What systems say where a folder that holds something would be replaced. */
const HELD = ['ENOTEMPTY', 'EEXIST', 'EPERM'];

/** The process that holds a lock. Takes away the marks of those that were killed, each by its own name and no other. */
async function findHolder(folder) {
  for (const mark of await readdir(folder).catch(() => [])) {
    if ((await processMark(pidOf(mark))) === mark) return pidOf(mark);
    await rm(join(folder, mark), { force: true });
  }
  return undefined;
}

/** A folder takes the place of an empty one or of none: of several that try, one gets it, with its mark in it. */
async function take(folder, mark) {
  const own = await mkdtemp(`${folder}-`);
  await writeFile(join(own, mark), '');
  try {
    await rmdir(folder).catch(() => {});
    await rename(own, folder);
    return true;
  } catch (error) {
    await rm(own, { recursive: true });
    if (HELD.includes(error.code)) return false;
    throw error;
  }
}

/**
 * Does something that only one process at a time may do; waits while another one does it. What a killed process held is
 * free.
 *
 * @template T
 * @param {string} folder stands for the lock; what is above it is made
 * @param {(pid: number) => void} onWait told once who is waited for
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function holdLock(folder, onWait, work) {
  const mark = await processMark(process.pid);
  await mkdir(dirname(folder), { recursive: true });
  let isTold = false;
  for (;;) {
    const holder = await findHolder(folder);
    if (holder === undefined && (await take(folder, mark))) break;
    if (holder !== undefined && !isTold) onWait(holder);
    isTold ||= holder !== undefined;
    await delay(LOOK_EVERY_MS);
  }
  try {
    return await work();
  } finally {
    await rm(join(folder, mark), { force: true });
  }
}

/** @param {string} root @param {'install' | 'build' | 'start'} work */
export const lockFolder = (root, work) => join(root, '.cache', 'locks', work);
