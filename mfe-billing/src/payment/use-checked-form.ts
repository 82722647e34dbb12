import type { PaymentProblem, PaymentProblems } from '@myfiction/shared/payout/problem.ts';
import { afterPress } from '@myfiction/shared/ui.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { usePaymentText } from './i18n/use-payment-text.ts';

/** The messages of a form's fields. */
export interface FormChecks {
  ref: RefObject<HTMLFormElement | null>;
  /** What stands at a field: once it was left, or once the form was to be sent. */
  errorOf: (path: string) => string | undefined;
  /** Goes on a field's onBlur. */
  left: (path: string) => () => void;
  /** Shows everything that is wrong and moves the focus to the first; true when nothing is. */
  check: () => boolean;
  /** What the server has found at a field, until the form is changed. */
  refuse: (path: string, message: string) => void;
}

/**
 * Checks a field when it is left and all of them when the form is sent.
 *
 * @param value what the author has entered; a new object with each change
 */
export function useCheckedForm(value: unknown, problems: PaymentProblems): FormChecks {
  const t = usePaymentText();
  const ref = useRef<HTMLFormElement>(null);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [isAll, setAll] = useState(false);
  const [refused, setRefused] = useState<{ path: string; message: string; of: unknown }>();
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  const textOf = (problem: PaymentProblem) =>
    t(`problem.${problem.key}`, 'count' in problem ? { count: problem.count } : {});
  const errorOf = (path: string) => {
    const problem = problems[path];
    if (problem && (isAll || seen.has(path))) return textOf(problem);
    return refused?.path === path && refused.of === value ? refused.message : undefined;
  };
  return {
    ref,
    errorOf,
    left: (path) => () => afterPress(() => setSeen((paths) => new Set(paths).add(path))),
    check: () => {
      const isComplete = Object.keys(problems).length === 0;
      setAll(true);
      if (!isComplete) setFailures((count) => count + 1);
      return isComplete;
    },
    refuse: (path, message) => {
      setRefused({ path, message, of: value });
      setFailures((count) => count + 1);
    },
  };
}
