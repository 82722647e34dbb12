/** What is dragged or copied from a page may bring its picture as a file beside the words. */
export function isFilesOnly(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') === true && !transfer.types.some((type) => type.startsWith('text/'));
}
