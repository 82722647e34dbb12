import type { StoryDetail } from '@myfiction/shared/contract/calls/story.ts';
import { getSession, randomId, useTranslation } from '@myfiction/shared/host.ts';
import { afterPress } from '@myfiction/shared/ui.ts';
import { useRef, useState } from 'react';
import { dropDraft, readDraft } from './form-draft.ts';
import { emptyValues, type FormValues, valuesFromFields } from './form-values.ts';
import { useFormDraft } from './use-form-draft.ts';
import { CHECKED_FIELDS, type CheckedField, type FormProblems, findProblems } from './validate-story.ts';
import { whyFixed } from './why-fixed.ts';

export interface StoryFormState {
  values: FormValues;
  /** What these values are sent under: the same ones have the same, also after a reload. */
  sendId: string;
  /** The revision that a save is based on. */
  revision: number;
  /** Problems that are shown: of fields that the author has left, and of all after a try to save. */
  problems: FormProblems;
  dirty: boolean;
  /** False when the browser keeps no unsaved changes. */
  kept: boolean;
  /** When the restored changes were made; undefined when the form opened fresh. */
  restoredFrom: string | undefined;
  set: (change: Partial<FormValues>) => void;
  /** While held, nothing is taken in: what is typed between sending and leaving would go unnoticed. */
  hold: (isHeld: boolean) => void;
  leave: (field: CheckedField) => void;
  /** Shows all problems and returns the first field that has one. */
  checkAll: () => CheckedField | undefined;
  /** Takes a saved version over everything typed since. */
  takeSaved: (story: StoryDetail | undefined) => void;
  /** Bases the next save on another revision, with the author's own values. */
  rebase: (story: StoryDetail) => void;
}

/** The state of the form, for a new story or the given one. Unsaved changes of an earlier visit come back. */
export function useStoryForm(story: StoryDetail | undefined): StoryFormState {
  // Whose form it is, also in the moment in which the session ends.
  const [uid] = useState(() => getSession()?.uid ?? 0);
  const { language } = useTranslation();
  const storyId = story?.story_id;
  const [saved, setSaved] = useState(() => (story ? valuesFromFields(story.fields) : emptyValues(language)));
  const [draft] = useState(() => {
    const kept = whyFixed(story) ? undefined : readDraft(uid, storyId);
    // The page was closed before the answer of its save: nothing is unsaved, and the older revision would meet itself.
    return kept && hasSameValues(kept.values, saved) ? undefined : kept;
  });
  const [typed, setTyped] = useState(draft?.values ?? saved);
  // What was typed into it before stays with the rest: the contract may be declined.
  const values = story?.title_fixed ? { ...typed, title: story.fields.title } : typed;
  const [sendId, setSendId] = useState(draft?.sendId ?? randomId);
  const [revision, setRevision] = useState(draft?.revision ?? story?.revision ?? 0);
  const [restoredFrom, setRestoredFrom] = useState(draft?.keptAt);
  const [left, setLeft] = useState<readonly CheckedField[]>([]);
  const isHeld = useRef(false);

  const dirty = !hasSameValues(values, saved);
  const kept = useFormDraft({ uid, storyId, revision, sendId, values: typed, dirty });
  const all = findProblems(values);
  return {
    values,
    sendId,
    revision,
    problems: Object.fromEntries(Object.entries(all).filter(([field]) => left.some((known) => known === field))),
    dirty,
    kept,
    restoredFrom: dirty ? restoredFrom : undefined,
    set: (change) => {
      if (isHeld.current) return;
      setTyped((present) => ({ ...present, ...change }));
      setSendId(randomId());
    },
    hold: (held) => {
      isHeld.current = held;
    },
    leave: (field) => afterPress(() => setLeft((present) => (present.includes(field) ? present : [...present, field]))),
    checkAll: () => {
      setLeft(CHECKED_FIELDS);
      return CHECKED_FIELDS.find((field) => all[field]);
    },
    takeSaved: (detail) => {
      // Not left to the draft's effect: the page may be gone before it runs, and an old draft would come back.
      dropDraft(uid, storyId);
      const fresh = detail ? valuesFromFields(detail.fields) : emptyValues(language);
      setSaved(fresh);
      setTyped(fresh);
      setRevision(detail?.revision ?? 0);
      setRestoredFrom(undefined);
      setLeft([]);
    },
    rebase: (detail) => {
      setSaved(valuesFromFields(detail.fields));
      setRevision(detail.revision);
    },
  };
}

function hasSameValues(one: FormValues, other: FormValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
