import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { getSession } from '@myfiction/shared/host.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { type DraftCopy, readDraftCopy } from './draft-copy.ts';

export interface DraftGateProps {
  view: ApplicationView;
  /** The copy that the device had kept, where it kept one. */
  children: (copy: DraftCopy | undefined) => ReactNode;
}

/** Looks what this device has kept before the form is drawn. */
export function DraftGate({ view: { story_id, kind }, children }: DraftGateProps) {
  // Whose form it is, also in the moment in which the session ends: nobody's copies would be all but this one's.
  const [uid] = useState(() => getSession()?.uid ?? 0);
  const [found, setFound] = useState<{ copy: DraftCopy | undefined }>();
  useEffect(() => {
    let isGone = false;
    void readDraftCopy({ uid, storyId: story_id, kind }).then((copy) => {
      if (!isGone) setFound({ copy });
    });
    return () => {
      isGone = true;
    };
  }, [uid, story_id, kind]);
  return found && children(found.copy);
}
