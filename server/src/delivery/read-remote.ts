import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@myfiction/shared/contract/platform.ts';
import { manifestSchema } from './manifest-schema.ts';

/** What is wrong with one remote; it is left out, the others are not. */
export class RemoteProblem extends Error {
  override name = 'RemoteProblem';
}

/**
 * Reads and checks one built remote: the manifest's shape, its name, that the files it names are there, and that the
 * entry is the one whose integrity it carries. Throws a `RemoteProblem`.
 */
export async function readRemote(folder: string, name: string): Promise<RemoteManifest> {
  const manifest = parseManifest(await readText(join(folder, 'remote.json')));
  if (manifest.name !== name) throw new RemoteProblem(`remote.json names "${manifest.name}"`);
  await checkIntegrity(join(folder, 'remoteEntry.js'), manifest.integrity);
  for (const { preload } of manifest.pages) {
    for (const file of [...preload.scripts, ...preload.styles]) await readText(join(folder, file));
  }
  return manifest;
}

export function parseManifest(text: string): RemoteManifest {
  const parsed = manifestSchema.safeParse(parseJson(text));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new RemoteProblem(`remote.json, ${issue?.path.join('.')}: ${issue?.message}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RemoteProblem('remote.json is not JSON');
  }
}

async function checkIntegrity(file: string, integrity: string): Promise<void> {
  const [algorithm = 'sha384', expected] = integrity.split(/-(.*)/s);
  const bytes = await readFile(file).catch(() => {
    throw new RemoteProblem('remoteEntry.js is missing');
  });
  if (createHash(algorithm).update(bytes).digest('base64') !== expected) {
    throw new RemoteProblem('remoteEntry.js is not the one that remote.json was made for');
  }
}

async function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new RemoteProblem(`${file} is missing`);
  });
}
