import { factsOf } from '@myfiction/shared/contract/application-problems/problem.ts';
import { findProblems } from '@myfiction/shared/contract/application-problems.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { type FormFields, useFormFields } from '@myfiction/shared/screen/form/use-form-fields.ts';
import { useCallback, useMemo } from 'react';
import type { Draft } from '../draft/use-draft.ts';
import { useFormText } from '../i18n/use-form-text.ts';
import { useProblemText } from '../i18n/use-problem-text.ts';
import { useSignatureText } from '../i18n/use-signature-text.ts';
import { type ReasonState, useReasons } from './answered-reasons.ts';
import { fieldLabel } from './field-label.ts';
import type { FormRow } from './form-rows.ts';
import { type FieldProblems, problemText } from './problem-text.ts';

export interface ApplicationFormState extends FormFields {
  problems: FieldProblems;
  reasons: readonly ReasonState[];
  labelOf: (path: string) => string;
  /** Problems in words, for the list above the buttons. */
  summaryOf: (paths: readonly string[]) => { path: string; label: string; text: string }[];
}

const NONE: FieldProblems = {};

/**
 * What is wrong with a form and what an editor wrote about it.
 *
 * @param more problems of what is no part of the form: signatures
 */
export function useApplicationForm<F extends ApplicationForm>(
  draft: Draft<F>,
  view: ApplicationView,
  rows: readonly FormRow<F>[],
  more: FieldProblems = NONE,
): ApplicationFormState {
  const t = useFormText();
  const tp = useProblemText();
  const ts = useSignatureText();
  const { form } = draft;
  const problems = useMemo<FieldProblems>(
    () => ({ ...findProblems(form, factsOf(view)), ...more }),
    [form, view, more],
  );
  const reasons = useReasons(view, form);
  const noteAt = useCallback(
    (path: string) => {
      const reason = reasons.find(({ field, isChanged }) => field !== '' && !isChanged && isWithin(path, field));
      return reason && t('reasons.note', { text: reason.text });
    },
    [reasons, t],
  );
  const fields = useFormFields(problems, (problem, path) => problemText(problem, path, tp), noteAt);
  const labelOf = (path: string) => fieldLabel(path, rows, { t, ts });
  return {
    ...fields,
    problems,
    reasons,
    labelOf,
    summaryOf: (paths) =>
      paths.flatMap((path) => {
        const problem = problems[path];
        return problem ? [{ path, label: labelOf(path), text: problemText(problem, path, tp) }] : [];
      }),
  };
}

/** A reason about a whole address stands at its first line only. */
function isWithin(path: string, field: string): boolean {
  return path === field || path === FIRST_PART[field];
}

/** The field at which a reason about several stands. */
const FIRST_PART: Readonly<Record<string, string>> = {
  person: 'person.first_name',
  'person.address': 'person.address.line1',
  'person.guardian': 'person.guardian.first_name',
  'work.other_platforms': 'work.other_platforms.0.url',
  declarations: 'declarations.own_work',
  id_images: 'id_images.front',
};

/** The field that a reason leads to. */
export function fieldOfReason(field: string): string {
  return FIRST_PART[field] ?? field;
}
