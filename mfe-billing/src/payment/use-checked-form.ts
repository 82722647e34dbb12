import type { ApiError } from '@myfiction/shared/host.ts';
import type { PaymentProblems } from '@myfiction/shared/payout/problem.ts';
import { currentMessage } from '@myfiction/shared/screen/current-message.ts';
import { focusFirst } from '@myfiction/shared/screen/form/field-id.ts';
import type { FormTools } from '@myfiction/shared/screen/form/form-tools.ts';
import { useFormFields } from '@myfiction/shared/screen/form/use-form-fields.ts';
import { useEffect, useState } from 'react';
import { usePaymentText } from './i18n/use-payment-text.ts';

export interface CheckedForm {
  /** For the `FormToolsContext` around the fields. */
  tools: FormTools;
  /** Shows everything that is wrong and moves the focus to the first; true when nothing is. */
  check: () => boolean;
  /** What the server has found at a field, until the form is changed. */
  refuse: (path: string, error: ApiError) => void;
}

/**
 * Checks a field when it is left and all of them when the form is sent.
 *
 * @param value what the author has entered; a new object with each change
 */
export function useCheckedForm(value: { kind: string }, problems: PaymentProblems): CheckedForm {
  const t = usePaymentText();
  const [refused, setRefused] = useState<{ path: string; error: ApiError; of: unknown }>();
  const { tools, show } = useFormFields(
    problems,
    (problem) => t(`problem.${problem.key}`, 'count' in problem ? { count: problem.count } : {}),
    (path) => (refused?.path === path && refused.of === value ? currentMessage(refused.error) : undefined),
    value.kind,
  );
  useEffect(() => {
    if (refused) focusFirst([refused.path]);
  }, [refused]);
  const check = () => {
    const paths = Object.keys(problems);
    show(paths);
    focusFirst(paths);
    return paths.length === 0;
  };
  return { tools, check, refuse: (path, error) => setRefused({ path, error, of: value }) };
}
