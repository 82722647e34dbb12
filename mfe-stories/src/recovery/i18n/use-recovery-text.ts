import { type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import type common from '../../i18n/en.ts';
import { STORIES_NAMESPACE } from '../../i18n/messages.ts';
import type en from './en.ts';
import { RECOVERY_NAMESPACE } from './messages.ts';

const NAMESPACES = [RECOVERY_NAMESPACE, STORIES_NAMESPACE];

type Table = typeof en & typeof common;
export type RecoveryText = TextOf<Table>;

/** The texts of this page and those of the whole remote; a key without a message does not compile. */
export function useRecoveryText(): RecoveryText {
  return useTranslation(NAMESPACES).t;
}
