import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PROVIDED_VERSIONS_FILE, SHARED_NAMES_FILE, type SharedNames } from '@myfiction/shared/contract/platform.ts';
import { z } from 'zod';

/** Shared module → version that the shell provides. */
export type ProvidedVersions = Readonly<Record<string, string>>;

/** What the built shell provides for remotes; undefined where its build does not say. */
export interface Provided {
  versions: ProvidedVersions | undefined;
  names: SharedNames | undefined;
}

const versions = z.record(z.string(), z.string());

/** Shared module → names, as a build writes them. */
export const sharedNames = z.record(z.string(), z.array(z.string()));

/** Throws when a file is there and is not what a build writes. */
export async function readProvided(folder: string): Promise<Provided> {
  return {
    versions: await readIfThere(join(folder, PROVIDED_VERSIONS_FILE), versions),
    names: await readIfThere(join(folder, SHARED_NAMES_FILE), sharedNames),
  };
}

async function readIfThere<T>(path: string, schema: z.ZodType<T>): Promise<T | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}
