import type { MessageBundle } from '@myfiction/shared/host.ts';

export interface EditorMessages<T> extends MessageBundle {
  en: T & MessageBundle['en'];
}

type WithoutPlural<K> = K extends `${infer Base}_one` ? Base : K extends `${infer Base}_other` ? Base : K;

/** The keys of a table; plural forms count as one. */
export type TextKey<T> = WithoutPlural<Extract<keyof T, string>>;

/** Reads the texts of a table; a key without a message does not compile. */
export type TextOf<T> = (key: TextKey<T>, params?: Record<string, string | number>) => string;
