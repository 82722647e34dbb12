import { isRecord } from '@myfiction/shared/contract/is-record.ts';
import { tabStorage } from '@myfiction/shared/screen/tab-storage.ts';

/** A JSON record of this tab that survives a visit to another page. Where storage is refused, nothing is remembered. */
export interface TabRecord {
  write: (value: Readonly<Record<string, unknown>>) => void;
  read: () => Readonly<Record<string, unknown>> | undefined;
  /** Reads and removes. */
  take: () => Readonly<Record<string, unknown>> | undefined;
  remove: () => void;
}

export function tabRecord(key: string): TabRecord {
  const remove = () => tabStorage.remove(key);
  const read = () => {
    const value = parse(tabStorage.get(key) ?? 'null');
    return isRecord(value) ? value : undefined;
  };
  return {
    write: (value) => tabStorage.set(key, JSON.stringify(value)),
    read,
    take: () => {
      const value = read();
      remove();
      return value;
    },
    remove,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
