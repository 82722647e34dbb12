import { ApiError } from '@myfiction/shared/host.ts';
import type { Form } from '../../email/use-form.ts';

/** The catalogue knows one code field, the mailed code's: a wrong code of the app lands on its own. */
export async function failOnFactor<F extends string>(
  form: Form<F | 'factor'>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.errorName !== 'wrongCode') throw error;
    const errors: Form<F | 'factor'>['errors'] = {};
    errors.factor = error.message;
    form.fail(errors);
  }
}
