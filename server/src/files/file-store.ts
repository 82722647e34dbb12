/** Where uploaded files are kept: below `files/` of the object store. */
export interface FileStore {
  /** Keeps the bytes under a name made from their content and gives their address, for example `/files/ab12….webp`. */
  put(bytes: Buffer, extension: string): Promise<{ url: string }>;
  /** True when `url` is an address that `put` gave and the file is there. */
  has(url: string): Promise<boolean>;
  /** The bytes at an address that `put` gave, or undefined. */
  get(url: string): Promise<Buffer | undefined>;
  /** Removes the file at an address that `put` gave; one that is not there is no error. The same bytes may be another author's too. */
  remove(url: string): Promise<void>;
  /**
   * Keeps bytes that have no address, under a name of `newPrivateName` by which only the server finds them. Its record
   * comes first: a file that nothing names stays for ever.
   */
  putPrivate(name: string, bytes: Buffer): Promise<void>;
  /** The bytes under a private name, or undefined. */
  getPrivate(name: string): Promise<Buffer | undefined>;
  /** Removes them; a name that is not there is no error. */
  removePrivate(name: string): Promise<void>;
}
