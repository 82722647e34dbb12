import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface BuiltRemote {
  name: string;
  /** Build output, with `remote.json`. */
  folder: string;
  /** Changes with every build. */
  builtAtMs: number;
}

const PREFIX = 'mfe-';

/** The remotes that have been built below the project's root. */
export async function findBuiltRemotes(root: string): Promise<BuiltRemote[]> {
  const names = (await readdir(root)).filter((name) => name.startsWith(PREFIX)).sort();
  const found = await Promise.all(
    names.map(async (name) => {
      const folder = join(root, name, 'dist');
      const builtAtMs = await stat(join(folder, 'remote.json')).then(
        (file) => file.mtimeMs,
        () => undefined,
      );
      return builtAtMs === undefined ? [] : [{ name: name.slice(PREFIX.length), folder, builtAtMs }];
    }),
  );
  return found.flat();
}
