import { eq } from 'drizzle-orm';
import { applications } from '../../database/schema/applications.ts';
import { type ApplicationContext, type HeldApplication, withAnyApplication } from '../held-application.ts';
import { movedOn, noteAct } from '../move-application.ts';
import { byEditor, type DeskAct, refuseClaimed } from './desk-context.ts';

/** An editor begins to read an application; the author sees who. Throws `applicationMoved` or `claimedByOther`. */
export function claimApplication(context: ApplicationContext, { by, ...key }: DeskAct): Promise<void> {
  return withAnyApplication(context, key, async (inside, held) => {
    if (held.row.nextActor !== 'editor') throw await movedOn(inside, held);
    refuseClaimed(held, by);
    if (held.row.editor === by) return;
    await setEditor(inside, held, by);
    await noteAct(inside, held, { ...byEditor(by), act: 'claim' });
  });
}

/** Gives it back to the queue. Throws `claimedByOther`. */
export function unclaimApplication(context: ApplicationContext, { by, ...key }: DeskAct): Promise<void> {
  return withAnyApplication(context, key, async (inside, held) => {
    if (held.row.nextActor !== 'editor') throw await movedOn(inside, held);
    refuseClaimed(held, by);
    if (held.row.editor === '') return;
    await setEditor(inside, held, '');
    await noteAct(inside, held, { ...byEditor(by), act: 'unclaim' });
  });
}

async function setEditor({ db }: ApplicationContext, { row }: HeldApplication, editor: string): Promise<void> {
  await db.update(applications).set({ editor }).where(eq(applications.id, row.id));
}
