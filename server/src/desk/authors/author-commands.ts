import { dropSecondFactor } from '../../account/drop-second-factor.ts';
import { blockAuthor, requireAuthor, unblockAuthor } from '../../identity/block-author.ts';
import { describeStatus } from '../applications/describe-status.ts';
import type { DeskCommand } from '../frame/command.ts';
import { argumentOf, countOf, optionOf, uidOf } from '../frame/read-input.ts';
import { describeAuthor } from './describe-author.ts';
import { findAuthors } from './find-authors.ts';
import { tellBlocked, tellUnblocked } from './tell-blocked.ts';

const AUTHOR = { name: 'UID', help: "the author's number" };

export const authorCommands: readonly DeskCommand[] = [
  {
    name: 'author find',
    area: 'Authors',
    summary: 'Find authors by number, pen name or address',
    arguments: [{ name: 'TEXT', help: 'the number, or part of the pen name or of the address' }],
    options: [{ name: 'most', value: 'N', help: 'How many at most; 20 without it' }],
    async run({ db }, input) {
      const found = await findAuthors(db, argumentOf(input, 'TEXT'), countOf(input, 'most', 20));
      const rows = found.map((author) => [
        author.uid,
        author.penName,
        author.email,
        author.createdAt,
        author.blockedAt,
      ]);
      const columns = ['uid', 'pen name', 'email', 'since', 'blocked'];
      return { data: found, tables: [{ columns, rows, empty: 'Nobody.' }] };
    },
  },
  {
    name: 'author show',
    area: 'Authors',
    summary: 'Show an account and its stories',
    arguments: [AUTHOR],
    async run({ db, now }, input) {
      const author = await describeAuthor(db, uidOf(input), now);
      const columns = ['story', 'title', 'chapters', 'words', 'contract', 'pay-to-read', 'completion'];
      const rows = author.stories.map(({ id, title, published, words, contract, payToRead, completion }) => [
        ...[id, title, published, words],
        ...[contract, payToRead, completion].map(describeStatus),
      ]);
      return {
        data: author,
        target: `author ${author.uid}`,
        facts: [
          ['Author', author.uid],
          ['Pen name', author.penName],
          ['Email', author.email],
          ['Signs in by', author.signIns.join(', ')],
          ['Since', author.createdAt],
          ['First published', author.firstPublishedAt],
          ['Open sessions', author.openSessions],
          ['Last seen', author.lastSeenAt],
          ['Blocked', author.blockedAt],
          ['Roles', author.roles.join(', ')],
          ['To be deleted', author.deletionAt],
        ],
        tables: [{ columns, rows, empty: 'No stories.' }],
      };
    },
  },
  {
    name: 'author block',
    area: 'Authors',
    summary: 'Block an author: every device is signed out at once, signing in is refused, and a mail says so',
    arguments: [AUTHOR],
    options: [
      { name: 'reason', value: 'TEXT', help: 'Why, for the audit', required: true },
      { name: 'message', value: 'TEXT', help: 'A sentence for the author: why; the mail has it' },
    ],
    async run(context, input) {
      const uid = uidOf(input);
      const { changed, endedSessions } = await blockAuthor(context.db, uid, context.now);
      if (changed) await tellBlocked(context, uid, optionOf(input, 'message') ?? '');
      const done = changed
        ? `Author ${uid} is blocked: ${optionOf(input, 'reason')} (${endedSessions} sessions ended)`
        : `Author ${uid} was blocked already.`;
      return { data: { uid, changed, ended_sessions: endedSessions }, target: `author ${uid}`, done };
    },
  },
  {
    name: 'author unblock',
    area: 'Authors',
    summary: 'Let a blocked author sign in again; a mail says so',
    arguments: [AUTHOR],
    options: [{ name: 'reason', value: 'TEXT', help: 'Why, for the audit', required: true }],
    async run(context, input) {
      const uid = uidOf(input);
      const { changed } = await unblockAuthor(context.db, uid);
      if (changed) await tellUnblocked(context, uid);
      const done = changed
        ? `Author ${uid} may sign in again: ${optionOf(input, 'reason')}`
        : `Author ${uid} was not blocked.`;
      return { data: { uid, changed }, target: `author ${uid}`, done };
    },
  },
  {
    name: 'author remove-app',
    area: 'Authors',
    summary: 'Let an author who lost app and recovery codes sign in without them; a letter and a mail say so',
    arguments: [AUTHOR],
    options: [{ name: 'reason', value: 'TEXT', help: 'How you know who asks, for the audit', required: true }],
    question: (input) => `Remove the authenticator app and the recovery codes of author ${uidOf(input)}?`,
    async run({ db, clock }, input) {
      const uid = uidOf(input);
      await requireAuthor(db, uid);
      const changed = await dropSecondFactor({ db, uid, clock });
      const done = changed
        ? `Author ${uid} signs in without the app: ${optionOf(input, 'reason')}`
        : `Author ${uid} has no authenticator app.`;
      return { data: { uid, changed }, target: `author ${uid}`, done };
    },
  },
];
