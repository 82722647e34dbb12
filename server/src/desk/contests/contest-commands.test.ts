import { eq } from 'drizzle-orm';
import { activityEntries } from '../../database/schema/activities.ts';
import { messages } from '../../database/schema/messages.ts';
import { createDomainContext } from '../../testing/domain-context.ts';
import { addStory, addUser } from '../../testing/fixtures.ts';
import { openTestDesk, type TestDesk } from '../testing/desk-run.ts';

const CAMPAIGN = 'tide-contest';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.database.close());

test('entries are listed, and winners are named once and told once', async () => {
  const { db } = desk.database;
  const now = desk.clock.now();
  const uid = await addUser(db, { penName: 'Noor' });
  const context = createDomainContext(desk.database, { uid, clock: desk.clock });
  const { story_id: storyId } = await addStory(context, { title: 'Low Tide' });
  await db
    .insert(activityEntries)
    .values({ campaign: CAMPAIGN, uid, storyId, category: 'short', declarations: [], enteredAt: now });
  expect(await desk.json('contest', 'entries', CAMPAIGN)).toMatchObject([{ title: 'Low Tide', author: 'Noor' }]);

  expect(await desk.run('contest', 'entries', 'tied-contest')).toMatchObject({
    out: `No story has entered tied-contest. Stories have entered: ${CAMPAIGN}.`,
  });

  const announce = () => desk.run('contest', 'winners', CAMPAIGN, '--winner', `${storyId}=First prize`, '--yes');
  expect(await announce()).toMatchObject({ code: 0, out: 'Announced, and told.' });
  expect(await announce()).toMatchObject({ code: 0 });
  const told = await db.select().from(messages).where(eq(messages.uid, uid));
  expect(told).toMatchObject([{ type: 'contest', title: 'Low Tide has won' }]);
});

test.each([
  ['no id', 'Low Tide=First prize', 2],
  ['a story that has not entered', '01930000-0000-7000-8000-000000000001=First prize', 1],
])('%s is refused', async (_name, winner, code) => {
  expect((await desk.run('contest', 'winners', CAMPAIGN, '--winner', winner, '--yes')).code).toBe(code);
});
