import { randomUUID } from 'node:crypto';
import type { IdSide } from '@myfiction/shared/contract/application-options.ts';
import { FILLABLE_STATUSES } from '@myfiction/shared/contract/application-transitions.ts';
import type { IdImage } from '@myfiction/shared/contract/calls/application-files.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import { applicationImages } from '../../database/schema/application-papers.ts';
import { AppError, type CallContext } from '../../platform/handler.ts';
import { requireOwnStory } from '../../stories/require-own-story.ts';
import { type AuthorContext, findApplication, type HeldApplication, withOwnApplication } from '../held-application.ts';
import { movedOn } from '../move-application.ts';
import { IMAGE_PURPOSE } from '../sealed-person.ts';
import { openApplicationTicket } from '../tickets.ts';
import { convertIdImage } from './convert-id-image.ts';

interface ImageKey {
  story_id: string;
  side: IdSide;
}

/** The picture that is uploaded, ahead of `keepIdImage`: it takes a second. */
export async function readIdImage(
  context: AuthorContext & Pick<CallContext, 'readUpload'>,
  { story_id }: ImageKey,
): Promise<Buffer> {
  await requireOwnStory(context, story_id);
  if (!context.readUpload) throw new AppError('invalidImage');
  return convertIdImage(await context.readUpload());
}

/** Keeps a side of the author's identity document, sealed, in place of the one before. */
export function keepIdImage(context: AuthorContext, { story_id, side }: ImageKey, picture: Buffer): Promise<IdImage> {
  return withFillableContract(context, story_id, async (inside, { row }) => {
    const uploadedAt = inside.clock.now();
    await deleteSide(inside.db, row.id, side);
    const sealed = inside.secrets.seal(IMAGE_PURPOSE, picture);
    await inside.db
      .insert(applicationImages)
      .values({ id: randomUUID(), applicationId: row.id, side, sealed, uploadedAt });
    return { side, uploaded_at: uploadedAt.toISOString() };
  });
}

export function deleteIdImage(context: AuthorContext, { story_id, side }: ImageKey): Promise<Record<string, never>> {
  return withFillableContract(context, story_id, async (inside, { row }) => {
    await deleteSide(inside.db, row.id, side);
    return {};
  });
}

/** Gives the address that shows the picture once. Throws `notFound`. */
export async function getIdImage(context: AuthorContext, { story_id, side }: ImageKey): Promise<{ url: string }> {
  await requireOwnStory(context, story_id);
  const row = await findApplication(context.db, story_id, 'contract');
  const [image] = row
    ? await context.db
        .select({ id: applicationImages.id })
        .from(applicationImages)
        .where(and(eq(applicationImages.applicationId, row.id), eq(applicationImages.side, side)))
    : [];
  if (!image) throw new AppError('notFound');
  return { url: await openApplicationTicket(context, { imageId: image.id }) };
}

function withFillableContract<T>(
  context: AuthorContext,
  storyId: string,
  work: (context: AuthorContext, held: HeldApplication) => Promise<T>,
): Promise<T> {
  return withOwnApplication(context, { story_id: storyId, kind: 'contract' }, async (inside, held) => {
    if (!FILLABLE_STATUSES.includes(held.row.status)) throw await movedOn(inside, held);
    return work(inside, held);
  });
}

async function deleteSide(db: Database, applicationId: string, side: IdSide): Promise<void> {
  await db
    .delete(applicationImages)
    .where(and(eq(applicationImages.applicationId, applicationId), eq(applicationImages.side, side)));
}
