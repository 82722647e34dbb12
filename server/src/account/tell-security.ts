import { randomUUID } from 'node:crypto';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { messages } from '../database/schema/messages.ts';
import type { CallContext } from '../platform/handler.ts';

/** Puts a security message into the author's inbox. */
export async function tellSecurity(
  { db, uid, clock }: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  text: { title: string; body: string },
): Promise<void> {
  await db.insert(messages).values({
    id: randomUUID(),
    uid,
    type: 'security',
    sender: 'MyFiction Studio',
    ...text,
    actionPath: paths.settings(),
    actionLabel: 'Open settings',
    createdAt: clock.now(),
  });
}
