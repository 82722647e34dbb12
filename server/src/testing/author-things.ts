import { randomUUID } from 'node:crypto';
import { CONTRACT_FORM } from '@myfiction/shared/contract/testing/application-forms.ts';
import { applicationDocument } from '../applications/documents/application-document.ts';
import { storeDocument } from '../applications/documents/store-document.ts';
import { findApplication } from '../applications/held-application.ts';
import { saveApplication } from '../applications/save-application.ts';
import { actOnComments } from '../comments/act.ts';
import { blockReader } from '../comments/block.ts';
import { addFilterWords } from '../comments/filter-words.ts';
import { replyToComment } from '../comments/reply.ts';
import { attachments } from '../database/schema/threads.ts';
import { openSession } from '../identity/sessions.ts';
import { writeToAuthor } from '../inbox/threads/desk.ts';
import { addBill } from './add-bill.ts';
import { addIdImage } from './application-fixture.ts';
import { addCommentedStory } from './comment-fixture.ts';
import { createDomainContext } from './domain-context.ts';
import { chapterText, storyFields } from './fixtures.ts';
import { signedCall } from './signed-call.ts';
import type { TestApp } from './test-app.ts';

export interface AuthorSession {
  uid: number;
  session: string;
}

/** Ids of what one author has, by the names of the fields that take them. */
export interface AuthorThings {
  story_id: string;
  chapter_id: string;
  volume_id: string;
  import_id: string;
  session_id: string;
  message_id: string;
  attachment_id: string;
  comment_id: string;
  reply_id: string;
  act_id: string;
  block_id: string;
  word_id: string;
  document_id: string;
  bill_id: string;
}

/** Gives an author one of everything that a call can name; each text in it is "Secret". */
export async function addAuthorThings(testApp: TestApp, owner: AuthorSession): Promise<AuthorThings> {
  const options = { session: owner, plainSignature: true };
  const story = await signedCall(testApp, 'story/create', { fields: storyFields() }, options);
  const chapter = {
    story_id: story.data.story_id,
    chapter_id: randomUUID(),
    text: chapterText('One', 'Secret words.'),
  };
  await signedCall(testApp, 'chapter/create', chapter, options);
  const version = { chapter_id: chapter.chapter_id, kind: 'named' as const, name: 'Secret' };
  await signedCall(testApp, 'chapter/keepVersion', version, options);
  const volume = { story_id: chapter.story_id, volume_id: randomUUID(), title: 'Secret' };
  await signedCall(testApp, 'volume/create', volume, options);
  const started = { import_id: randomUUID(), story_id: chapter.story_id };
  await signedCall(testApp, 'import/start', { ...started, chapters: 2 }, options);
  await openSession(testApp.database.db, { uid: owner.uid, ip: '192.0.2.2', now: testApp.clock.now() });
  const { data: devices } = await signedCall(testApp, 'account/listSessions', {}, options);
  const other = devices.items.find(({ current }) => !current);
  const letters = await addLetters(testApp, owner.uid);
  const said = await addComments(testApp, owner.uid);
  const secret = { storyId: chapter.story_id, storyTitle: 'Secret' };
  const bill_id = await addBill(testApp.database.db, { uid: owner.uid, status: 2 }, secret);
  const document_id = await addApplication(testApp, owner.uid, chapter.story_id);
  return {
    bill_id,
    document_id,
    ...chapter,
    ...volume,
    ...started,
    ...letters,
    ...said,
    session_id: other?.session_id ?? '',
  };
}

/** A reader's comment with a reply, an act, a block and a word, on a story of its own. */
export async function addComments(
  testApp: TestApp,
  uid: number,
): Promise<Pick<AuthorThings, 'comment_id' | 'reply_id' | 'act_id' | 'block_id' | 'word_id'>> {
  const context = createDomainContext(testApp.database, { uid, clock: testApp.clock });
  const story = await addCommentedStory(context);
  const comment_id = await story.comment({ text: 'Secret' });
  const [reply_id, act_id] = [randomUUID(), randomUUID()];
  await replyToComment(context, { comment_id, reply_id, text: 'Secret', pin: false });
  await actOnComments(context, { act_id, action: 'like', target: { comment_ids: [comment_id] } });
  const { block_id } = await blockReader(context, { comment_id, reason: 'Secret', hide_earlier: false });
  const { words } = await addFilterWords(context, { phrases: ['Secret'] });
  return { comment_id, reply_id, act_id, block_id, word_id: words[0]?.word_id ?? '' };
}

/** A contract application of the owner's with a picture and a document; gives the document's id. */
async function addApplication(testApp: TestApp, uid: number, storyId: string): Promise<string> {
  const context = createDomainContext(testApp.database, { uid, clock: testApp.clock });
  const form = { ...CONTRACT_FORM, person: { ...CONTRACT_FORM.person, first_name: 'Secret' } };
  await saveApplication(context, { story_id: storyId, kind: 'contract', base_revision: 0, form });
  await addIdImage(context, storyId);
  const row = await findApplication(context.db, storyId, 'contract');
  const about = { story: { title: 'Secret', words: 0, chaptersPublished: 0 }, countedWords: null };
  const { id } = await storeDocument(context, row?.id ?? '', 'application', (frame) =>
    applicationDocument(form, { ...frame, ...about }),
  );
  return id;
}

/** A conversation with an editor, and a file that is not sent yet. */
export async function addLetters(
  testApp: TestApp,
  uid: number,
): Promise<Pick<AuthorThings, 'message_id' | 'attachment_id'>> {
  const { db } = testApp.database;
  const now = testApp.clock.now();
  const letter = { uid, sender: 'Hana', title: 'Secret', body: 'Secret' };
  const attachment_id = randomUUID();
  const file = { id: attachment_id, uid, name: 'Secret.txt', type: 'txt' as const, bytes: 1, file: randomUUID() };
  await db.insert(attachments).values({ ...file, createdAt: now });
  return { message_id: await writeToAuthor(db, letter, now), attachment_id };
}
