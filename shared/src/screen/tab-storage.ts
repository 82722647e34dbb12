function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** The storage of this tab, which never throws: what the browser refuses to keep is not remembered. */
export const tabStorage = {
  get: (key: string): string | null => quietly(() => sessionStorage.getItem(key)),
  set: (key: string, value: string): void => void quietly(() => sessionStorage.setItem(key, value)),
  remove: (key: string): void => void quietly(() => sessionStorage.removeItem(key)),
};
