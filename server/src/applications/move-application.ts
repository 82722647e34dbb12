import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import {
  type ApplicationAct,
  type ApplicationAction,
  type ApplicationActor,
  findTransition,
} from '@myfiction/shared/contract/application-transitions.ts';
import { eq } from 'drizzle-orm';
import { type ApplicationRow, applicationEvents, applications } from '../database/schema/applications.ts';
import { type StoryRow, stories } from '../database/schema/stories.ts';
import { sendTranslated, type TranslatedDraft } from '../inbox/send-translated.ts';
import { tellAuthor } from '../live/tell-author.ts';
import { AppError } from '../platform/handler.ts';
import type { ApplicationContext, HeldApplication } from './held-application.ts';
import { nextStep } from './next-step.ts';
import { viewApplication } from './view/view-application.ts';

type ApplicationChanges = Partial<Omit<ApplicationRow, 'id' | 'storyId' | 'kind' | 'status' | 'createdAt'>>;
type StoryChanges = Partial<
  Pick<StoryRow, 'completed' | 'completedAt' | 'firstPaidPosition' | 'paidFrom' | 'priceRule' | 'priceCoins'>
>;

export interface Move {
  action: ApplicationAction;
  actor: ApplicationActor;
  actorName: string;
  /** For the timeline: what the actor wrote. */
  note?: string;
  /** What else changes about the application. */
  changes?: ApplicationChanges;
  /** What it means for the story. */
  story?: StoryChanges;
  /** What the author reads in the inbox. */
  message?: Omit<TranslatedDraft, 'uid' | 'storyId'>;
}

/** Copies of the statuses, so that lists read one table. */
const STATUS_COLUMN = {
  contract: 'contractStatus',
  'pay-to-read': 'payToReadStatus',
  completion: 'completionStatus',
} as const satisfies Record<ApplicationKind, keyof StoryRow>;

/**
 * The one place that changes a status. Where the table of transitions has no such way it throws `applicationMoved` with
 * the application as it stands.
 */
export async function moveApplication(
  context: ApplicationContext,
  held: HeldApplication,
  move: Move,
): Promise<HeldApplication> {
  const { story, row } = held;
  const transition = findTransition(row.kind, row.status, move.action, move.actor);
  if (!transition) throw await movedOn(context, held);
  const now = context.clock.now();
  const [moved] = await context.db
    .update(applications)
    .set({
      ...nextStep(row.kind, transition.to, now),
      ...move.changes,
      status: transition.to,
      updatedAt: now,
    })
    .where(eq(applications.id, row.id))
    .returning();
  const [changed] = await context.db
    .update(stories)
    .set({ ...move.story, [STATUS_COLUMN[row.kind]]: transition.to })
    .where(eq(stories.id, story.id))
    .returning();
  if (!moved || !changed) throw new Error('The application was not moved.');
  const next = { story: changed, row: moved };
  await noteAct(context, next, { ...move, act: move.action, from: row.status });
  return next;
}

export interface Act extends Pick<Move, 'actor' | 'actorName' | 'note' | 'message'> {
  act: ApplicationAct;
  /** The status before; the present one when nothing has moved. */
  from?: number;
}

/** Writes an act into the timeline and tells the author. */
export async function noteAct(
  { db, clock }: ApplicationContext,
  { story, row }: HeldApplication,
  act: Act,
): Promise<void> {
  const now = clock.now();
  await db.insert(applicationEvents).values({
    applicationId: row.id,
    fromStatus: act.from ?? row.status,
    toStatus: row.status,
    actor: act.actor,
    actorName: act.actorName,
    act: act.act,
    note: act.note ?? '',
    at: now,
  });
  const event = { topic: 'application', story_id: story.id, kind: row.kind, status: row.status } as const;
  await tellAuthor(db, story.uid, event, now);
  if (act.message) await sendTranslated(db, { ...act.message, uid: story.uid, storyId: story.id }, now);
}

/** To be thrown: somebody else was first. */
export async function movedOn(context: ApplicationContext, held: HeldApplication): Promise<AppError> {
  return new AppError('applicationMoved', { data: await viewApplication(context, held.story, held.row) });
}
