import { ApiError } from '@myfiction/shared/host.ts';
import { currentMessage } from '@myfiction/shared/screen/current-message.ts';
import { useErrorFocus } from '@myfiction/shared/screen/form/use-error-focus.ts';
import { type RefObject, useRef, useState } from 'react';
import { blockedExport } from '../sign-in/blocked-export.ts';

export type FieldErrors<F extends string> = Partial<Record<F, string>>;
/** Asked with each render: the language may change while what is wrong stands there. */
export type FindErrors<F extends string> = () => FieldErrors<F>;

export interface Form<F extends string> {
  /** Goes on the form element: the first field with an error takes the focus. */
  ref: RefObject<HTMLFormElement | null>;
  errors: FieldErrors<F>;
  /** What went wrong that belongs to no field and that no toast has said. */
  failure: ApiError | undefined;
  pending: boolean;
  /** A dialog covers what changes the language: it may give what it has found. */
  fail: (errors: FieldErrors<F> | FindErrors<F>) => void;
  /** A field that is being changed is not wrong any more. */
  clear: (field: F) => void;
  /** Runs a call, one at a time; the errors of the catalogue land on their fields. Values are the caller's and never touched. */
  run: (work: () => Promise<void>) => Promise<void>;
}

export function useForm<F extends string>(fields: readonly F[]): Form<F> {
  const focus = useErrorFocus();
  const [find, setFind] = useState<FindErrors<F>>(() => findNone);
  const [failure, setFailure] = useState<ApiError>();
  const [pending, setPending] = useState(false);
  const isBusy = useRef(false);
  const fail: Form<F>['fail'] = (errors) => {
    setFind(() => (typeof errors === 'function' ? errors : () => errors));
    focus.fail();
  };
  const show = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const field = fields.find((name) => name === error.field);
    if (field) fail(() => only(field, currentMessage(error)));
    else if (!error.isToasted || blockedExport(error)) setFailure(error);
  };
  return {
    ref: focus.ref,
    errors: find(),
    failure,
    pending,
    fail,
    clear: (field) => setFind((current) => () => ({ ...current(), [field]: undefined })),
    run: async (work) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setPending(true);
      setFind(() => findNone);
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

const findNone = () => ({});

function only<F extends string>(field: F, message: string): FieldErrors<F> {
  const errors: FieldErrors<F> = {};
  errors[field] = message;
  return errors;
}
