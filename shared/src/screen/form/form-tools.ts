import { createContext, use } from 'react';

/** What every field of a form asks: what to say under it, and whom to tell that it was left. */
export interface FormTools {
  errorAt: (path: string) => string | undefined;
  leave: (path: string) => void;
}

export const FormToolsContext = createContext<FormTools>({ errorAt: () => undefined, leave: () => undefined });

export function useFormTools(): FormTools {
  return use(FormToolsContext);
}
