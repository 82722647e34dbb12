/**
 * Local storage that never throws: private windows and full disks refuse it, and the session must survive in memory
 * for the life of the page all the same.
 */
const memory = new Map<string, string>();

export const storage = {
  get(key: string): string | null {
    // What storage has refused is newer than what it still holds.
    const refused = memory.get(key);
    if (refused !== undefined) return refused;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  remove(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored where nothing can be removed.
    }
  },
};

/** Reads a JSON value; undefined when it is absent or no longer parses. */
export function readStored(key: string): unknown {
  const text = storage.get(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
