import { TERM_LETTER_DAYS } from '@myfiction/shared/contract/application-options.ts';
import { COMPLETION_LOCKS } from '@myfiction/shared/contract/application-status.ts';
import type { HomeOverview, Todo } from '@myfiction/shared/contract/calls/writing.ts';
import { CHAPTER_SHORT_WORDS } from '@myfiction/shared/contract/rules.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { ENDED, SIGNED } from '../stories/story-rules.ts';
import type { PayoutDue } from './find-payout-due.ts';
import type { ScheduledChapter } from './find-scheduled.ts';
import { nextSlot, type Slot } from './next-slot.ts';
import type { StoryWork } from './story-work.ts';
import type { Waiting } from './waiting.ts';

type Entry = HomeOverview['todo'][number];

/** A scheduled chapter is nothing to worry about while there is a week to write it. */
const SOON_MS = 7 * DAY_MS;

/** Without a deadline, what somebody else waits for comes first. */
const ORDER: readonly Todo['kind'][] = [
  'finishChapter',
  'billBlocked',
  'taxMissing',
  'contractReturned',
  'payToReadReturned',
  'completionReturned',
  'contractToSign',
  'contractOffer',
  'contractEnds',
  'emptySchedule',
  'heldComments',
  'stagedEdits',
  'contractDraft',
];

/** What the author can act on: a planned deletion, then by the soonest deadline. */
export function listTodo(
  stories: readonly StoryWork[],
  scheduled: readonly ScheduledChapter[],
  waiting: Pick<Waiting, 'heldComments' | 'paymentFailed' | 'deletionAt'> & { payoutDue: PayoutDue | null },
  now: Date,
): Entry[] {
  const slotOf = rememberSlots(now);
  const { deletionAt } = waiting;
  const entries = [
    ...scheduled.flatMap((chapter) => finishChapter(chapter, now)),
    ...stories.flatMap((story) => [
      ...storySteps(story, now),
      ...emptySchedule(story, slotOf, now),
      ...stagedEdits(story),
    ]),
    ...(waiting.heldComments > 0 ? [ofNoStory({ kind: 'heldComments', count: waiting.heldComments })] : []),
    ...money(waiting),
  ].toSorted(compareEntries);
  return deletionAt ? [ofNoStory({ kind: 'accountDeletion' }, deletionAt), ...entries] : entries;
}

function finishChapter(chapter: ScheduledChapter, now: Date): Entry[] {
  const { chapterId, position, title, words, at } = chapter;
  if (at.getTime() - now.getTime() > SOON_MS || (title !== '' && words >= CHAPTER_SHORT_WORDS)) return [];
  const item = { kind: 'finishChapter', chapter_id: chapterId, position, title, words, at: at.toISOString() } as const;
  return [{ item, story_id: chapter.storyId, story_title: chapter.storyTitle, due_at: at.toISOString() }];
}

function storySteps(story: StoryWork, now: Date): Entry[] {
  const expected = story.contractExpectedAt;
  const issued = story.contractWaitsFor === 'author';
  const prepared = story.contractStatus === 22;
  const steps: [boolean, Todo, Date | null][] = [
    [story.contractStatus === 10 && !isLocked(story), { kind: 'contractDraft' }, null],
    [story.contractStatus === 21, { kind: 'contractReturned' }, null],
    [prepared && issued, { kind: 'contractToSign' }, expected],
    // What the platform has promised is no deadline of the author's once it has passed.
    [prepared && !issued, { kind: 'contractOffer' }, expected && expected > now ? expected : null],
    [endsSoon(story, now), { kind: 'contractEnds' }, story.contractEndsAt],
    [story.payToReadStatus === 21 && !hasEnded(story, now), { kind: 'payToReadReturned' }, null],
    [story.completionStatus === 21, { kind: 'completionReturned' }, null],
  ];
  return steps.flatMap(([applies, item, dueAt]) => (applies ? [ofStory(story, item, dueAt)] : []));
}

