import { ATTACHMENT_MAX_BYTES, ATTACHMENT_TYPES } from '@myfiction/shared/contract/inbox-options.ts';
import type { ApiError } from '@myfiction/shared/host.ts';

/** Why a file does not go with a letter: what is seen here, or the server's answer. Its words are made where it stands. */
export type AttachmentProblem = 'wrongType' | 'empty' | 'tooLarge' | 'tooMany' | ApiError;

export function problemOfFile({ name, size }: File): AttachmentProblem | undefined {
  if (!hasKnownEnding(name)) return 'wrongType';
  if (size === 0) return 'empty';
  return size > ATTACHMENT_MAX_BYTES ? 'tooLarge' : undefined;
}

/** True for a file that may not be sent at all: trying again would not help. */
export function isForGood(problem: AttachmentProblem | undefined): boolean {
  if (typeof problem !== 'object') return problem !== undefined;
  return problem.errorName === 'attachmentRefused' || problem.errorName === 'tooLarge';
}

function hasKnownEnding(name: string): boolean {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return ending === 'jpeg' || ATTACHMENT_TYPES.some((type) => type === ending);
}
