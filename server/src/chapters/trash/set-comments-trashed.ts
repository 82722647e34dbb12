import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../database/connect.ts';
import { STEP } from '../../database/delete-in-steps.ts';
import { comments } from '../../database/schema/comments.ts';

const places = z.array(z.object({ at: z.string(), id: z.string() }));
type Place = z.output<typeof places>[number];

/** Takes the comments on chapters of a held story out of all lists, or puts them back: as many a statement as it has the time for. */
export async function setCommentsTrashed(tx: Database, chapterIds: readonly string[], trashed: boolean): Promise<void> {
  for (const chapterId of chapterIds) {
    let last: Place | undefined;
    do last = await setStep(tx, chapterId, trashed, last);
    while (last);
  }
}

/** Gives the last of a step, by which the next one goes on: what was done already is not looked at again. */
async function setStep(
  tx: Database,
  chapterId: string,
  trashed: boolean,
  last: Place | undefined,
): Promise<Place | undefined> {
  const after = last ? sql`and (created_at, id) > (${last.at}::timestamptz, ${last.id}::uuid)` : sql``;
  const { rows } = await tx.execute(sql`
    with step as (
      select id, created_at from ${comments} where chapter_id = ${chapterId} ${after} order by created_at, id limit ${STEP}
    ),
    done as (update ${comments} set trashed = ${trashed} from step where comments.id = step.id)
    select created_at::text as at, id from step order by created_at desc, id desc limit 1`);
  return places.parse(rows)[0];
}
