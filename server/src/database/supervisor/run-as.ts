import { readFile, stat } from 'node:fs/promises';

/** The user that the database runs as, when the server itself is root. */
export interface RunAs {
  uid: number;
  gid: number;
  name: string;
}

/** Postgres refuses to run as root, so root hands it to a user that exists. Undefined for everybody else. */
export async function chooseRunAs(existingCluster: string): Promise<RunAs | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = parsePasswd(await readFile('/etc/passwd', 'utf8').catch(() => ''));
  const owner = await stat(existingCluster).then(
    (found) => users.find((user) => user.uid === found.uid && user.uid !== 0),
    () => undefined,
  );
  const chosen =
    owner ?? findByName(users, ['postgres', 'node', 'nobody', 'daemon']) ?? users.find(({ uid }) => uid > 0);
  if (chosen) return chosen;
  throw new Error(
    'Postgres does not run as root and this system has no other user. Start the studio as a plain user, or set DATABASE_URL.',
  );
}

/** @example parsePasswd('nobody:x:65534:65534::/:/bin/false') // [{ name: 'nobody', uid: 65534, gid: 65534 }] */
export function parsePasswd(text: string): RunAs[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

function findByName(users: readonly RunAs[], names: readonly string[]): RunAs | undefined {
  for (const name of names) {
    const user = users.find((candidate) => candidate.name === name && candidate.uid !== 0);
    if (user) return user;
  }
  return undefined;
}
