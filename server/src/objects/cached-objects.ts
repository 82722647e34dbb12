import type { ObjectStore } from './object-store.ts';

/**
 * A nearer store in front of one that many servers share, for objects that never change under their key.
 *
 * @param unchanging which keys those are; all others are asked of the shared store each time
 */
export function cacheObjects(
  shared: ObjectStore,
  near: ObjectStore,
  unchanging: (key: string) => boolean,
): ObjectStore {
  /** Where there is no room it begins anew: what fills it may be asked for no more. A full disk makes it slower, not wrong. */
  const keep = (key: string, body: Buffer): Promise<unknown> =>
    near.put(key, body).catch(async () => {
      for (const old of await near.list('')) await near.remove(old);
    });
  return {
    ...shared,
    async get(key) {
      if (!unchanging(key)) return shared.get(key);
      const kept = await near.get(key);
      if (kept) return kept;
      const body = await shared.get(key);
      if (body) await keep(key, body).catch(() => undefined);
      return body;
    },
    async remove(key) {
      await shared.remove(key);
      await near.remove(key);
    },
  };
}
