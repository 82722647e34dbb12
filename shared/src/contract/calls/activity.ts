import { z } from 'zod';
import { defineCall } from '../call.ts';
import { CONTEST_PHASES, ENTRY_RULES } from '../campaign.ts';
import { storyId } from './story.ts';

/** The page's id, which is the name of the campaign's folder. */
const campaign = z
  .string()
  .max(80)
  .regex(/^[a-z][a-z0-9-]*$/);
const moment = z.iso.datetime();

const contestState = z.object({
  /** The server's time. */
  now: moment,
  phase: z.enum(CONTEST_PHASES),
  dates: z.object({ opens: moment, closes: moment, shortlist: moment, winners: moment }),
  /** Stories entered so far. */
  entries: z.number().int(),
  /** Announced by the desk; a campaign's own texts may name them instead. */
  winners: z.array(z.object({ prize: z.string(), title: z.string(), author: z.string(), note: z.string() })),
});
export type ContestState = z.infer<typeof contestState>;

const ownPart = z.object({
  /** Null without one. */
  entry: z.object({ story_id: storyId, title: z.string(), category: z.string(), entered_at: moment }).nullable(),
  /** While the contest is open: the author's stories, the one changed last first, at most 100. */
  stories: z.array(z.object({ story_id: storyId, title: z.string(), unmet: z.array(z.enum(ENTRY_RULES)) })),
});
export type OwnPart = z.infer<typeof ownPart>;

/** How a contest stands by the server's clock. */
export const getActivity = defineCall({
  path: 'myfiction/activity/get',
  access: 'public',
  write: false,
  input: z.object({ campaign }),
  output: contestState,
});

export const getOwnPart = defineCall({
  path: 'myfiction/activity/getOwn',
  access: 'session',
  write: false,
  input: z.object({ campaign }),
  output: ownPart,
});

/** One story an author. Refused outside the open phase, and for a story that a rule keeps out (`unmet` as data). */
export const enterActivity = defineCall({
  path: 'myfiction/activity/enter',
  access: 'session',
  write: true,
  input: z.object({
    campaign,
    story_id: storyId,
    /** Empty where the contest has no categories. */
    category: z.string().max(80),
    declarations: z.array(z.string().max(80)).max(20),
  }),
  output: ownPart,
});

export const withdrawEntry = defineCall({
  path: 'myfiction/activity/withdraw',
  access: 'session',
  write: true,
  input: z.object({ campaign }),
  output: ownPart,
});
