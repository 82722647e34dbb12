import { paths } from '@myfiction/shared/contract/paths.ts';
import { type MessageDraft, sendMessage } from '../inbox/send-message.ts';
import type { CallContext } from '../platform/handler.ts';

/** Puts a security message into the author's inbox. */
export async function tellSecurity(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  text: Pick<MessageDraft, 'title' | 'body' | 'mailed'>,
): Promise<void> {
  const action = { path: paths.settings(), label: 'Open settings' };
  await sendMessage(db, { uid, type: 'security', event: 'security', ...text, action }, clock.now());
}
