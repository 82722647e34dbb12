import { randomUUID } from 'node:crypto';
import { VOLUMES_MAX } from '@myfiction/shared/contract/rules.ts';
import { addImportChapters } from '../imports/add-import-chapters.ts';
import { finishImport } from '../imports/finish-import.ts';
import { startImport } from '../imports/start-import.ts';
import { whileConnectionsDie } from '../testing/break-changes.ts';
import { answerNameOf } from '../testing/expect-answer.ts';
import { chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { readingOrder, storyProblems } from '../testing/reading-order.ts';
import { addTitledStory, type TitledStory } from '../testing/story-fixture.ts';
import { createVolume } from './create-volume.ts';
import { deleteVolume } from './delete-volume.ts';
import { listVolumes } from './list-volumes.ts';
import { renameVolume } from './rename-volume.ts';

const database = freshDatabase();
const context = freshAuthor(database, { once: true });
let story: TitledStory;
beforeEach(async () => {
  story = await addTitledStory(context);
});
afterEach(async () => expect(await storyProblems(database, story.storyId)).toEqual([]));

const volumes = async () =>
  (await listVolumes(context, story.storyId)).volumes.map(
    ({ title, position, chapters }) => `${position} ${title}: ${chapters}`,
  );
const order = async () => (await readingOrder(database, story.storyId)).join(' ');

test('volumes are listed in reading order with their chapters, the trash not counted', async () => {
  await story.add('A');
  await story.addVolume('I');
  await story.add('BC');
  await story.addVolume('II');
  expect(await volumes()).toEqual(['1 I: 2', '2 II: 0']);
  await database.pool.query(`update chapters set trashed_at = now() where id = $1`, [story.id('C')]);
  await database.pool.query(`update stories set chapters_draft = 2 where id = $1`, [story.storyId]);
  expect(await volumes()).toEqual(['1 I: 1', '2 II: 0']);
});

test('a story holds so many volumes, and no more, however they come', async () => {
  await story.addVolume('I');
  await database.pool.query(
    `insert into volumes (id, story_id, title, position, created_at)
     select gen_random_uuid(), $1, 'Volume', n, now() from generate_series(2, $2::int) n`,
    [story.storyId, VOLUMES_MAX],
  );
  const another = { story_id: story.storyId, volume_id: randomUUID(), title: 'One more' };
  expect(await answerNameOf(createVolume(context, another))).toBe('tooManyVolumes');
  const import_id = randomUUID();
  const content = chapterText('', 'Text.').content;
  await startImport(context, { import_id, story_id: story.storyId, chapters: 1 });
  const chapters = [{ index: 0, chapter_id: randomUUID(), title: 'A', volume: 'One more', content }];
  await addImportChapters(context, { import_id, chapters });
  expect(await answerNameOf(finishImport(context, { import_id }))).toBe('tooManyVolumes');
  const last = (await listVolumes(context, story.storyId)).volumes.at(-1);
  await deleteVolume(context, last?.volume_id ?? '');
  expect((await createVolume(context, another)).volumes).toHaveLength(VOLUMES_MAX);
  expect((await createVolume(context, another)).volumes).toHaveLength(VOLUMES_MAX);
});

test('making one twice gives one, also at the same moment; an id of another story is not found', async () => {
  const volume = { story_id: story.storyId, volume_id: randomUUID(), title: ' The\0 Door ' };
  await Promise.all([createVolume(context, volume), createVolume(context, { ...volume, title: 'Again' })]);
  await createVolume(context, volume);
  expect(await volumes()).toHaveLength(1);
  const other = await addTitledStory(context);
  expect(await answerNameOf(createVolume(context, { ...volume, story_id: other.storyId }))).toBe('notFound');
  expect(await answerNameOf(createVolume(context, { ...volume, title: '\0', volume_id: randomUUID() }))).toBe(
    'invalidRequest',
  );
});

test('a name is changed and tidied', async () => {
  const volume_id = await story.addVolume('I');
  await renameVolume(context, { volume_id, title: ' The First\0 Door ' });
  expect(await volumes()).toEqual(['1 The First Door: 0']);
  expect(await answerNameOf(renameVolume(context, { volume_id, title: '\0 ' }))).toBe('invalidRequest');
});

test('deleting one leaves every chapter at its place, in the volume before or in none', async () => {
  await story.add('A');
  const first = await story.addVolume('I');
  await story.add('BC');
  const second = await story.addVolume('II');
  await story.add('D');
  await story.addVolume('III');
  await story.add('E');
  await deleteVolume(context, second);
  expect(await volumes()).toEqual(['1 I: 3', '2 III: 1']);
  expect(await order()).toBe('A I/B I/C I/D III/E');
  await deleteVolume(context, first);
  expect(await order()).toBe('A B C D III/E');
  expect(await answerNameOf(deleteVolume(context, first))).toBe('notFound');
});

test('a connection that is lost in between leaves the volume with its chapters', async () => {
  const volume = await story.addVolume('I');
  await story.add('A');
  await whileConnectionsDie(database, 'delete on volumes', () =>
    expect(deleteVolume(context, volume)).rejects.toThrow(),
  );
  expect(await order()).toBe('I/A');
});
