import { afterPress } from '@myfiction/shared/ui.ts';
import { useState } from 'react';
import type { FormTools } from './form-tools.ts';

export interface FormFields {
  /** For the `FormToolsContext` around the fields. */
  tools: FormTools;
  /** Shows all problems of these fields. */
  show: (paths: readonly string[]) => void;
}

/**
 * Which problems are shown: of a field once the author has left it, of more after a try to go on.
 *
 * @param problems by the path of the field
 * @param noteAt what somebody else has said about a field that has no problem of its own
 * @param of which form is asked for, where several have fields of the same paths: left in one is not left in another
 */
export function useFormFields<P>(
  problems: Readonly<Record<string, P>>,
  textOf: (problem: P, path: string) => string,
  noteAt?: (path: string) => string | undefined,
  of = '',
): FormFields {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const keyOf = (path: string) => `${of} ${path}`;
  const show = (paths: readonly string[]) => setLeft((present) => new Set([...present, ...paths.map(keyOf)]));
  const tools: FormTools = {
    errorAt: (path) => {
      const problem = left.has(keyOf(path)) ? problems[path] : undefined;
      return problem === undefined ? noteAt?.(path) : textOf(problem, path);
    },
    leave: (path) => afterPress(() => show([path])),
  };
  return { tools, show };
}
