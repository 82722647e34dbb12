import { CloudOff, TriangleAlert } from 'lucide-react';
import type { SaveLook } from '../../common/save-line.tsx';
import { saveLook } from '../../common/save-look.tsx';
import { type FrameText, useFrameText } from '../i18n/use-frame-text.ts';
import type { SaveState } from '../saving/save-state.ts';
import { useEditor } from './editor-context.ts';
import { useChapterStore } from './use-chapter-store.ts';

export interface SaveActions {
  onSignIn: () => void;
  onCompare: () => void;
}

/** How the text stands, and what the author can do about it; null before there is anything to save. */
export function useSaveLook({ onSignIn, onCompare }: SaveActions): SaveLook | null {
  const { session } = useEditor();
  const t = useFrameText();
  const save = useChapterStore(({ view }) => view.save);
  const isWriter = useChapterStore(({ view }) => view.isWriter);
  const isJournalWorking = useChapterStore(({ view }) => view.isJournalWorking);
  return isWriter
    ? lookOf(save, isJournalWorking, t, { onSignIn, onCompare, onRetry: () => void session.retry() })
    : { icon: null, long: t('save.reading') };
}

interface Actions extends SaveActions {
  onRetry: () => void;
}

function lookOf(save: SaveState, isKept: boolean, t: FrameText, actions: Actions): SaveLook | null {
  switch (save.kind) {
    case 'empty':
      return null;
    case 'signed-out':
      return {
        icon: <CloudOff aria-hidden="true" />,
        ...(isKept
          ? { long: t('save.signedOut'), short: t('save.signedOut.short'), tone: 'amber' }
          : { long: t('save.signedOutOnly'), short: t('save.failed'), tone: 'brick' }),
        action: { label: t('save.signIn'), run: actions.onSignIn },
      };
    case 'gone':
    case 'trashed':
      return { icon: <TriangleAlert aria-hidden="true" />, long: t(`save.${save.kind}`), tone: 'brick' };
    case 'blocked':
      return {
        icon: <TriangleAlert aria-hidden="true" />,
        long: t(isKept ? 'save.blocked' : 'save.failed'),
        tone: 'brick',
      };
    case 'saved':
      return saveLook({ kind: 'saved', at: new Date(save.at).toISOString() }, { t, isKept, ...actions });
    case 'conflict':
      return { ...saveLook(save, { t, isKept, ...actions }), short: t('save.conflict.short') };
    default:
      return saveLook(save, { t, isKept, ...actions });
  }
}
