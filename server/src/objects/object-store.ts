/**
 * Where bytes are kept by key: a folder by default, an object store that all servers share by configuration.
 *
 * Keys are slash-separated names such as `delivery/assets/main.0123abcd.js`, see {@link isObjectKey}; another key is a
 * mistake of the caller and throws.
 */
export interface ObjectStore {
  /** Keeps the bytes, whole or not at all, in place of what was under the key before. */
  put(key: string, body: Uint8Array, contentType?: string): Promise<void>;
  /** The bytes, or undefined where there are none. */
  get(key: string): Promise<Buffer | undefined>;
  has(key: string): Promise<boolean>;
  /** Keys that begin with the prefix, sorted; the prefix may end in the middle of a name. */
  list(prefix: string): Promise<string[]>;
  /** Removes what is under the key; one that is not there is no error. */
  remove(key: string): Promise<void>;
}

const MAX_KEY_LENGTH = 512;
/** A disk takes no name over 255 characters, and a file that is being written has a longer one. */
const NAME = /^(?!\.{1,2}$)[\w.@~-]{1,200}$/;

/** @example isObjectKey('delivery/../secret') // false */
export function isObjectKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && key.split('/').every((name) => NAME.test(name));
}

/** Throws a `RangeError`: what came from outside is checked before, and answered there. */
export function requireObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new RangeError(`"${key}" is no key of an object.`);
}
