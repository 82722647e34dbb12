import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import type { ApiInput } from '@myfiction/shared/contract/calls.ts';
import type { CommentAction } from '@myfiction/shared/contract/comment-options.ts';
import { type CallOptions, callApi, emitEvent, queryClient, randomId } from '@myfiction/shared/host.ts';
import { commentKeys } from './comment-keys.ts';
import { hasStatusOf } from './filter-finds.ts';
import { patchComments } from './patch-comments.ts';

export type ActTarget = ApiInput<'comment/act'>['target'];

export interface ActReport {
  actId: string;
  changed: number;
  unchanged: number;
}

export interface ActOptions extends Pick<CallOptions, 'silent'> {
  onProgress?: (changed: number) => void;
  /** Ids of comments that are meant too, though the target's filter finds them no more. */
  also?: readonly string[];
}

/** A step changes thousands of comments at once. */
const TIMEOUT_MS = 60_000;
const IDS_AT_ONCE = 100;

/**
 * Does something to comments, step by step where they are many.
 *
 * @param options `onProgress` is told how many are changed after each step but the last
 */
export async function actOnComments(
  action: CommentAction,
  target: ActTarget,
  options: ActOptions = {},
): Promise<ActReport> {
  const report = { actId: randomId(), changed: 0, unchanged: 0 };
  try {
    await takeSteps(action, target, report, options);
  } catch (error) {
    // Some steps are done: the lists show which.
    if (report.changed > 0) await showEverythingAnew();
    throw error;
  }
  if ('comment_ids' in target) {
    showAct(action, target.comment_ids);
    emitEvent('counts-changed', {});
  } else await showEverythingAnew();
  return report;
}

async function takeSteps(
  action: CommentAction,
  target: ActTarget,
  report: ActReport,
  { onProgress, silent = false, also = [] }: ActOptions,
): Promise<void> {
  const steps = [...stepsOf(target), ...stepsOf({ comment_ids: [...also] })];
  for (let step = steps.shift(); step; ) {
    const call = { act_id: report.actId, action, target: step };
    const { changed, unchanged, next_cursor } = await callApi('comment/act', call, { timeoutMs: TIMEOUT_MS, silent });
    report.changed += changed;
    report.unchanged += unchanged;
    step = next_cursor !== null && !('comment_ids' in step) ? { ...step, cursor: next_cursor } : steps.shift();
    if (step) onProgress?.(report.changed);
  }
}

async function showEverythingAnew(): Promise<void> {
  emitEvent('counts-changed', {});
  await queryClient.invalidateQueries({ queryKey: commentKeys.all });
}

/** What is named by ids goes in parts that one call takes; a filter is one step until the server names the next. */
function stepsOf(target: ActTarget): ActTarget[] {
  if (!('comment_ids' in target)) return [target];
  const { comment_ids: ids } = target;
  const parts = Math.ceil(ids.length / IDS_AT_ONCE);
  return Array.from({ length: parts }, (_, part) => ({
    comment_ids: ids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  }));
}

/** Takes an act back; the lists then show what was. */
export async function undoAct(actId: string): Promise<number> {
  let restored = 0;
  try {
    for (let more = true; more; ) {
      const step = await callApi('comment/undo', { act_id: actId }, { timeoutMs: TIMEOUT_MS });
      restored += step.restored;
      more = step.more;
    }
  } finally {
    if (restored > 0) await showEverythingAnew();
  }
  return restored;
}

const STATUS_OF: Partial<Record<CommentAction, CommentItem['status']>> = {
  hide: 'hidden',
  show: 'visible',
  spam: 'spam',
  'not-spam': 'visible',
  release: 'visible',
};

function showAct(action: CommentAction, ids: readonly string[]): void {
  const changed = new Set(ids);
  patchComments((item, { filter }) => {
    if (!changed.has(item.comment_id)) return item;
    const after = afterAct(item, action);
    if (!hasStatusOf(after, filter)) return undefined;
    return filter === 'new' && (action === 'hide' || action === 'spam') ? undefined : after;
  });
}

function afterAct(item: CommentItem, action: CommentAction): CommentItem {
  const seen = action !== 'unread';
  const status = STATUS_OF[action];
  if (status) return { ...item, seen, status, held_by: null };
  if (action === 'like' || action === 'unlike') {
    const liked = action === 'like';
    const moved = liked === item.liked ? 0 : liked ? 1 : -1;
    return { ...item, seen, liked, likes: Math.max(0, item.likes + moved) };
  }
  if (action === 'freeze' || action === 'unfreeze') return { ...item, seen, frozen: action === 'freeze' };
  return { ...item, seen };
}
