import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where Linux keeps files in memory. In a container it is often too small. */
const IN_MEMORY = '/dev/shm';
/** The databases of the server's tests took 551 MB at most, two studios of the browser's beside them are smaller. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * A new folder for the data of a database that no test run has to outlive, to be removed by the caller: in memory where
 * there is room, for a disk takes ten times as long to make the files of a database. `TMPDIR` names another place.
 */
export async function makeDatabaseFolder(prefix: string, inMemory = IN_MEMORY): Promise<string> {
  const isChosen = process.env.TMPDIR !== undefined || !(await hasRoom(inMemory));
  const folder = await mkdtemp(join(isChosen ? tmpdir() : inMemory, prefix));
  // mkdtemp closes the folder to others; under root the database runs as another user, who must pass.
  await chmod(folder, 0o755);
  return folder;
}

async function hasRoom(folder: string): Promise<boolean> {
  const room = await statfs(folder).catch(() => undefined);
  return room !== undefined && room.bavail * room.bsize >= ROOM_BYTES;
}
