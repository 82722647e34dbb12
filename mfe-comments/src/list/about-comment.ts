import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import type { useText } from '../i18n/use-text.ts';

/** Whose a comment is: the name of its row, and behind those of its buttons. */
export function aboutComment(item: CommentItem, t: ReturnType<typeof useText>): string {
  if (!item.mine) return t('row.by', { name: item.reader_name });
  return item.answers ? t('row.mineTo', { name: item.answers.name }) : t('row.mine');
}
