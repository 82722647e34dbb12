import { type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import type en from './en.ts';

/** The labels of a campaign's page. Typed, so that a key without a message does not compile. */
export function useText(): TextOf<typeof en> {
  return useTranslation().t;
}
