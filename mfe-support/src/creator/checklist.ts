import { CONTRACT_MIN_WORDS } from '@myfiction/shared/contract/application-options.ts';
import type { ApiOutput } from '@myfiction/shared/contract/calls.ts';
import { countCharacters } from '@myfiction/shared/contract/count-characters.ts';
import { paths } from '@myfiction/shared/contract/paths.ts';
import { isGuestName, SYNOPSIS_MIN } from '@myfiction/shared/contract/rules.ts';

export const CHECK_IDS = [
  'pen-name',
  'story',
  'synopsis',
  'cover',
  'publish',
  'schedule',
  'words',
  'contract',
  'payment',
  'tax',
] as const;
export type CheckId = (typeof CHECK_IDS)[number];

export interface Check {
  id: CheckId;
  done: boolean;
  /** Where it is done. */
  to: string;
}

/** What the server knows of the author's way so far. */
export interface AuthorState {
  penName: string;
  /** Those that go on first, each kind with the one worked on last first. */
  stories: ApiOutput<'story/list'>['items'];
  /** Of the first of them, null where there is none. */
  story: ApiOutput<'story/get'> | null;
  payment: ApiOutput<'payment/get'>;
}

/** The steps from a pen name to the first payment, and which of them are behind the author. */
export function checklist({ penName, stories, story, payment }: AuthorState): Check[] {
  // A completed one takes nothing any more.
  const open = stories.find(({ completed }) => !completed);
  const details = open ? paths.editStory(open.story_id) : paths.newStory();
  const detail = open ? paths.storyDetail(open.story_id) : paths.newStory();
  const done: Record<CheckId, boolean> = {
    'pen-name': !isGuestName(penName),
    story: stories.length > 0,
    synopsis: story !== null && countCharacters(story.fields.synopsis.trim()) >= SYNOPSIS_MIN,
    cover: stories.some(({ cover }) => cover !== ''),
    publish: stories.some(({ chapters_published }) => chapters_published > 0),
    schedule: stories.some(({ chapters_scheduled }) => chapters_scheduled > 0),
    words: stories.some(({ words }) => words >= CONTRACT_MIN_WORDS),
    contract: stories.some(({ contract_status }) => contract_status === 30),
    payment: payment.payout !== null,
    tax: payment.tax.state === 'valid' || payment.tax.state === 'checking',
  };
  const where: Record<CheckId, string> = {
    'pen-name': paths.settings(),
    story: paths.newStory(),
    synopsis: details,
    cover: details,
    publish: detail,
    schedule: detail,
    words: detail,
    contract: open ? paths.contract('new', open.story_id) : paths.newStory(),
    payment: paths.paymentInfo(),
    tax: paths.paymentInfo(),
  };
  return CHECK_IDS.map((id) => ({ id, done: done[id], to: where[id] }));
}
