import { randomBytes } from 'node:crypto';
import type { ExportFormat } from '@myfiction/shared/contract/story-options.ts';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { exportTickets } from '../database/schema/imports.ts';
import { hashSessionToken } from '../identity/session-token.ts';
import type { CallContext } from '../platform/handler.ts';
import { getStory } from '../stories/get-story.ts';
import { exportFileName } from './write-export.ts';

export const EXPORTS_PREFIX = '/exports/';
const TICKET_VALID_MS = 5 * 60 * 1000;

/** Gives the address at which the author's story can be downloaded for five minutes; it is the only key to it. */
export async function exportStory(
  context: Pick<CallContext, 'db' | 'uid' | 'clock'>,
  input: { story_id: string; format: ExportFormat; drafts: boolean },
): Promise<{ url: string; file_name: string }> {
  const { story_id: storyId, format, drafts } = input;
  const story = await getStory(context, storyId);
  const token = randomBytes(32).toString('base64url');
  const createdAt = context.clock.now();
  await context.db
    .insert(exportTickets)
    .values({ tokenHash: hashSessionToken(token), uid: context.uid, storyId, format, drafts, createdAt });
  return { url: `${EXPORTS_PREFIX}${token}`, file_name: exportFileName(story.title, format) };
}

/** The export that a ticket stands for, or undefined once it has run out. */
export async function findTicket(db: Database, token: string, now: Date) {
  const since = new Date(now.getTime() - TICKET_VALID_MS);
  const [ticket] = await db
    .select()
    .from(exportTickets)
    .where(and(eq(exportTickets.tokenHash, hashSessionToken(token)), gt(exportTickets.createdAt, since)));
  return ticket;
}

export async function purgeTickets(db: Database, now: Date): Promise<void> {
  await db.delete(exportTickets).where(lt(exportTickets.createdAt, new Date(now.getTime() - TICKET_VALID_MS)));
}
