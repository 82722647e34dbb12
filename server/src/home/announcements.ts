import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { announcements } from '../database/schema/messages.ts';
import { requireStudioPath } from '../inbox/require-studio-path.ts';
import { tellEveryone } from '../live/tell-author.ts';
import { AppError } from '../platform/handler.ts';

export type Announcement = typeof announcements.$inferSelect;

export interface AnnouncementDraft {
  title: string;
  body: string;
  /** The same for who reads Spanish; the English one without it. */
  es?: { title: string; body: string };
  /** Where it leads in the studio; nowhere without it. */
  actionPath?: string;
  /** No longer shown after this; shown until it is ended without it. */
  endsAt?: Date;
}

/** Shows news to all authors on Home from now on, and tells every open tab. Gives its id. */
export async function announce(db: Database, draft: AnnouncementDraft, now: Date): Promise<string> {
  const { title, body, es, actionPath, endsAt } = draft;
  if (endsAt && endsAt <= now) throw new AppError('invalidRequest', { msg: 'It would have ended before it is shown.' });
  const id = randomUUID();
  const path = actionPath ? checkPath(actionPath) : '';
  await db.insert(announcements).values({
    ...{ id, title, body, actionPath: path, publishedAt: now, endsAt: endsAt ?? null },
    ...(es && { titleEs: es.title, bodyEs: es.body }),
  });
  await tellEveryone(db, { topic: 'announcement', announcement_id: id }, now);
  return id;
}

/** Takes news down and tells every open tab. False when it has ended already. Throws `notFound`. */
export async function endAnnouncement(db: Database, id: string, now: Date): Promise<boolean> {
  const running = or(isNull(announcements.endsAt), gt(announcements.endsAt, now));
  const ended = await db
    .update(announcements)
    .set({ endsAt: now })
    .where(and(eq(announcements.id, id), running))
    .returning({ id: announcements.id });
  if (ended.length > 0) {
    await tellEveryone(db, { topic: 'announcement', announcement_id: id }, now);
    return true;
  }
  const [found] = await db.select({ id: announcements.id }).from(announcements).where(eq(announcements.id, id));
  if (!found) throw new AppError('notFound', { msg: `There is no announcement ${id}.` });
  return false;
}

/** The newest first. */
export function listAnnouncements(db: Database, limit: number): Promise<Announcement[]> {
  return db.select().from(announcements).orderBy(desc(announcements.publishedAt), desc(announcements.id)).limit(limit);
}

function checkPath(path: string): string {
  try {
    return requireStudioPath(path);
  } catch {
    throw new AppError('invalidRequest', { msg: `"${path}" is no path of the studio, such as /my-stories.` });
  }
}
