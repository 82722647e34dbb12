import { registerMessages } from './messages.ts';
import { SHARED_NAMESPACE, sharedMessages } from './shared-messages.ts';

// At load, because a failure can be shown before any page is: English is in place synchronously.
/** Settles once the shared texts of the start language are there. */
export const sharedMessagesReady: Promise<unknown> = registerMessages(SHARED_NAMESPACE, sharedMessages);
