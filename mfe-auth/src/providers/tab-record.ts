/** A JSON record of this tab that survives a visit to another page. Where storage is refused, nothing is remembered. */
export interface TabRecord {
  write: (value: Readonly<Record<string, unknown>>) => void;
  read: () => Readonly<Record<string, unknown>> | undefined;
  /** Reads and removes. */
  take: () => Readonly<Record<string, unknown>> | undefined;
  remove: () => void;
}

export function tabRecord(key: string): TabRecord {
  const quietly = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  const remove = () => void quietly(() => sessionStorage.removeItem(key));
  const read = () =>
    quietly(() => {
      const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      return isRecord(value) ? value : undefined;
    });
  return {
    write: (value) => void quietly(() => sessionStorage.setItem(key, JSON.stringify(value))),
    read,
    take: () => {
      const value = read();
      remove();
      return value;
    },
    remove,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
