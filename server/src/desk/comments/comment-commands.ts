import type { CommentItem } from '@myfiction/shared/contract/calls/comment.ts';
import {
  holdComment,
  listPlatformWords,
  listReported,
  releaseComment,
  removeComment,
  setPlatformWord,
} from '../../comments/moderation.ts';
import type { DeskCommand, DeskContext, DeskInput } from '../frame/command.ts';
import { argumentOf, countOf, idOf } from '../frame/read-input.ts';

type Decide = (db: DeskContext['db'], commentId: string, now: Date) => Promise<CommentItem>;

const COMMENT = { name: 'ID', help: 'of the comment' };
const WORD = { name: 'WORD', help: 'a word, or several in a row' };

const deciding =
  (decide: Decide, doneOf: (comment: CommentItem) => string) =>
  async ({ db, now }: DeskContext, input: DeskInput) => {
    const comment = await decide(db, idOf(input, 'ID'), now);
    return { data: comment, target: `comment ${comment.comment_id}`, done: doneOf(comment) };
  };

const setting =
  (allowed: boolean, { done, asBefore }: { done: string; asBefore: string }) =>
  async ({ db, now }: DeskContext, input: DeskInput) => {
    const word = argumentOf(input, 'WORD');
    const wasHeld = await setPlatformWord(db, word, allowed, now);
    return { data: { word, allowed }, target: `word ${word}`, done: wasHeld === allowed ? done : asBefore };
  };

export const commentCommands: readonly DeskCommand[] = [
  {
    name: 'comment reported',
    area: 'Comments',
    summary: 'List what authors have reported, the longest waiting first',
    options: [{ name: 'most', value: 'N', help: 'How many at most; 20 without it' }],
    async run({ db }, input) {
      const reported = await listReported(db, countOf(input, 'most', 20));
      const rows = reported.map((one) => [
        ...[one.comment_id, one.uid, new Date(one.reported_at), one.reason],
        ...[one.note, one.text],
      ]);
      const columns = ['comment', 'author', 'reported', 'reason', 'note', 'text'];
      return { data: reported, tables: [{ columns, rows, empty: 'Nothing is reported.' }] };
    },
  },
  {
    name: 'comment hold',
    area: 'Comments',
    summary: 'Take a comment out of sight until it is decided; its author cannot release it',
    arguments: [COMMENT],
    run: deciding(holdComment, () => 'The comment is held.'),
  },
  {
    name: 'comment release',
    area: 'Comments',
    summary:
      'Show a held comment to readers again, or leave one as it was that is reported or that its author has hidden',
    arguments: [COMMENT],
    run: deciding(releaseComment, ({ status }) =>
      status === 'visible' ? 'Readers see the comment again.' : `The comment is ${status}, as it was before.`,
    ),
  },
  {
    name: 'comment remove',
    area: 'Comments',
    summary: 'Remove a comment for good',
    arguments: [COMMENT],
    question: () => 'The comment will be removed for good.',
    run: deciding(removeComment, () => 'The comment is removed.'),
  },
  {
    name: 'word list',
    area: 'Comments',
    summary: "List the words that the desk added to the platform's list, or allowed",
    async run({ db }) {
      const words = await listPlatformWords(db);
      const rows = words.map(({ phrase, allowed }) => [phrase, allowed ? 'allowed' : 'holds comments']);
      const empty = 'The desk has added no word, and allowed none.';
      return { data: words, tables: [{ columns: ['word', 'what it does'], rows, empty }] };
    },
  },
  {
    name: 'word add',
    area: 'Comments',
    summary: 'Hold comments with a word from now on',
    arguments: [WORD],
    run: setting(false, {
      done: 'Comments with it are held from now on.',
      asBefore: 'Comments with it were held before, too.',
    }),
  },
  {
    name: 'word allow',
    area: 'Comments',
    summary: "Allow a word of the platform's list",
    arguments: [WORD],
    run: setting(true, {
      done: 'Comments with it are no longer held.',
      asBefore: 'No comment was held for it before, written like that. Should it come onto the list, it is allowed.',
    }),
  },
];
