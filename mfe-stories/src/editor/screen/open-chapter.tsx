import { paths } from '@myfiction/shared/contract/paths.ts';
import { useNavigate } from '@myfiction/shared/host.ts';
import { useLate } from '@myfiction/shared/screen/use-late.ts';
import { useEffect, useSyncExternalStore } from 'react';
import type { OpenRequest, OpenSession } from '../session/open-session.ts';
import { EditorScreen } from './editor-screen.tsx';
import { late } from './late.ts';
import { Opening } from './opening.tsx';
import { Unreachable } from './unreachable.tsx';
import { useOpenSession } from './use-open-session.ts';

export interface OpenChapterProps {
  request: OpenRequest;
  /** Told the chapter's id, before the address changes to it. */
  onCreated: (chapterId: string) => void;
}

/** Opens the chapter of an address and shows it. */
export function OpenChapter({ request, onCreated }: OpenChapterProps) {
  const [state, retry] = useOpenSession(request);
  const isOut = state.kind === 'unreachable' || state.kind === 'slow';
  const isProblem = state.kind !== 'opening' && state.kind !== 'open' && !isOut;
  const OpenProblem = useLate(late.openProblem, isProblem);
  if (isOut) return <Unreachable request={request} isSlow={state.kind === 'slow'} onRetry={retry} />;
  if (isProblem && OpenProblem) return <OpenProblem problem={state} />;
  if (state.kind !== 'open') return <Opening request={request} />;
  const isNew = 'storyId' in request;
  return (
    <>
      {isNew && <AddressFollower open={state} onCreated={onCreated} />}
      <EditorScreen open={state} />
    </>
  );
}

/** A new chapter gets its own address once the server knows it, so that a reload and a copied link find it. */
function AddressFollower({ open, onCreated }: { open: OpenSession; onCreated: (chapterId: string) => void }) {
  const navigate = useNavigate();
  const { store, target } = open.session;
  const isCreated = useSyncExternalStore(store.subscribe, () => store.view.isCreated);
  const { chapterId } = target;
  useEffect(() => {
    if (!isCreated) return;
    onCreated(chapterId);
    navigate(paths.editChapter(chapterId), { replace: true });
  }, [isCreated, chapterId]);
  return null;
}
