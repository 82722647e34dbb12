import type { ChapterDetail } from '@myfiction/shared/contract/calls/chapter.ts';
import { ApiError, callApi, toast } from '@myfiction/shared/host.ts';
import { useState } from 'react';
import { useEditor } from '../components/editor-context.ts';
import { useHistoryText } from '../i18n/use-history-text.ts';
import { conflictOf } from '../saving/conflict-of.ts';
import { takeTheirText } from '../session/their-text.ts';
import { useRefreshVersions } from './history-queries.ts';

export interface Restore {
  isRestoring: boolean;
  /** Resolves to true once the version is the chapter's text. */
  restore: (number: number) => Promise<boolean>;
}

/**
 * Makes a version the chapter's text: what is written goes to the server first, which keeps it as a version. The editor
 * takes the text in as one change, so that its own undo leads back as well.
 */
export function useRestore(): Restore {
  const t = useHistoryText();
  const { session } = useEditor();
  const { chapterId } = session.target;
  const refresh = useRefreshVersions(chapterId);
  const [isRestoring, setRestoring] = useState(false);

  const bringBack = async (number: number): Promise<boolean> => {
    if (!(await session.flush())) {
      toast.warning(t('restore.notSaved'));
      return false;
    }
    const outcome = await restoreOnServer(chapterId, number, session.revision);
    if (outcome.kind === 'conflict') {
      await session.conflict(outcome.theirs);
      toast.warning(t('restore.changed'));
      await refresh();
    }
    if (outcome.kind !== 'restored') return false;
    takeTheirText(session, outcome.chapter);
    await refresh();
    return true;
  };
  const undo = async (number: number): Promise<void> => {
    if (await bringBack(number)) toast.success(t('restore.undone'));
  };
  return {
    isRestoring,
    restore: async (number) => {
      setRestoring(true);
      try {
        if (!(await bringBack(number))) return false;
        const before = await newestVersion(chapterId);
        const action = before && { label: t('restore.undo'), onClick: () => void undo(before) };
        toast.success(t('restore.done'), { ...(action && { action }) });
        return true;
      } finally {
        setRestoring(false);
      }
    },
  };
}

type Restored =
  | { kind: 'restored'; chapter: ChapterDetail }
  | { kind: 'conflict'; theirs: ChapterDetail }
  | { kind: 'failed' };

async function restoreOnServer(chapterId: string, number: number, revision: number): Promise<Restored> {
  try {
    const payload = { chapter_id: chapterId, number, base_revision: revision };
    return { kind: 'restored', chapter: await callApi('chapter/restoreVersion', payload) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Any failure but a conflict has its own toast.
    const theirs = conflictOf(error);
    return theirs ? { kind: 'conflict', theirs } : { kind: 'failed' };
  }
}

/** The newest version holds what the restored text replaced. */
async function newestVersion(chapterId: string): Promise<number | undefined> {
  try {
    const { items } = await callApi('chapter/history', { chapter_id: chapterId, limit: 1 }, { silent: true });
    return items[0]?.number;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
