import { useEffect, useEffectEvent, useState } from 'react';
import { draftKey, dropDraft, keepDraft } from './form-draft.ts';
import type { FormValues } from './form-values.ts';

export interface FormDraftOptions {
  uid: number;
  storyId: string | undefined;
  revision: number;
  sendId: string;
  values: FormValues;
  dirty: boolean;
}

/**
 * Keeps unsaved changes on this device with every change. Returns whether they are kept: a browser may keep nothing, or
 * what another tab has typed into the same form since.
 */
export function useFormDraft({ uid, storyId, revision, sendId, values, dirty }: FormDraftOptions): boolean {
  const [kept, setKept] = useState(true);
  useEffect(() => {
    if (dirty) setKept(keepDraft(uid, storyId, { values, revision, sendId, keptAt: new Date().toISOString() }));
    else dropDraft(uid, storyId);
  }, [uid, storyId, revision, sendId, values, dirty]);
  const follow = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (!dirty || key !== draftKey(uid, storyId)) return;
    const isFree = newValue === null;
    setKept(isFree && keepDraft(uid, storyId, { values, revision, sendId, keptAt: new Date().toISOString() }));
  });
  useEffect(() => {
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, []);
  return kept;
}
