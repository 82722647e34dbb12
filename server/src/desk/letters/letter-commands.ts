import { attachmentAddress } from '../../inbox/attachments/attachment-address.ts';
import { closeThread, listThreads, readThread, writeToAuthor } from '../../inbox/threads/desk.ts';
import type { DeskCommand, DeskContext, DeskInput } from '../frame/command.ts';
import { DeskError } from '../frame/desk-error.ts';
import { countOf, idOf, optionalIdOf, optionOf, uidOf } from '../frame/read-input.ts';

/** The author's inbox shows no more of one letter. */
const LONGEST_LETTER = 5_000;

export const letterCommands: readonly DeskCommand[] = [
  {
    name: 'write',
    area: 'Letters',
    summary: 'Write to an author: begins a conversation, or goes on with one',
    arguments: [{ name: 'UID', help: "the author's number" }],
    options: [
      { name: 'body', value: 'TEXT', help: 'The letter; - reads standard input', required: true },
      { name: 'title', value: 'TEXT', help: 'Its subject, where it begins a conversation' },
      { name: 'thread', value: 'ID', help: 'The conversation that it goes on with' },
      { name: 'story', value: 'ID', help: 'The story that it is about' },
      { name: 'sender', value: 'TEXT', help: 'How you sign it, like "Hana Lindqvist, contract editor"' },
    ],
    async run(context, input) {
      const uid = uidOf(input);
      const threadId = optionalIdOf(input, 'thread');
      const title = optionOf(input, 'title') ?? '';
      if (threadId === undefined && title.trim() === '')
        throw new DeskError('usage', '--title is missing: its subject.');
      const storyId = optionalIdOf(input, 'story');
      const id = await writeToAuthor(
        context.db,
        {
          ...{ uid, title },
          sender: optionOf(input, 'sender') ?? context.who,
          body: await readLetter(context, input),
          ...(storyId !== undefined && { storyId }),
          ...(threadId !== undefined && { threadId }),
        },
        context.now,
      );
      return { data: { thread_id: id }, target: `author ${uid}`, done: `Sent, as conversation ${id}.` };
    },
  },
  {
    name: 'threads',
    area: 'Letters',
    summary: 'List the conversations in which an author waits for an answer',
    options: [{ name: 'most', value: 'N', help: 'How many at most; 20 without it' }],
    async run({ db }, input) {
      const waiting = await listThreads(db, undefined, countOf(input, 'most', 20));
      const rows = waiting.map((one) => [one.threadId, one.uid, one.penName, one.waitingSince, one.title, one.body]);
      const columns = ['conversation', 'uid', 'pen name', 'waiting since', 'subject', 'newest letter'];
      return { data: waiting, tables: [{ columns, rows, empty: 'Nobody waits.' }] };
    },
  },
  {
    name: 'thread show',
    area: 'Letters',
    summary: 'Show the letters of a conversation; the addresses of its files are good for five minutes',
    arguments: [{ name: 'ID', help: 'of the conversation' }],
    async run({ db, secrets, config, now }, input) {
      const thread = await readThread(db, idOf(input, 'ID'));
      const addressOf = (id: string) => config.publicUrl + attachmentAddress(secrets, id, now);
      const turns = thread.turns.map(({ attachments, ...turn }) => ({
        ...turn,
        attachments: attachments.map((file) => ({ ...file, url: addressOf(file.attachment_id) })),
      }));
      const rows = turns.map(({ at, sender, body, attachments }) => [
        ...[at, sender, body],
        attachments.map(({ name, url }) => `${name}: ${url}`).join(' '),
      ]);
      return {
        data: { ...thread, turns },
        tables: [{ columns: ['at', 'from', 'letter', 'files'], rows }],
        target: `thread ${thread.message_id}`,
      };
    },
  },
  {
    name: 'thread close',
    area: 'Letters',
    summary: 'End a conversation: it takes no more letters',
    arguments: [{ name: 'ID', help: 'of the conversation' }],
    options: [{ name: 'unanswered', help: 'Also where the author waits for an answer' }],
    question: () => 'The author can write no more in this conversation.',
    async run({ db, now }, input) {
      const id = idOf(input, 'ID');
      if (!(await closeThread(db, id, now, { ifAnswered: input.options.unanswered !== true }))) {
        throw new DeskError('refused', 'The author waits for an answer: write one, or close it with --unanswered.');
      }
      return { data: { thread_id: id }, target: `thread ${id}`, done: 'The conversation has ended.' };
    },
  },
];

async function readLetter({ readInput }: DeskContext, input: DeskInput): Promise<string> {
  const typed = optionOf(input, 'body') ?? '';
  const body = (typed === '-' ? await readInput() : typed).trim();
  if (body === '') throw new DeskError('usage', 'The letter is empty.');
  if (body.length > LONGEST_LETTER) throw new DeskError('usage', `A letter has at most ${LONGEST_LETTER} characters.`);
  return body;
}
