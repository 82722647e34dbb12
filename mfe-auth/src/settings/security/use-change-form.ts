import type { ApiCallName, ApiInput, ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { useCallAgain } from '@myfiction/shared/screen/use-call-again.ts';
import { type Form, useForm } from '../../email/use-form.ts';

export interface ChangeForm<F extends string> extends Form<F> {
  /** Calls; the dialog says itself what went wrong. Rejects with an ApiError. */
  change: <N extends ApiCallName>(name: N, payload: ApiInput<N>) => Promise<ApiOutput<N>>;
}

/** The form of a `ChangeDialog`. */
export function useChangeForm<F extends string>(fields: readonly F[]): ChangeForm<F> {
  const form = useForm(fields);
  const call = useCallAgain();
  return { ...form, change: (name, payload) => call(name, payload, { inPlace: 'all' }) };
}
