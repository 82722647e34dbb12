import { FILLABLE_STATUSES } from '@myfiction/shared/contract/application-transitions.ts';
import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { eq } from 'drizzle-orm';
import { type ApplicationRow, applications } from '../database/schema/applications.ts';
import { AppError } from '../platform/handler.ts';
import { byAuthor } from './author-name.ts';
import {
  type ApplicationKey,
  type AuthorContext,
  type HeldApplication,
  withOwnApplication,
} from './held-application.ts';
import { moveApplication, movedOn } from './move-application.ts';
import { formToColumns } from './stored-form.ts';
import { viewApplication } from './view/view-application.ts';

export interface FormChange extends ApplicationKey {
  base_revision: number;
  form: ApplicationForm;
}

/** Keeps a form as it is, complete or not. Throws `revisionConflict` or `applicationMoved`, each with the current view. */
export function saveApplication(
  context: AuthorContext,
  change: FormChange,
): Promise<{ revision: number; status: number; saved_at: string }> {
  return withOwnApplication(context, change, async (inside, held) => {
    await refuseUnfillable(inside, held, change);
    const now = context.clock.now();
    const { row } =
      held.row.status === 0
        ? await moveApplication(inside, held, {
            ...(await byAuthor(inside)),
            action: 'save',
            changes: savedColumns(inside, held.row, change.form),
          })
        : await keepForm(inside, held, change.form);
    return { revision: row.revision, status: row.status, saved_at: (row.savedAt ?? now).toISOString() };
  });
}

/** Throws unless the form can be written now, by somebody who has seen its last save. */
export async function refuseUnfillable(
  context: AuthorContext,
  held: HeldApplication,
  change: FormChange,
): Promise<void> {
  if (change.form.kind !== change.kind) {
    throw new AppError('invalidRequest', { msg: 'The form is of another kind of application.' });
  }
  if (!FILLABLE_STATUSES.includes(held.row.status)) throw await movedOn(context, held);
  if (held.row.revision === change.base_revision) return;
  throw new AppError('revisionConflict', { data: await viewApplication(context, held.story, held.row) });
}

/** What a save changes about the row. */
export function savedColumns(
  { secrets, clock }: AuthorContext,
  row: ApplicationRow,
  form: ApplicationForm,
): Pick<ApplicationRow, 'form' | 'person' | 'revision' | 'savedAt' | 'endedAt'> {
  return { ...formToColumns(secrets, form), revision: row.revision + 1, savedAt: clock.now(), endedAt: null };
}

async function keepForm(
  context: AuthorContext,
  { story, row }: HeldApplication,
  form: ApplicationForm,
): Promise<HeldApplication> {
  const [saved] = await context.db
    .update(applications)
    .set({ ...savedColumns(context, row, form), updatedAt: context.clock.now() })
    .where(eq(applications.id, row.id))
    .returning();
  if (!saved) throw new Error('The form was not kept.');
  return { story, row: saved };
}
