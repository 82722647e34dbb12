import type { MessageParams } from './use-translation.ts';

type WithoutPlural<Key> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

/** The keys of a table of messages; plural forms are written `key_one`, `key_other` and asked for as `key`. */
export type TextKeyOf<Table> = WithoutPlural<Extract<keyof Table, string>>;

/** Reads the texts of a table; a key without a message does not compile. */
export type TextOf<Table> = (key: TextKeyOf<Table>, params?: MessageParams) => string;
