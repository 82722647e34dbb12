import { VERSION_KINDS, type VersionKind } from '@myfiction/shared/contract/story-options.ts';
import { DAY_MS, MINUTE_MS } from '@myfiction/shared/contract/time-units.ts';
import { asc, eq, sql } from 'drizzle-orm';
import { chapters, chapterVersions } from '../../database/schema/chapters.ts';
import { addChapter, addStory, chapterText } from '../../testing/fixtures.ts';
import { freshAuthor } from '../../testing/fresh-author.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { thinVersions } from './thin-versions.ts';

const database = freshDatabase();
const context = freshAuthor(database, { once: true });
let storyId: string;
beforeAll(async () => {
  storyId = (await addStory(context)).story_id;
});

interface Kept {
  number: number;
  kind: VersionKind;
  name: string;
  createdAt: Date;
}
/** A chapter with versions of these ages, oldest first. */
async function addVersions(ages: readonly { ageMs: number; kind?: VersionKind; name?: string }[]): Promise<string> {
  const { chapter_id } = await addChapter(context, storyId, chapterText('', 'Text.'));
  const rows = ages.map(({ ageMs, kind = 'auto', name = '' }, index) => {
    const at = new Date(context.clock.now().getTime() - ageMs).toISOString();
    return { number: index + 1, kind, name, at };
  });
  await database.db.execute(sql`
    insert into ${chapterVersions} (chapter_id, number, kind, name, title, content, note_before, note_after, warning,
      words, text_hash, created_at, kept_at)
    select id, version.number, version.kind, version.name, title, content, note_before, note_after, warning,
      words, text_hash, version.at, version.at
    from ${chapters}, json_to_recordset(${JSON.stringify(rows)}::json)
      as version(number int, kind text, name text, at timestamptz)
    where ${eq(chapters.id, chapter_id)}`);
  return chapter_id;
}
const keptIn = (chapterId: string): Promise<Kept[]> => {
  const { number, kind, name, createdAt } = chapterVersions;
  const query = database.db.select({ number, kind, name, createdAt }).from(chapterVersions);
  return query.where(eq(chapterVersions.chapterId, chapterId)).orderBy(asc(number));
};
const ageOf = ({ createdAt }: Kept) => context.clock.now().getTime() - createdAt.getTime();
const thin = () => thinVersions(context);

test('months of writing come down to what its age is worth', async () => {
  const ages = Array.from({ length: (120 * DAY_MS) / (30 * MINUTE_MS) }, (_, index) => ({
    ageMs: (index + 1) * 30 * MINUTE_MS,
  }));
  const id = await addVersions(ages.reverse());
  await thin();
  const kept = await keptIn(id);
  const within = (from: number, to: number) => kept.filter((version) => ageOf(version) > from && ageOf(version) <= to);
  expect(within(0, DAY_MS - 1)).toHaveLength(24 * 2 - 1);
  expect(within(DAY_MS, 7 * DAY_MS - 1)).toHaveLength(6 * 24);
  expect(within(7 * DAY_MS, 90 * DAY_MS - 1).length - 83).toBeLessThanOrEqual(1);
  expect(within(90 * DAY_MS, 120 * DAY_MS).length).toBeLessThanOrEqual(6);
  expect(within(90 * DAY_MS, 120 * DAY_MS).length).toBeGreaterThanOrEqual(4);
});

test('what went out and what has a name is never thinned, what stands before a step not for 90 days', async () => {
  const crowd = (ageMs: number) =>
    VERSION_KINDS.flatMap((kind) => [1, 2].map((place) => ({ ageMs: ageMs + place * MINUTE_MS, kind })));
  const old = await addVersions([...crowd(200 * DAY_MS), { ageMs: 200 * DAY_MS, name: 'mine' }]);
  const recent = await addVersions([...crowd(30 * DAY_MS), { ageMs: 30 * DAY_MS, name: 'mine' }]);
  await thin();
  const forGood = (await keptIn(old)).map(({ kind, name }) => name || kind);
  expect(forGood.sort()).toEqual(['import', 'mine', 'named', 'named', 'published', 'published']);
  const kept = (await keptIn(recent)).map(({ kind, name }) => name || kind);
  expect(kept.sort()).toEqual(
    [...VERSION_KINDS.flatMap((kind) => (kind === 'auto' ? [kind] : [kind, kind])), 'mine'].sort(),
  );
});

test('whatever the history, what is protected and the newest stay, and a second time changes nothing', async () => {
  let state = 3;
  const random = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  const ids: string[] = [];
  for (let round = 0; round < 25; round += 1) {
    const ages = Array.from({ length: 1 + random(60) }, () =>
      random([DAY_MS, 9 * DAY_MS, 300 * DAY_MS][random(3)] ?? 1),
    )
      .sort((one, other) => other - one)
      .map((ageMs) => ({
        ageMs,
        kind: random(3) === 0 ? VERSION_KINDS[random(VERSION_KINDS.length)] : undefined,
        name: random(15) === 0 ? 'named' : '',
      }))
      .map(({ kind, ...rest }) => ({ ...rest, ...(kind && { kind }) }));
    ids.push(await addVersions(ages));
  }
  const before = await Promise.all(ids.map(keptIn));
  await thin();
  const once = await Promise.all(ids.map(keptIn));
  await thin();
  expect(await Promise.all(ids.map(keptIn))).toEqual(once);
  const isProtected = (version: Kept) =>
    version.name !== '' ||
    ['published', 'named'].includes(version.kind) ||
    (version.kind !== 'auto' && ageOf(version) < 90 * DAY_MS) ||
    ageOf(version) < DAY_MS;
  before.forEach((all, index) => {
    const numbers = once[index]?.map(({ number }) => number) ?? [];
    const mustStay = all.filter(isProtected).map(({ number }) => number);
    expect(numbers).toEqual(expect.arrayContaining([...mustStay, all.at(-1)?.number]));
  });
  expect(once.flat().length).toBeLessThan(before.flat().length);
});

test('a server that stops leaves the rest for the next run', async () => {
  const id = await addVersions([{ ageMs: 30 * DAY_MS + 1 }, { ageMs: 30 * DAY_MS }]);
  await thinVersions({ ...context, signal: AbortSignal.abort() });
  expect(await keptIn(id)).toHaveLength(2);
});
