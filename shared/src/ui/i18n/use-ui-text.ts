import { useTranslation } from '../../host.ts';
import './register-ui-messages.ts';
import type en from './en.ts';

/** Plural forms are written `key_one`, `key_other` and asked for as `key`. */
type WithoutPlural<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;
export type UiMessageKey = WithoutPlural<keyof typeof en>;

/** Texts of the base components; typed, so that a missing message does not compile. */
export function useUiText(): (key: UiMessageKey, params?: Record<string, string | number>) => string {
  return useTranslation('ui').t;
}