/** Its term over, too: the status stays until the desk has ended it. */
function hasEnded({ contractStatus, contractEndsAt }: StoryWork, now: Date): boolean {
  return contractStatus === ENDED || (contractStatus === SIGNED && contractEndsAt !== null && contractEndsAt <= now);
}

/** From the day of the letter that tells of it, until the term is over. */
function endsSoon({ contractStatus, contractEndsAt }: StoryWork, now: Date): boolean {
  if (contractStatus !== SIGNED || contractEndsAt === null) return false;
  const left = contractEndsAt.getTime() - now.getTime();
  return left > 0 && left <= TERM_LETTER_DAYS * DAY_MS;
}

/** Further ahead there is no hurry. */
const SLOT_SOON_MS = 3 * DAY_MS;

/** Readers expect a chapter that nobody has scheduled. A serial that has not begun has made no promise yet. */
function emptySchedule(story: StoryWork, slotOf: (story: StoryWork) => Slot | undefined, now: Date): Entry[] {
  if (isLocked(story) || story.chaptersPublished === 0) return [];
  const slot = slotOf(story);
  if (!slot || slot.at.getTime() - now.getTime() > SLOT_SOON_MS) return [];
  const kept = story.nextAt !== null && story.nextAt < slot.dayEnd;
  const early = story.lastPublishedAt !== null && story.lastPublishedAt >= slot.dayStart;
  return kept || early ? [] : [ofStory(story, { kind: 'emptySchedule' }, slot.at)];
}

/** `nextSlot`, once for each schedule: clocks are slow, and an author's stories keep few different ones. */
function rememberSlots(now: Date): (story: StoryWork) => Slot | undefined {
  const known = new Map<string, Slot | undefined>();
  return (story) => {
    const key = [story.scheduleMode, story.scheduleWeekdays, story.scheduleTime, story.scheduleZone].join(' ');
    if (!known.has(key)) known.set(key, nextSlot(story, now));
    return known.get(key);
  };
}

function stagedEdits(story: StoryWork): Entry[] {
  if (!story.staged || isLocked(story)) return [];
  const { id, ...staged } = story.staged;
  return [ofStory(story, { kind: 'stagedEdits', chapter_id: id, ...staged }, null)];
}

/** Its readers get nothing new, and a contract begins before that. */
export function isLocked({ completed, completionStatus }: StoryWork): boolean {
  return completed || COMPLETION_LOCKS.includes(completionStatus);
}

function ofStory(story: StoryWork, item: Todo, dueAt: Date | null): Entry {
  return { item, story_id: story.id, story_title: story.title, due_at: dueAt?.toISOString() ?? null };
}

function money({ paymentFailed, payoutDue }: Parameters<typeof listTodo>[2]): Entry[] {
  const failed: Entry[] = paymentFailed ? [ofNoStory({ kind: 'billBlocked', reason: 'failed' })] : [];
  if (!payoutDue) return failed;
  const { taxForm, noMethod, dueAt } = payoutDue;
  return [
    ...failed,
    ...(noMethod ? [ofNoStory({ kind: 'billBlocked', reason: 'no-method' }, dueAt)] : []),
    ...(taxForm ? [ofNoStory({ kind: 'taxMissing', rejected: taxForm === 'rejected' }, dueAt)] : []),
  ];
}

function ofNoStory(item: Todo, dueAt: Date | null = null): Entry {
  return { item, story_id: '', story_title: '', due_at: dueAt?.toISOString() ?? null };
}

function compareEntries(a: Entry, b: Entry): number {
  if (a.due_at !== null && b.due_at !== null) return a.due_at.localeCompare(b.due_at);
  if (a.due_at !== b.due_at) return a.due_at === null ? 1 : -1;
  return ORDER.indexOf(a.item.kind) - ORDER.indexOf(b.item.kind);
}
