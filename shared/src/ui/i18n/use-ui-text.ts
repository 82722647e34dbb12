import { type TextKeyOf, type TextOf, useTranslation } from '../../host.ts';
import './register-ui-messages.ts';
import type en from './en.ts';

export type UiMessageKey = TextKeyOf<typeof en>;

/** Texts of the base components; typed, so that a missing message does not compile. */
export function useUiText(): TextOf<typeof en> {
  return useTranslation('ui').t;
}
