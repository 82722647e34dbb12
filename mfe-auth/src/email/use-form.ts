import { ApiError } from '@myfiction/shared/host.ts';
import { useErrorFocus } from '@myfiction/shared/screen/form/use-error-focus.ts';
import { type RefObject, useRef, useState } from 'react';
import { blockedExport } from '../sign-in/blocked-export.ts';

export type FieldErrors<F extends string> = Partial<Record<F, string>>;

export interface Form<F extends string> {
  /** Goes on the form element: the first field with an error takes the focus. */
  ref: RefObject<HTMLFormElement | null>;
  errors: FieldErrors<F>;
  /** What went wrong that belongs to no field and that no toast has said. */
  failure: ApiError | undefined;
  pending: boolean;
  fail: (errors: FieldErrors<F>) => void;
  /** A field that is being changed is not wrong any more. */
  clear: (field: F) => void;
  /** Runs a call, one at a time; the errors of the catalogue land on their fields. Values are the caller's and never touched. */
  run: (work: () => Promise<void>) => Promise<void>;
}

export function useForm<F extends string>(fields: readonly F[]): Form<F> {
  const focus = useErrorFocus();
  const [errors, setErrors] = useState<FieldErrors<F>>({});
  const [failure, setFailure] = useState<ApiError>();
  const [pending, setPending] = useState(false);
  const isBusy = useRef(false);
  const fail = (found: FieldErrors<F>) => {
    setErrors(found);
    focus.fail();
  };
  const show = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const field = fields.find((name) => name === error.field);
    if (field) fail(only(field, error.message));
    else if (!error.isToasted || blockedExport(error)) setFailure(error);
  };
  return {
    ref: focus.ref,
    errors,
    failure,
    pending,
    fail,
    clear: (field) => setErrors((current) => ({ ...current, [field]: undefined })),
    run: async (work) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setPending(true);
      setErrors({});
      setFailure(undefined);
      try {
        await work();
      } catch (error) {
        show(error);
      } finally {
        isBusy.current = false;
        setPending(false);
      }
    },
  };
}

function only<F extends string>(field: F, message: string): FieldErrors<F> {
  const errors: FieldErrors<F> = {};
  errors[field] = message;
  return errors;
}
