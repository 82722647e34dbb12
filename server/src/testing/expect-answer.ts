import type { ErrorName } from '@myfiction/shared/contract/error-catalogue.ts';
import { AppError } from '../platform/handler.ts';

/** The error that a domain call answers with; fails when it succeeds or breaks in another way. */
export async function answerOf(call: Promise<unknown>): Promise<AppError> {
  try {
    await call;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('The call succeeded.');
}

/** @example expect(await answerNameOf(getStory(context, id))).toBe('notFound'); */
export async function answerNameOf(call: Promise<unknown>): Promise<ErrorName> {
  return (await answerOf(call)).errorName;
}
