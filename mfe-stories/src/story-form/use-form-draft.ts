import { useEffect, useState } from 'react';
import { useUnloadGuard } from '../common/use-unload-guard.ts';
import { dropDraft, keepDraft } from './form-draft.ts';
import type { FormValues } from './form-values.ts';

export interface FormDraftOptions {
  uid: number;
  storyId: string | undefined;
  revision: number;
  values: FormValues;
  dirty: boolean;
}

/**
 * Keeps unsaved changes on this device with every change. Where the browser keeps nothing, it warns before the tab is
 * closed instead. Returns whether they are kept.
 */
export function useFormDraft({ uid, storyId, revision, values, dirty }: FormDraftOptions): boolean {
  const [kept, setKept] = useState(true);
  useEffect(() => {
    if (dirty) setKept(keepDraft(uid, storyId, { values, revision, keptAt: new Date().toISOString() }));
    else dropDraft(uid, storyId);
  }, [uid, storyId, revision, values, dirty]);
  useUnloadGuard(dirty && !kept);
  return kept;
}
