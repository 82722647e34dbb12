import { CloudOff, TriangleAlert } from 'lucide-react';
import { SaveLine, type SaveLook } from '../../common/save-line.tsx';
import { saveLook } from '../../common/save-look.tsx';
import { type FrameText, useFrameText } from '../i18n/use-frame-text.ts';
import type { SaveState } from '../saving/save-state.ts';
import { useEditor } from './editor-context.ts';
import { useChapterStore } from './use-chapter-store.ts';

export interface SaveStatusProps {
  onSignIn: () => void;
  onCompare: () => void;
}

/** How the text stands, in words; announced when it changes. */
export function SaveStatus({ onSignIn, onCompare }: SaveStatusProps) {
  const { session } = useEditor();
  const t = useFrameText();
  const save = useChapterStore(({ view }) => view.save);
  const isWriter = useChapterStore(({ view }) => view.isWriter);
  const isJournalWorking = useChapterStore(({ view }) => view.isJournalWorking);
  const look = isWriter
    ? lookOf(save, isJournalWorking, t, { onSignIn, onCompare, onRetry: () => void session.retry() })
    : { icon: null, long: t('save.reading') };
  return <SaveLine look={look} />;
}

interface Actions {
  onRetry: () => void;
  onSignIn: () => void;
  onCompare: () => void;
}

function lookOf(save: SaveState, isKept: boolean, t: FrameText, actions: Actions): SaveLook | null {
  switch (save.kind) {
    case 'empty':
      return null;
    case 'signed-out':
      return {
        icon: <CloudOff aria-hidden="true" />,
        long: t('save.signedOut'),
        short: t('save.signedOut.short'),
        tone: 'amber',
        action: { label: t('save.signIn'), run: actions.onSignIn },
      };
    case 'gone':
    case 'trashed':
    case 'blocked':
      return {
        icon: <TriangleAlert aria-hidden="true" />,
        long: t(`save.${save.kind}`),
        tone: 'brick',
      };
    case 'saved':
      return saveLook({ kind: 'saved', at: new Date(save.at).toISOString() }, { t, isKept, ...actions });
    default:
      return saveLook(save, { t, isKept, ...actions });
  }
}
