/** Where uploaded files are kept: on disk by default; an object store can stand behind the same three functions. */
export interface FileStore {
  /** Keeps the bytes under a name made from their content and gives their address, for example `/files/ab12….webp`. */
  put(bytes: Buffer, extension: string): Promise<{ url: string }>;
  /** True when `url` is an address that `put` gave and the file is there. */
  has(url: string): Promise<boolean>;
  /** The bytes at an address that `put` gave, or undefined. */
  get(url: string): Promise<Buffer | undefined>;
}
