import { CONTRACT_STEPS, type ContractStep, stepOfPath } from '@myfiction/shared/contract/application-problems.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationForm, ContractForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { useNavigate, useSearchParams, useTranslation } from '@myfiction/shared/host.ts';
import { fieldId, focusFirst } from '@myfiction/shared/screen/form/field-id.ts';
import { changeQuery } from '@myfiction/shared/screen/use-url-state.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DraftCopy } from '../draft/draft-copy.ts';
import { useApplicationDraft } from '../draft/use-application-draft.ts';
import { findSignatureProblems, UNSIGNED } from '../form/signature-problems.ts';
import { fieldOfReason, useApplicationForm } from '../form/use-application-form.ts';
import { useSubmit } from '../form/use-submit.ts';
import { useFormText } from '../i18n/use-form-text.ts';
import { useTermsText } from '../i18n/use-terms-text.ts';
import { contractRows } from './contract-rows.ts';
import { contractFormOf } from './empty-contract.ts';
import { neighbourStep, pathsOfStep, readStep } from './step-list.ts';

const isContract = (form: ApplicationForm): form is ContractForm => form.kind === 'contract';

/** Everything that the five steps share. */
export function useContractForm(view: ApplicationView, copy: DraftCopy | undefined) {
  const t = useFormText();
  const terms = useTermsText();
  const { language } = useTranslation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const step = readStep(query.get('step'));
  const pathOf = (to: ContractStep) => `?${changeQuery(query, { step: to })}`;

  const draft = useApplicationDraft({ view, copy, formOf: contractFormOf, isForm: isContract });
  const { form } = draft;
  const [signatures, setSignatures] = useState(UNSIGNED);
  const rows = useMemo(() => contractRows({ t, terms, language }), [t, terms, language]);
  const signing = useMemo(
    () => findSignatureProblems(signatures, form.person, view.facts.today),
    [signatures, form.person, view.facts.today],
  );
  const fields = useApplicationForm(draft, view, rows, signing);
  const submit = useSubmit(view, draft);
  const [tried, setTried] = useState<readonly string[]>([]);

  // The step that a problem of another step leads to draws its field first.
  const wanted = useRef<string>(undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step && wanted.current === undefined) return;
    shownStep.current = step;
    const path = wanted.current;
    wanted.current = undefined;
    setTried([]);
    if (path === undefined || !focusFirst([path])) {
      window.scrollTo?.({ top: 0 });
      heading.current?.focus({ preventScroll: true });
    }
    void draft.saver.flush();
  }, [step, draft.saver]);

  const goTo = (path: string) => {
    const field = fieldOfReason(path);
    const target = stepOfPath(field);
    if (target === step) {
      document.getElementById(fieldId(field))?.focus();
      return;
    }
    wanted.current = field;
    navigate(pathOf(target));
  };
  const stopAt = (paths: readonly string[]): boolean => {
    fields.show(paths);
    setTried(paths);
    focusFirst(paths);
    return paths.length > 0;
  };
  const goOn = () => {
    const next = neighbourStep(step, 1);
    if (!next) {
      if (!stopAt(Object.keys(fields.problems))) void submit.send(signatures);
    } else if (!stopAt(pathsOfStep(fields.problems, step))) navigate(pathOf(next));
  };
  const done = CONTRACT_STEPS.filter((each) =>
    each === 'story' ? view.eligibility.every(({ met }) => met) : pathsOfStep(fields.problems, each).length === 0,
  );
  return { step, pathOf, draft, rows, fields, submit, signatures, setSignatures, tried, heading, goTo, goOn, done };
}

export type ContractFormState = ReturnType<typeof useContractForm>;
