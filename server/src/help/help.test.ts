import { DAY_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { helpRatings, helpReads } from '../database/schema/help.ts';
import { createDomainContext } from '../testing/domain-context.ts';
import { signedCall } from '../testing/signed-call.ts';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { purgeHelp } from './purge-help.ts';
import { listRatingComments, listRatings } from './ratings.ts';
import { popularArticles, readArticle } from './reads.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await buildTestApp();
});
afterAll(() => testApp.close());

test('what most browsers read this week comes first, whoever asks', async () => {
  const read = (article: 'cover' | 'trash' | 'withdraw', devId: string) =>
    signedCall(testApp, 'help/read', { article, devId });
  for (let i = 0; i < 5; i++) await read('cover', 'one');
  await read('trash', 'one');
  await read('trash', 'two');
  expect(await signedCall(testApp, 'help/listPopular', {})).toMatchObject({
    code: 0,
    data: { articles: ['trash', 'cover'] },
  });
});

test('however many ask, the most read are added up once in five seconds', async () => {
  const context = createDomainContext(testApp.database);
  context.clock.advance(MINUTE_MS);
  const queries = jest.spyOn(testApp.database.pool, 'query');
  const asked = await Promise.all(Array.from({ length: 5 }, () => popularArticles(context)));
  expect(new Set(asked.map(({ articles }) => articles.join()))).toEqual(new Set(['trash,cover']));
  expect(queries).toHaveBeenCalledTimes(1);
  await readArticle(context, { article: 'withdraw', devId: 'one' });
  expect((await popularArticles(context)).articles).not.toContain('withdraw');
  context.clock.advance(MINUTE_MS);
  expect((await popularArticles(context)).articles).toContain('withdraw');
  queries.mockRestore();
});

test('when they cannot be read, the next who asks is answered', async () => {
  const context = createDomainContext(testApp.database);
  context.clock.advance(3 * MINUTE_MS);
  const query = jest.spyOn(testApp.database.pool, 'query').mockRejectedValueOnce(new Error('away') as never);
  await expect(popularArticles(context)).rejects.toThrow();
  query.mockRestore();
  expect((await popularArticles(context)).articles).toContain('trash');
});

test('after a week a read no longer counts, after a month it is forgotten', async () => {
  const context = createDomainContext(testApp.database);
  await readArticle(context, { article: 'withdraw', devId: 'three' });
  context.clock.advance(7 * DAY_MS);
  expect(await popularArticles(context)).toEqual({ articles: [] });
  await purgeHelp(testApp.database.db, context.clock.now());
  expect((await testApp.database.db.select().from(helpReads)).length).toBeGreaterThan(0);
  context.clock.advance(25 * DAY_MS);
  await purgeHelp(testApp.database.db, context.clock.now());
  expect(await testApp.database.db.select().from(helpReads)).toEqual([]);
});

test('a browser has one answer to an article, its last; the desk reads them', async () => {
  const rate = (devId: string, helpful: boolean, comment = '') =>
    signedCall(testApp, 'help/rate', { article: 'tax-form', devId, helpful, comment });
  await rate('one', true);
  await rate('one', false, ' Which form is mine? ');
  await rate('two', true);
  const { db } = testApp.database;
  expect(await listRatings(db, 10)).toEqual([{ article: 'tax-form', helpful: 1, answers: 2 }]);
  expect(await listRatingComments(db, 'tax-form', 10)).toMatchObject([
    { helpful: false, comment: 'Which form is mine?' },
  ]);
});

test('a judgement stays for thirteen months, whatever the day of the month', async () => {
  const { db } = testApp.database;
  await db.delete(helpRatings);
  const said = { reader: 'r', helpful: true, comment: '', language: 'en' };
  await db.insert(helpRatings).values([
    { ...said, article: 'kept', ratedAt: new Date('2025-02-01T00:00:00.000Z') },
    { ...said, article: 'over', ratedAt: new Date('2025-01-31T23:59:59.999Z') },
  ]);
  await purgeHelp(db, new Date('2026-03-31T12:00:00Z'));
  expect((await db.select().from(helpRatings)).map(({ article }) => article)).toEqual(['kept']);
});

test('an article that is not there cannot be judged', async () => {
  const unknown = { article: 'nothing', devId: 'one', helpful: true } as never;
  expect(await signedCall(testApp, 'help/rate', unknown)).toMatchObject({ code: 400003 });
});
