import { afterPress } from '@myfiction/shared/ui.ts';
import { useCallback, useMemo, useState } from 'react';
import { useProblemText } from '../i18n/use-problem-text.ts';
import type { FormTools } from './form-tools.ts';
import { type FieldProblems, problemText } from './problem-text.ts';

export interface FormFields {
  tools: FormTools;
  /** Paths of the fields whose problems are shown. */
  shown: readonly string[];
  /** Shows all problems of these fields. */
  show: (paths: readonly string[]) => void;
}

/**
 * Which problems are shown: of a field once the author has left it, of more after a try to go on.
 *
 * @param noteAt what the editor wrote about a field that is as it was
 */
export function useFormFields(problems: FieldProblems, noteAt: (path: string) => string | undefined): FormFields {
  const t = useProblemText();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const show = useCallback(
    (paths: readonly string[]) =>
      setLeft((present) => (paths.every((path) => present.has(path)) ? present : new Set([...present, ...paths]))),
    [],
  );
  const tools = useMemo<FormTools>(
    () => ({
      errorAt: (path) => {
        const problem = left.has(path) ? problems[path] : undefined;
        return problem ? problemText(problem, path, t) : noteAt(path);
      },
      leave: (path) => afterPress(() => show([path])),
    }),
    [left, problems, noteAt, t, show],
  );
  return { tools, shown: Object.keys(problems).filter((path) => left.has(path)), show };
}
