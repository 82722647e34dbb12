import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

/**
 * The build of a remote with another text, as a new build would have it: every file says its own version, and the
 * manifest the integrity of its entry.
 *
 * @param within where its folder is made, for example the studio's data folder
 * @returns the folder to publish
 */
export async function changedRemote(
  within: string,
  remote: string,
  text: { from: string; to: string },
): Promise<string> {
  const folder = await mkdtemp(join(within, `changed-${remote}-`));
  await cp(join(root, `mfe-${remote}`, 'dist'), folder, { recursive: true });
  const manifest = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8'));
  const version = createHash('sha256')
    .update(manifest.version + text.to)
    .digest('hex')
    .slice(0, manifest.version.length);
  let changed = 0;
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.js'))) {
    const before = await readFile(join(folder, file), 'utf8');
    const after = before.replaceAll(text.from, text.to);
    if (after !== before) changed += 1;
    await writeFile(join(folder, file), after.replaceAll(manifest.version, version));
  }
  if (changed === 0) throw new Error(`No file of ${remote} says "${text.from}".`);
  const entry = await readFile(join(folder, 'remoteEntry.js'));
  const integrity = `sha384-${createHash('sha384').update(entry).digest('base64')}`;
  await writeFile(join(folder, 'remote.json'), JSON.stringify({ ...manifest, version, integrity }));
  return folder;
}
