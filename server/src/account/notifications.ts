import {
  FIXED_NOTIFICATIONS,
  NOTIFICATION_EVENTS,
  type NotificationEvent,
} from '@myfiction/shared/contract/account-options.ts';
import type { NotificationSettings } from '@myfiction/shared/contract/calls/account.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { notificationChoices } from '../database/schema/sign-ins.ts';
import type { CallContext } from '../platform/handler.ts';

/** Told by mail unless the author says otherwise; everything is in the inbox. */
const MAILED_BY_DEFAULT: readonly NotificationEvent[] = [
  ...FIXED_NOTIFICATIONS,
  'application',
  'editor-message',
  'chapter-returned',
];

/** Every event with the author's choice or its default. */
export async function getNotifications(db: Database, uid: number): Promise<NotificationSettings> {
  const rows = await db.select().from(notificationChoices).where(eq(notificationChoices.uid, uid));
  const chosen = new Map(rows.map(({ event, inbox, email }) => [event, { inbox, email }]));
  return {
    events: NOTIFICATION_EVENTS.map((event) => ({
      event,
      ...(chosen.get(event) ?? defaultOf(event)),
    })),
  };
}

/** The author's choice about one event, or its default. */
export async function getNotification(
  db: Database,
  uid: number,
  event: NotificationEvent,
): Promise<{ inbox: boolean; email: boolean }> {
  if (FIXED_NOTIFICATIONS.includes(event)) return { inbox: true, email: true };
  const [chosen] = await db
    .select({ inbox: notificationChoices.inbox, email: notificationChoices.email })
    .from(notificationChoices)
    .where(and(eq(notificationChoices.uid, uid), eq(notificationChoices.event, event)));
  return chosen ?? defaultOf(event);
}

function defaultOf(event: NotificationEvent): { inbox: boolean; email: boolean } {
  return { inbox: true, email: MAILED_BY_DEFAULT.includes(event) };
}

/** Keeps the author's choices; what is fixed stays on. */
export async function setNotifications(
  { db, uid }: Pick<CallContext, 'db' | 'uid'>,
  { events }: NotificationSettings,
): Promise<NotificationSettings> {
  const chosen = new Map(events.map((choice) => [choice.event, choice]));
  // One row an event, whatever was sent twice, in one order, so that two tabs cannot wait for each other.
  const rows = NOTIFICATION_EVENTS.filter((event) => !FIXED_NOTIFICATIONS.includes(event)).flatMap((event) => {
    const choice = chosen.get(event);
    return choice ? [{ uid, ...choice }] : [];
  });
  if (rows.length > 0) {
    await db
      .insert(notificationChoices)
      .values(rows)
      .onConflictDoUpdate({
        target: [notificationChoices.uid, notificationChoices.event],
        set: { inbox: sql`excluded.inbox`, email: sql`excluded.email` },
      });
  }
  return getNotifications(db, uid);
}
