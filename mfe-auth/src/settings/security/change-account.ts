import type { ApiCallName, ApiInput, ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { callApi } from '@myfiction/shared/host.ts';
import { type Form, useForm } from '../../email/use-form.ts';

/** A call of a `ChangeDialog`, which says itself what went wrong: no toast beside it. Rejects with an ApiError. */
export function changeAccount<N extends ApiCallName>(name: N, payload: ApiInput<N>): Promise<ApiOutput<N>> {
  return callApi(name, payload, { silent: true });
}

/** The form of a `ChangeDialog`. */
export function useChangeForm<F extends string>(fields: readonly F[]): Form<F> {
  return useForm(fields);
}
