import { type MessageParams, useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';

type Form<K> = K extends `${infer Base}_one` ? Base : never;
export type TextKey = keyof typeof en | Form<keyof typeof en>;

/** The labels of a campaign's page. Typed, so that a key without a message does not compile. */
export function useText(): (key: TextKey, params?: MessageParams) => string {
  return useTranslation().t;
}
