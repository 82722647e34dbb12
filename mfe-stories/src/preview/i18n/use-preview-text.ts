import { type TextKeyOf, type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import type common from '../../i18n/en.ts';
import { STORIES_NAMESPACE } from '../../i18n/messages.ts';
import type en from './en.ts';
import { CHAPTER_PREVIEW_NAMESPACE } from './messages.ts';

const NAMESPACES = [CHAPTER_PREVIEW_NAMESPACE, STORIES_NAMESPACE];

type Table = typeof en & typeof common;
export type PreviewTextKey = TextKeyOf<Table>;
export type PreviewText = TextOf<Table>;

/** The texts of this page and those of the whole remote; a key without a message does not compile. */
export function usePreviewText(): PreviewText {
  return useTranslation(NAMESPACES).t;
}
