import { emptyValues, type FormValues } from './form-values.ts';

/** Unsaved changes of one form, kept on this device so that neither a reload nor a closed tab loses them. */
export interface FormDraft {
  values: FormValues;
  /** Revision the form was opened with; 0 for a new story. An older one than the server's ends in the conflict choice. */
  revision: number;
  keptAt: string;
}

const keyOf = (uid: number, storyId: string | undefined): string => `myfiction.story-form.${uid}.${storyId ?? 'new'}`;

export function readDraft(uid: number, storyId: string | undefined): FormDraft | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(uid, storyId)) ?? 'null');
    return isDraft(kept) ? kept : undefined;
  } catch {
    // No storage, or a draft that is no JSON: as good as none.
    return undefined;
  }
}

/** A draft of an older form does not fit the present one. */
function isDraft(kept: unknown): kept is FormDraft {
  return hasShape(kept, { values: { ...emptyValues('en'), lead: undefined }, revision: 0, keptAt: '' });
}

function hasShape(value: unknown, sample: unknown): boolean {
  if (sample === undefined) return true;
  if (Array.isArray(sample)) return Array.isArray(value);
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null) return false;
  const entries = new Map(Object.entries(value));
  return Object.entries(sample).every(([key, part]) => entries.has(key) && hasShape(entries.get(key), part));
}

/** False when the browser keeps nothing (storage full or switched off). */
export function keepDraft(uid: number, storyId: string | undefined, draft: FormDraft): boolean {
  try {
    localStorage.setItem(keyOf(uid, storyId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(uid: number, storyId: string | undefined): void {
  try {
    localStorage.removeItem(keyOf(uid, storyId));
  } catch {
    // Nothing was kept either.
  }
}
