import type { ObjectStore } from '../objects/object-store.ts';
import { contentType, FILES_PREFIX, fileName, isPrivateName, nameOfUrl } from './file-name.ts';
import type { FileStore } from './file-store.ts';

/** Spread over 256 folders, which a disk wants; private ones below a name that no address leads to. */
const keyOf = (name: string): string => `files/${name.slice(0, 2)}/${name}`;
const privateKeyOf = (name: string): string => `files/private/${name.slice(0, 2)}/${name}`;

/** Addresses of all pictures, sorted. */
export async function listPictures(objects: Pick<ObjectStore, 'list'>): Promise<string[]> {
  const names = (await objects.list('files/')).map((key) => key.slice(key.lastIndexOf('/') + 1));
  return names.map((name) => `${FILES_PREFIX}${name}`).filter((url) => nameOfUrl(url) !== undefined);
}

/** Uploaded files as objects below `files/`. */
export function createFileStore(objects: ObjectStore): FileStore {
  return {
    async put(bytes, extension) {
      const name = fileName(bytes, extension);
      if (!(await objects.has(keyOf(name)))) await objects.put(keyOf(name), bytes, contentType(name));
      return { url: `${FILES_PREFIX}${name}` };
    },
    async has(url) {
      const name = nameOfUrl(url);
      return name !== undefined && objects.has(keyOf(name));
    },
    async get(url) {
      const name = nameOfUrl(url);
      return name === undefined ? undefined : objects.get(keyOf(name));
    },
    async remove(url) {
      const name = nameOfUrl(url);
      if (name !== undefined) await objects.remove(keyOf(name));
    },
    putPrivate: (name, bytes) => objects.put(privateKeyOf(name), bytes),
    async getPrivate(name) {
      return isPrivateName(name) ? objects.get(privateKeyOf(name)) : undefined;
    },
    async removePrivate(name) {
      if (isPrivateName(name)) await objects.remove(privateKeyOf(name));
    },
  };
}
