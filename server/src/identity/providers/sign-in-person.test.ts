import { eq } from 'drizzle-orm';
import { unlinkProvider } from '../../account/unlink-provider.ts';
import { sessions } from '../../database/schema/sessions.ts';
import { users } from '../../database/schema/users.ts';
import { countWaiting } from '../../testing/count-waiting.ts';
import { answerOf } from '../../testing/expect-answer.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { until } from '../../testing/until.ts';
import { blockAuthor } from '../block-author.ts';
import { hashPassword } from '../passwords.ts';
import { addLink, signInPerson } from './sign-in-person.ts';

const PASSWORD = 'writes-every-day';
const database = freshDatabase();
const { db, pool } = database;
const context = freshAuthor(database);

test.each<[string, (inside: typeof context) => Promise<unknown>, string]>([
  [
    'a link that is taken away',
    (inside) => unlinkProvider(inside, { provider: 'gp', proof: { password: PASSWORD } }),
    'signInRefused',
  ],
  ['a block', ({ db: tx, uid, clock }) => blockAuthor(tx, uid, clock.now()), 'userBlocked'],
])('a sign-in in the moment of %s opens nothing', async (_name, end, errorName) => {
  const { uid, clock } = context;
  const person = { provider: 'gp', subject: `person-${uid}`, email: '', expiresAt: clock.now() } as const;
  await db
    .update(users)
    .set({ passwordHash: await hashPassword(PASSWORD) })
    .where(eq(users.uid, uid));
  await addLink(db, uid, person, clock.now());
  const running: ReturnType<typeof answerOf>[] = [];
  await db.transaction(async (tx) => {
    await end({ ...context, db: tx });
    running.push(answerOf(signInPerson(context, person)));
    await until(async () => (await countWaiting(pool)) === 1);
  });
  expect(await Promise.all(running)).toMatchObject([{ errorName }]);
  expect(await db.$count(sessions, eq(sessions.uid, uid))).toBe(0);
});
