/** Stands for the federation runtime's loading of remotes that a build names: ours come from the registry, at run time. */
export function remotes(): never {
  throw new Error('No build names a remote.');
}
