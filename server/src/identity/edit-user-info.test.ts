import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PEN_NAME_GUEST, PEN_NAME_REQUIRED, PEN_NAME_TOO_LONG } from '@myfiction/shared/contract/rules.ts';
import { publishChapter } from '../chapters/publish-chapter.ts';
import { MIGRATIONS_FOLDER } from '../database/migrate.ts';
import { penNameKey, seenNameKey } from '../database/names.ts';
import { answerNameOf, answerOf } from '../testing/expect-answer.ts';
import { addChapter, addStory, addUser, chapterText } from '../testing/fixtures.ts';
import { freshAuthor } from '../testing/fresh-author.ts';
import { freshDatabase } from '../testing/fresh-database.ts';
import { editUserInfo, requirePicture } from './edit-user-info.ts';
import { getUserInfo } from './user-info.ts';

const database = freshDatabase();
const context = freshAuthor(database);

test('a pen name ends being new, and absent fields stay', async () => {
  expect(await getUserInfo(database.db, context.uid, context.uid)).toMatchObject({ uname: 'Guest', is_new_user: true });
  await editUserInfo(context, { about_me: 'Wolves <script>alert(1)</script>', pic: '/files/me.webp' });
  expect(await editUserInfo(context, { uname: '  Noor Valdez ' })).toMatchObject({
    uname: 'Noor Valdez',
    pic: '/files/me.webp',
    about_me: 'Wolves <script>alert(1)</script>',
    is_new_user: false,
  });
});

test('a pen name is one line that nobody reads in the other direction', async () => {
  expect(await editUserInfo(context, { uname: '\u202eofakO  sirdI\r\nBcc: noor@example.com\u0007' })).toMatchObject({
    uname: 'ofakO sirdI Bcc: noor@example.com',
  });
});

test.each([
  ['', PEN_NAME_REQUIRED],
  [' \t ', PEN_NAME_REQUIRED],
  ['\0', PEN_NAME_REQUIRED],
  ['x'.repeat(51), PEN_NAME_TOO_LONG],
  ['guest', PEN_NAME_GUEST],
  ['GUEST ', PEN_NAME_GUEST],
  ['Ｇuest', PEN_NAME_GUEST],
  ['Gu\ufe0fest', PEN_NAME_GUEST],
  ['\u3164\u3164', PEN_NAME_REQUIRED],
])('the pen name %j is refused', async (uname, message) => {
  expect(await answerOf(editUserInfo(context, { uname }))).toMatchObject({ errorName: 'invalidRequest', message });
});

test('a pen name belongs to one author, whatever its letter case', async () => {
  await editUserInfo(context, { uname: 'Idris Okafor' });
  await editUserInfo(context, { uname: 'IDRIS Okafor' });
  const other = { ...context, uid: await addUser(database.db) };
  expect(await answerNameOf(editUserInfo(other, { uname: 'idris  okafor' }))).toBe('penNameTaken');
  // As it is drawn, too: a joiner, a selector and a soft hyphen do not show.
  for (const uname of ['Idris\u200d Okafor', 'Idris\ufe0e Okafor', 'Id\u00adris Okafor'])
    expect(await answerNameOf(editUserInfo(other, { uname }))).toBe('penNameTaken');
});

test('a pen name of another alphabet that passes for somebody’s is taken, and nobody’s is not', async () => {
  await editUserInfo(context, { uname: 'Coco Pope' });
  const other = { ...context, uid: await addUser(database.db) };
  for (const uname of ['Сосо Роре', 'СОСО Pope', 'сосо роре'])
    expect(await answerNameOf(editUserInfo(other, { uname }))).toBe('penNameTaken');
  expect(await editUserInfo(other, { uname: 'Сосо Марья' })).toMatchObject({ uname: 'Сосо Марья' });
});

