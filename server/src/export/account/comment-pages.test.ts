import { addCommentedStory } from '../../testing/comment-fixture.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { growComments } from '../../testing/grow-comments.ts';
import { explainFilled } from '../../testing/query-plan.ts';
import { commentPages, commentsAfter } from './comment-pages.ts';

const COUNT = 5_001;

const database = freshDatabase();
const context = freshAuthor(database, { once: true });
beforeAll(async () => {
  const { storyId, chapterId } = await addCommentedStory(context);
  await growComments(database.pool, { uid: context.uid, storyId, chapterId, count: COUNT });
});

test('every comment comes once, the oldest first', async () => {
  const found = [];
  for await (const page of commentPages(database.db, context.uid)) found.push(...page);
  expect(new Set(found.map(({ id }) => id)).size).toBe(COUNT);
  const times = found.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('a page reads its own rows and no other', async () => {
  const [, , last] = await commentsAfter(database.db, { uid: context.uid, last: undefined, rows: 2_000 });
  for (const after of [undefined, last]) {
    const query = commentsAfter(database.db, { uid: context.uid, last: after, rows: 500 });
    const { nodes, indexes } = await explainFilled(database, query, {});
    expect([nodes, indexes]).toEqual([['Limit', 'Index Scan'], ['comments_by_author']]);
  }
});
