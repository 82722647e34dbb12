import { randomUUID } from 'node:crypto';
import type { ApplicationKind } from '@myfiction/shared/contract/application-status.ts';
import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import {
  COMPLETION_FORM,
  CONTRACT_FORM,
  PAY_TO_READ_FORM,
} from '@myfiction/shared/contract/testing/application-forms.ts';
import { DAY_MS } from '@myfiction/shared/contract/time-units.ts';
import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { acceptApplication } from '../applications/desk/accept-application.ts';
import { issueContract } from '../applications/desk/issue-contract.ts';
import { getApplication } from '../applications/get-application.ts';
import { IMAGE_PURPOSE } from '../applications/sealed-person.ts';
import { signContract } from '../applications/sign-contract.ts';
import { submitApplication } from '../applications/submit-application.ts';
import { applicationImages } from '../database/schema/application-papers.ts';
import { applications } from '../database/schema/applications.ts';
import { users } from '../database/schema/users.ts';
import type { DomainContext } from './domain-context.ts';
import { addPublished, addStory, chapterText } from './fixtures.ts';

export const EDITOR = 'Hana Lindqvist';
/** As the forms of applications name the author. */
export const SIGNATURE = 'Noor Adaeze Valdez-Okafor';
const CHAPTERS = 12;
const WORDS_A_CHAPTER = 500;

export interface ApplyingStory {
  story_id: string;
  title: string;
}

/** A story of `context.uid` that may apply for anything as soon as its contract is signed. */
export async function addApplyingStory(context: DomainContext): Promise<ApplyingStory> {
  const email = `${randomUUID()}@example.com`;
  await context.db.update(users).set({ email }).where(eq(users.uid, context.uid));
  const { story_id, fields } = await addStory(context);
  const text = Array(WORDS_A_CHAPTER).fill('word').join(' ');
  for (let number = 1; number <= CHAPTERS; number++) {
    await addPublished(context, story_id, chapterText(`Chapter ${number}`, text));
  }
  return { story_id, title: fields.title };
}

/** Such a story before each test, or `once` for all tests of the file; `context` is `freshAuthor`'s. */
export function freshApplyingStory(context: DomainContext, { once = false } = {}): ApplyingStory {
  const story: ApplyingStory = { story_id: '', title: '' };
  const begin = once ? beforeAll : beforeEach;
  begin(async () => {
    Object.assign(story, await addApplyingStory(context));
  }, 60_000);
  return story;
}

/** A complete form, by the clock and the title of the story. */
export function readyForm(kind: ApplicationKind, title: string, now: Date): ApplicationForm {
  const effective_date = new Date(now.getTime() + 10 * DAY_MS).toISOString().slice(0, 10);
  if (kind === 'pay-to-read') return { ...PAY_TO_READ_FORM, first_paid_position: 12, effective_date };
  return kind === 'completion' ? { ...COMPLETION_FORM, title } : CONTRACT_FORM;
}

/** Puts the front of an ID into the contract application, as if it had been uploaded. */
export async function addIdImage(context: DomainContext, storyId: string): Promise<void> {
  const { db, clock, secrets } = context;
  const createdAt = clock.now();
  const row = { id: randomUUID(), storyId, kind: 'contract', status: 0, createdAt, updatedAt: createdAt } as const;
  await db.insert(applications).values(row).onConflictDoNothing();
  const [found] = await db
    .select()
    .from(applications)
    .where(and(eq(applications.storyId, storyId), eq(applications.kind, 'contract')));
  const picture = await idPicture();
  await db.insert(applicationImages).values({
    id: randomUUID(),
    applicationId: found?.id ?? row.id,
    side: 'front',
    sealed: secrets.seal(IMAGE_PURPOSE, picture),
    uploadedAt: createdAt,
  });
}

export function idPicture(width = 640): Promise<Buffer> {
  return sharp({ create: { width, height: 400, channels: 3, background: '#333' } })
    .png()
    .toBuffer();
}

/** Sends a complete application. */
export async function submitReady(
  context: DomainContext,
  { story_id, title }: ApplyingStory,
  kind: ApplicationKind,
): Promise<ApplicationView> {
  const view = await getApplication(context, { story_id, kind });
  if (kind === 'contract' && view.id_images.length === 0) await addIdImage(context, story_id);
  return submitApplication(context, {
    story_id,
    kind,
    base_revision: view.revision,
    form: readyForm(kind, title, context.clock.now()),
    signature: SIGNATURE,
    guardian_signature: '',
  });
}

/** Takes a story's contract all the way to both signatures. */
export async function signReady(context: DomainContext, story: ApplyingStory): Promise<ApplicationView> {
  await submitReady(context, story, 'contract');
  await acceptApplication(context, { story_id: story.story_id, kind: 'contract', by: EDITOR });
  const { sha256 } = await issueContract(context, { story_id: story.story_id, by: EDITOR });
  return signContract(context, {
    story_id: story.story_id,
    sha256,
    signature: SIGNATURE,
    guardian_signature: '',
  });
}
