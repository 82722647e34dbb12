import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import { getSession } from '@myfiction/shared/host.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { sameValue } from '../../common/same-value.ts';
import { type DraftCopy, dropDraftCopy, readDraftCopy } from './draft-copy.ts';

export interface DraftGateProps {
  view: ApplicationView;
  /** The copy that the device had kept, where it kept one. */
  children: (copy: DraftCopy | undefined) => ReactNode;
}

/** Looks what this device has kept before the form is drawn. */
export function DraftGate({ view, children }: DraftGateProps) {
  const { story_id, kind } = view;
  // Whose form it is, also in the moment in which the session ends: nobody's copies would be all but this one's.
  const [{ uid, form }] = useState(() => ({ uid: getSession()?.uid ?? 0, form: view.form }));
  const [found, setFound] = useState<{ copy: DraftCopy | undefined }>();
  useEffect(() => {
    let isGone = false;
    const place = { uid, storyId: story_id, kind };
    void readDraftCopy(place).then((copy) => {
      // Saved as the page was closed.
      const isSaved = copy && sameValue(copy.form, form);
      if (isSaved) void dropDraftCopy(place);
      if (!isGone) setFound({ copy: isSaved ? undefined : copy });
    });
    return () => {
      isGone = true;
    };
  }, [uid, story_id, kind, form]);
  return found && children(found.copy);
}
