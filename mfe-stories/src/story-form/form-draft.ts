import { emptyValues, type FormValues } from './form-values.ts';

/** Unsaved changes of one form, kept on this device so that neither a reload nor a closed tab loses them. */
export interface FormDraft {
  values: FormValues;
  /** Revision the form was opened with; 0 for a new story. An older one than the server's ends in the conflict choice. */
  revision: number;
  keptAt: string;
  /** What these words are sent under: whose answer was lost is made once. A draft of an older form has none. */
  sendId?: string;
}

export const draftKey = (uid: number, storyId: string | undefined): string =>
  `myfiction.story-form.${uid}.${storyId ?? 'new'}`;

/** What this tab has read or kept: another tab with the same form keeps its own words in the same place. */
const own = new Map<string, string>();

export function readDraft(uid: number, storyId: string | undefined): FormDraft | undefined {
  try {
    const key = draftKey(uid, storyId);
    const text = localStorage.getItem(key) ?? 'null';
    own.set(key, text);
    const kept: unknown = JSON.parse(text);
    return isDraft(kept) ? { ...kept, values: { ...ADDED, ...kept.values } } : undefined;
  } catch {
    // No storage, or a draft that is no JSON: as good as none.
    return undefined;
  }
}

/** What drafts of an older form lack. */
const ADDED = { typedTag: '' };

/** A draft of an older form may not fit the present one. */
function isDraft(kept: unknown): kept is FormDraft {
  return hasShape(kept, {
    values: { ...emptyValues('en'), typedTag: undefined, lead: undefined },
    revision: 0,
    keptAt: '',
  });
}

function hasShape(value: unknown, sample: unknown): boolean {
  if (sample === undefined) return true;
  if (Array.isArray(sample)) return Array.isArray(value);
  if (typeof sample !== 'object' || sample === null) return typeof value === typeof sample;
  if (typeof value !== 'object' || value === null) return false;
  const entries = new Map(Object.entries(value));
  return Object.entries(sample).every(([key, part]) => hasShape(entries.get(key), part));
}

/** False when the browser keeps nothing (storage full or switched off). */
export function keepDraft(uid: number, storyId: string | undefined, draft: FormDraft): boolean {
  try {
    const key = draftKey(uid, storyId);
    const text = JSON.stringify(draft);
    localStorage.setItem(key, text);
    own.set(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Of this tab: what another one has kept since stays. */
export function dropDraft(uid: number, storyId: string | undefined): void {
  try {
    const key = draftKey(uid, storyId);
    if (localStorage.getItem(key) === own.get(key)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
