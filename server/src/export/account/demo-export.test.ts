import { eq, sql } from 'drizzle-orm';
import JSZip from 'jszip';
import { chapters, chapterVersions } from '../../database/schema/chapters.ts';
import { stories } from '../../database/schema/stories.ts';
import { DEMO_PASSWORD } from '../../demo/people.ts';
import { signedCall } from '../../testing/signed-call.ts';
import { buildTestApp } from '../../testing/test-app.ts';

/** The texts of these files of the archive, sorted. */
async function contents(zip: JSZip, pattern: RegExp): Promise<string[]> {
  const files = Object.values(zip.files).filter(({ name }) => pattern.test(name));
  const records = await Promise.all(files.map(async (file) => JSON.parse(await file.async('string'))));
  return records.map(({ content }) => JSON.stringify(content)).sort();
}

test('the whole account of the demonstration author comes back byte for byte', async () => {
  const testApp = await buildTestApp({ contents: 'demo' });
  const { db } = testApp.database;
  const signedIn = await signedCall(testApp, 'user/login', {
    sid: 4,
    email: 'noor@example.com',
    password: DEMO_PASSWORD,
  });
  const session = { uid: signedIn.data.user_info.uid, session: signedIn.data.session };
  const { data } = await signedCall(testApp, 'account/export', {}, { session });
  const zip = await JSZip.loadAsync((await testApp.app.inject({ url: data.url })).rawPayload);

  const ofAuthor = eq(stories.uid, session.uid);
  const texts = await db
    .select({ bytes: sql<string>`${chapters.content}::text` })
    .from(chapters)
    .innerJoin(stories, eq(stories.id, chapters.storyId))
    .where(ofAuthor);
  expect(texts.length).toBeGreaterThan(300);
  expect(await contents(zip, /\/(?:chapters|trash)\/[^/]+\.json$/)).toEqual(texts.map(({ bytes }) => bytes).sort());

  const versions = await db
    .select({ bytes: sql<string>`${chapterVersions.content}::text` })
    .from(chapterVersions)
    .innerJoin(chapters, eq(chapters.id, chapterVersions.chapterId))
    .innerJoin(stories, eq(stories.id, chapters.storyId))
    .where(ofAuthor);
  expect(await contents(zip, /\/history\/.*\.json$/)).toEqual(versions.map(({ bytes }) => bytes).sort());
  await testApp.close();
}, 120_000);
