import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { storage } from '@myfiction/shared/host.ts';
import { useEffect, useState } from 'react';
import { sameValue, valueAt } from '../../common/same-value.ts';

export interface ReasonState {
  field: string;
  text: string;
  /** The answer is another one than the editor has read. */
  isChanged: boolean;
}

/** Only the names of the fields, never what stands in them. */
const keyOf = ({ story_id, kind, submitted_at }: ApplicationView): string =>
  `myfiction.answered.${story_id}.${kind}.${submitted_at ?? ''}`;

function readAnswered(view: ApplicationView): readonly string[] {
  return storage.get(keyOf(view))?.split(' ').filter(Boolean) ?? [];
}

const answersOf = (form: ApplicationForm, view: ApplicationView, path: string): unknown =>
  path.startsWith('id_images') ? imageAt(view, path) : valueAt(form, path);

function imageAt(view: ApplicationView, path: string): unknown {
  const side = path.split('.')[1];
  return view.id_images.filter((image) => side === undefined || image.side === side).map((image) => image.uploaded_at);
}

/**
 * The reasons of a returned application, each with whether its answer was changed since. The server keeps the changed
 * draft alone, so the device remembers over a reload what was changed.
 */
export function useReasons(view: ApplicationView, form: ApplicationForm): readonly ReasonState[] {
  const [returned] = useState({ view, form });
  const [answered] = useState(() => readAnswered(view));
  const reasons = view.reasons.map(({ field, text }) => ({
    field,
    text,
    isChanged:
      answered.includes(field) ||
      (field !== '' && !sameValue(answersOf(form, view, field), answersOf(returned.form, returned.view, field))),
  }));
  const changed = reasons
    .filter(({ isChanged }) => isChanged)
    .map(({ field }) => field)
    .join(' ');
  useEffect(() => {
    if (changed !== '') storage.set(keyOf(returned.view), changed);
  }, [changed, returned]);
  return reasons;
}
