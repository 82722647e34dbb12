import type { ChapterVersion } from '@myfiction/shared/contract/calls/chapter-history.ts';
import type { TextOf } from '@myfiction/shared/host.ts';
import type en from '../i18n/en/history.ts';

/** Why a version was kept, or what the author called it. */
export function versionReason({ number, kind, name }: ChapterVersion, t: TextOf<typeof en>): string {
  if (name !== '') return t(kind === 'published' ? 'history.publishedAs' : 'history.named', { name });
  return t(kind === 'auto' && number === 1 ? 'kind.first' : `kind.${kind}`);
}
