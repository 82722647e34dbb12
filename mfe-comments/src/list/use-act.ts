import type { CommentAction } from '@myfiction/shared/contract/comment-options.ts';
import { COMMENT_UNDO_SECONDS } from '@myfiction/shared/contract/comment-options.ts';
import { ApiError, formatNumber, toast } from '@myfiction/shared/host.ts';
import { offerUndo } from '@myfiction/shared/screen/offer-undo.ts';
import { useState } from 'react';
import { type ActOptions, type ActReport, type ActTarget, actOnComments, undoAct } from '../api/act-on-comments.ts';
import { useText } from '../i18n/use-text.ts';

export interface Act {
  /** Resolves to true when it is done; a failure has had its toast. */
  run: (action: CommentAction, target: ActTarget, options?: Pick<ActOptions, 'also'>) => Promise<boolean>;
  isBusy: boolean;
  /** How many are changed so far, while an act takes several steps. */
  changedSoFar: number | undefined;
}

/** Without a word when one comment is liked or read: the row itself says so. */
const QUIET: readonly CommentAction[] = ['like', 'unlike', 'read', 'unread'];

/** Does something to comments, says what was done, and offers to take it back. */
export function useAct(): Act {
  const t = useText();
  const [isBusy, setBusy] = useState(false);
  const [changedSoFar, setChanged] = useState<number>();
  const tell = (action: CommentAction, { actId, changed, unchanged }: ActReport) => {
    if (changed === 0) return toast.info(t('done.none'));
    const done = t(`done.${action}`, { count: changed, comments: formatNumber(changed) });
    const text = unchanged > 0 ? t('done.rest', { done, count: unchanged }) : done;
    const takeBack = () => undoAct(actId).then(() => toast.success(t('undone')));
    return offerUndo(text, { label: t('undo'), takeBack, durationMs: COMMENT_UNDO_SECONDS * 1000 });
  };
  return {
    isBusy,
    changedSoFar,
    run: async (action, target, options) => {
      setBusy(true);
      try {
        const report = await actOnComments(action, target, { ...options, onProgress: setChanged });
        const isOne = 'comment_ids' in target && target.comment_ids.length === 1;
        if (!(isOne && QUIET.includes(action))) tell(action, report);
        return true;
      } catch (error) {
        if (error instanceof ApiError) return false;
        throw error;
      } finally {
        setBusy(false);
        setChanged(undefined);
      }
    },
  };
}
