import { registerMessages } from './messages.ts';
import { catalogueMessages, ERRORS_NAMESPACE, SHARED_NAMESPACE, sharedMessages } from './shared-messages.ts';

// At load, because an error can be shown before any page is: English is in place synchronously.
/** Settles once the shared texts of the start language are there. */
export const sharedMessagesReady: Promise<unknown> = Promise.all([
  registerMessages(SHARED_NAMESPACE, sharedMessages),
  registerMessages(ERRORS_NAMESPACE, catalogueMessages),
]);
