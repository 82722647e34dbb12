/** The store does not answer, or refuses: its settings or the store itself are to be looked at. */
export class ObjectStoreError extends Error {
  override name = 'ObjectStoreError';
}
