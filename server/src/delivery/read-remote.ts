import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { manifestSchema } from '@myfiction/shared/contract/manifest-schema.ts';
import { REMOTE_ENTRY_FILE, REMOTE_MANIFEST_FILE, type RemoteManifest } from '@myfiction/shared/contract/platform.ts';
import { storable } from '../database/names.ts';
import type { VersionFiles } from './versions/store-files.ts';

/** What is wrong with one remote; it is left out, the others are not. */
export class RemoteProblem extends Error {
  override name = 'RemoteProblem';
}

/**
 * Reads and checks the files of one remote: the manifest's shape, its name, that the files it names are there, and that
 * the entry is the one whose integrity it carries. Throws a `RemoteProblem`.
 */
export function readRemote(files: VersionFiles, name: string): RemoteManifest {
  const manifest = parseManifest(textOf(files, REMOTE_MANIFEST_FILE));
  if (manifest.name !== name) throw new RemoteProblem(`${REMOTE_MANIFEST_FILE} names "${manifest.name}"`);
  checkIntegrity(files, manifest.integrity);
  for (const { preload } of manifest.pages) {
    for (const file of [...preload.scripts, ...preload.styles, ...(preload.fonts ?? [])]) textOf(files, file);
  }
  return manifest;
}

export function parseManifest(text: string): RemoteManifest {
  const value = parseJson(text);
  if (!isDeepStrictEqual(storable(value), value)) {
    throw new RemoteProblem(`${REMOTE_MANIFEST_FILE} holds U+0000 or half of a sign, which cannot be stored`);
  }
  const parsed = manifestSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new RemoteProblem(`${REMOTE_MANIFEST_FILE}, ${issue?.path.join('.')}: ${issue?.message}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RemoteProblem(`${REMOTE_MANIFEST_FILE} is not JSON`);
  }
}

function checkIntegrity(files: VersionFiles, integrity: string): void {
  const [algorithm = 'sha384', expected] = integrity.split(/-(.*)/s);
  const entry = contentOf(files, REMOTE_ENTRY_FILE);
  if (createHash(algorithm).update(entry).digest('base64') !== expected) {
    throw new RemoteProblem(`${REMOTE_ENTRY_FILE} is not the one that ${REMOTE_MANIFEST_FILE} was made for`);
  }
}

const textOf = (files: VersionFiles, name: string): string => contentOf(files, name).toString('utf8');

function contentOf(files: VersionFiles, name: string): Buffer {
  const content = files.get(name);
  if (!content) throw new RemoteProblem(`${name} is missing`);
  return content;
}
