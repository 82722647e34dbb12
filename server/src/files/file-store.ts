/** Where uploaded files are kept: below `files/` of the object store. */
export interface FileStore {
  /** Keeps the bytes under a name made from their content and gives their address, for example `/files/ab12….webp`. */
  put(bytes: Buffer, extension: string): Promise<{ url: string }>;
  /** True when `url` is an address that `put` gave and the file is there. */
  has(url: string): Promise<boolean>;
  /** The bytes at an address that `put` gave, or undefined. */
  get(url: string): Promise<Buffer | undefined>;
  /** Keeps bytes that have no address; gives the name under which only the server finds them. */
  putPrivate(bytes: Buffer): Promise<string>;
  /** The bytes under a name that `putPrivate` gave, or undefined. */
  getPrivate(name: string): Promise<Buffer | undefined>;
  /** Removes them; a name that is not there is no error. */
  removePrivate(name: string): Promise<void>;
}
