import { createContext, use } from 'react';

export interface FieldBinding {
  inputId: string;
  describedBy: string | undefined;
  invalid: boolean;
  required: boolean;
}

export const FieldContext = createContext<FieldBinding | null>(null);

/** What an input takes from the `Field` around it; attributes given on the input itself win. */
export function useFieldAttributes(own: { id?: string; error?: boolean }) {
  const field = use(FieldContext);
  const invalid = own.error ?? field?.invalid ?? false;
  return {
    id: own.id ?? field?.inputId,
    'aria-describedby': field?.describedBy,
    'aria-invalid': invalid || undefined,
    'aria-required': field?.required || undefined,
  } as const;
}
