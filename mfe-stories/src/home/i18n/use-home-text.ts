import { type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';
import { messages } from './messages.ts';

export type HomeText = TextOf<typeof en>;

/** The texts of Home. Typed, so that a key without a message does not compile. */
export function useHomeText(): HomeText {
  return useTranslation(messages.namespace).t;
}
