/**
 * Local storage that never throws: private windows and full disks refuse it, and the session must survive in memory
 * for the life of the page all the same.
 */
const memory = new Map<string, string>();

function area(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

export const storage = {
  get(key: string): string | null {
    try {
      return area()?.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  set(key: string, value: string): void {
    try {
      area()?.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  remove(key: string): void {
    memory.delete(key);
    try {
      area()?.removeItem(key);
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
