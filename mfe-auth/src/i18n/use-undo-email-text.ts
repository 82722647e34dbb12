import { type TextOf, useTranslation } from '@myfiction/shared/host.ts';
import { undoEmailMessages } from './undo-email-messages.ts';

/** The texts of the link in the mail about a changed address, which the sign-in does not carry. */
export function useUndoEmailText(): TextOf<typeof undoEmailMessages.en> {
  return useTranslation(undoEmailMessages.namespace).t;
}
