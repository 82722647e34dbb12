import {
  FIXED_NOTIFICATIONS,
  NOTIFICATION_EVENTS,
  type NotificationEvent,
} from '@myfiction/shared/contract/account-options.ts';
import type { NotificationChange, NotificationSettings } from '@myfiction/shared/contract/calls/account.ts';
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

/** Keeps the author's choices; what is fixed, and what another tab may have chosen, stays. */
export async function setNotifications(
  { db, uid }: Pick<CallContext, 'db' | 'uid'>,
  { events }: NotificationChange,
): Promise<NotificationSettings> {
  const chosen = new Map<NotificationEvent, NotificationWays>();
  for (const { event, ...ways } of events) chosen.set(event, { ...chosen.get(event), ...ways });
  await db.transaction(async (tx) => {
    // In one order, so that two tabs cannot wait for each other.
    for (const event of NOTIFICATION_EVENTS) {
      const ways = chosen.get(event);
      if (ways && !FIXED_NOTIFICATIONS.includes(event)) await choose(tx, uid, event, ways);
    }
  });
  return getNotifications(db, uid);
}

type NotificationWays = Omit<NotificationChange['events'][number], 'event'>;

async function choose(tx: Database, uid: number, event: NotificationEvent, ways: NotificationWays): Promise<void> {
  const { inbox, email } = notificationChoices;
  await tx
    .insert(notificationChoices)
    .values({ uid, event, ...defaultOf(event), ...ways })
    .onConflictDoUpdate({
      target: [notificationChoices.uid, notificationChoices.event],
      set: { inbox: ways.inbox ?? sql`${inbox}`, email: ways.email ?? sql`${email}` },
    });
}
