import { COMMENT_COUNT_LIMITS } from '@myfiction/shared/contract/comment-options.ts';
import { formatNumber } from '@myfiction/shared/host.ts';

/** "38", or "99+" where nobody counts further. */
export function countText(count: number, filter: keyof typeof COMMENT_COUNT_LIMITS): string {
  const most = COMMENT_COUNT_LIMITS[filter];
  return count >= most ? `${formatNumber(most - 1)}+` : formatNumber(count);
}
