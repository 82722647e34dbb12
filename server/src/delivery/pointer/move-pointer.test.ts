import { recordRevenue } from '../../billing/record-revenue.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { addPointer, addVersion } from '../../testing/remote-fixture.ts';
import { movePointer } from './move-pointer.ts';

const database = freshDatabase();
const now = new Date('2026-03-02T10:00:00Z');

test('a remote is switched off at once, also while revenue is being recorded', async () => {
  const { db } = database;
  await addVersion(db, 'comments', 'v1', { now });
  await addPointer(db, 'comments', 'v1', { now });
  await db.transaction(async (recording) => {
    await recordRevenue(recording, [], now);
    const off = await movePointer(db, { remote: 'comments', act: { act: 'disable' }, who: 'hana', now });
    expect(off.after).toMatchObject({ enabled: false });
  });
});
