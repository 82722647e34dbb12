import { eq } from 'drizzle-orm';
import { users } from '../../database/schema/users.ts';
import { AppError } from '../../platform/handler.ts';
import type { ApplicationContext, ApplicationKey, HeldApplication } from '../held-application.ts';

/** What staff does to an application. `by` is a name that the author reads. */
export interface DeskAct extends ApplicationKey {
  by: string;
}

/** Whom a letter goes to, about what, and who writes it. */
export async function aboutOf({ db }: ApplicationContext, { story }: HeldApplication, by: string) {
  const [author] = await db.select({ penName: users.penName }).from(users).where(eq(users.uid, story.uid));
  return { story, author: author?.penName ?? '', by };
}

/** One editor at a time. Throws `claimedByOther`. */
export function refuseClaimed({ row }: HeldApplication, by: string): void {
  if (row.editor === '' || row.editor === by) return;
  throw new AppError('claimedByOther', { msg: `${row.editor} reads this application.` });
}

export const byEditor = (by: string) => ({ actor: 'editor', actorName: by }) as const;