test('names from before that pass for others get the key that they would have now, unless somebody else has it', async () => {
  const { pool } = database;
  const add = async (pen_name: string): Promise<string> => {
    const values = [pen_name, seenNameKey(pen_name)];
    const text = 'insert into users (pen_name, pen_name_key, created_at) values ($1, $2, now()) returning uid';
    return (await pool.query(text, values)).rows[0].uid;
  };
  const free = ['Тор Иванова', 'Ёва Марѕһ', 'Ανν', 'γοαυ', 'Νίκος', 'Élodie', 'Вера-Сосо'];
  const renamed = new Map<string, string>();
  for (const name of free) renamed.set(await add(name), penNameKey(name));
  await add('Popo');
  renamed.set(await add('Роро'), 'роро');
  await pool.query(readFileSync(join(MIGRATIONS_FOLDER, '0053_look-alike-pen-names.sql'), 'utf8'));
  const { rows } = await pool.query('select uid, pen_name_key from users where uid = any($1)', [[...renamed.keys()]]);
  expect(new Map(rows.map(({ uid, pen_name_key }) => [uid, pen_name_key]))).toEqual(renamed);
});

test('names from before get the key that they would have now, unless somebody else has it', async () => {
  const { pool } = database;
  const add = async (pen_name: string, pen_name_key: string): Promise<string> => {
    const values = [pen_name, pen_name_key];
    const text = 'insert into users (pen_name, pen_name_key, created_at) values ($1, $2, now()) returning uid';
    return (await pool.query(text, values)).rows[0].uid;
  };
  const first = await add('Ana\u200d Groß', 'ana\u200d groß');
  const later = await add('Ana\ufe0f\u{e0100} Groß', 'ana\ufe0f\u{e0100} groß');
  const plain = await add('Émile', 'émile');
  const same = await add('É\u00admile', 'é\u00admile');
  const composed = await add('Ane\u200c\u0301', 'ane\u200c\u0301');
  await pool.query(readFileSync(join(MIGRATIONS_FOLDER, '0044_pen-name-keys.sql'), 'utf8'));
  const { rows } = await pool.query('select uid, pen_name_key from users where uid = any($1)', [
    [first, later, plain, same, composed],
  ]);
  expect(Object.fromEntries(rows.map(({ uid, pen_name_key }) => [uid, pen_name_key]))).toEqual({
    [first]: penNameKey('Ana\u200d Groß'),
    [later]: 'ana\ufe0f\u{e0100} groß',
    [plain]: 'émile',
    [same]: 'é\u00admile',
    [composed]: penNameKey('Ané'),
  });
});

test('fifty characters are fine, counted as people count them', async () => {
  const uname = '🐺'.repeat(50);
  expect(await editUserInfo(context, { uname })).toMatchObject({ uname });
});

test('a picture must have been uploaded here', async () => {
  expect(await answerNameOf(requirePicture(context, { pic: 'https://elsewhere.example/me.png' }))).toBe('invalidImage');
  for (const pic of ['', '/files/me.webp']) await requirePicture(context, { pic });
});

test('others see neither the address nor what is unpublished', async () => {
  const author = { ...context, uid: await addUser(database.db, { email: 'author@example.com', penName: 'Author' }) };
  const story = await addStory(author);
  await addStory(author);
  const chapter = await addChapter(author, story.story_id, chapterText('One', 'Seven words stand in this short line.'));
  await publishChapter(author, { chapter_id: chapter.chapter_id, base_revision: chapter.revision });
  const own = await getUserInfo(database.db, author.uid, author.uid);
  expect(own).toMatchObject({ email: 'author@example.com', book_total: 2, book_publish_words: 7 });
  const seen = await getUserInfo(database.db, context.uid, author.uid);
  expect(seen).toEqual({
    uid: author.uid,
    uname: 'Author',
    pic: '',
    about_me: '',
    is_new_user: false,
    book_total: 1,
    book_publish_words: 7,
  });
});

test('an unknown uid is not found', async () => {
  expect(await answerNameOf(getUserInfo(database.db, context.uid, 9))).toBe('notFound');
});
