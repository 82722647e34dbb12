import { APPLICATION_KINDS } from '@myfiction/shared/contract/application-status.ts';
import { APPLICATION_ACTORS } from '@myfiction/shared/contract/application-transitions.ts';
import { acceptApplication } from '../../applications/desk/accept-application.ts';
import { claimApplication, unclaimApplication } from '../../applications/desk/claim-application.ts';
import { issueContract } from '../../applications/desk/issue-contract.ts';
import { listQueue } from '../../applications/desk/list-queue.ts';
import { returnDocuments, returnWithReasons } from '../../applications/desk/return-application.ts';
import { terminateContract } from '../../applications/desk/terminate-contract.ts';
import type { DeskCommand } from '../frame/command.ts';
import { countOf, idOf, oneOf, optionOf } from '../frame/read-input.ts';
import { acted, KIND, keyOf, REASONS, reasonsOf, STORY } from './application-input.ts';
import { describeStatus } from './describe-status.ts';

export const applicationCommands: readonly DeskCommand[] = [
  {
    name: 'queue',
    area: 'Applications',
    summary: 'List applications that wait, the longest waiting first',
    options: [
      { name: 'kind', value: 'KIND', help: APPLICATION_KINDS.join(', ') },
      { name: 'for', value: 'WHO', help: `Whom they wait for: ${APPLICATION_ACTORS.join(', ')}; editor without it` },
      { name: 'overdue', help: 'Only what should have been done by now' },
      { name: 'most', value: 'N', help: 'How many at most; 20 without it' },
    ],
    async run({ db, now }, input) {
      const [kind, waitsFor] = [optionOf(input, 'kind'), optionOf(input, 'for')];
      const filter = {
        ...(kind && { kind: oneOf(kind, APPLICATION_KINDS, '--kind') }),
        ...(waitsFor && { waitsFor: oneOf(waitsFor, APPLICATION_ACTORS, '--for') }),
        overdue: input.options.overdue === true,
        limit: countOf(input, 'most', 20),
      };
      const waiting = await listQueue(db, filter, now);
      const rows = waiting.map((one) => [
        ...[one.storyId, one.kind, describeStatus(one.status), one.title, one.penName],
        ...[one.waitingSince, one.expectedAt, one.overdue, one.editor],
      ]);
      const columns = ['story', 'kind', 'status', 'title', 'author', 'since', 'expected', 'overdue', 'read by'];
      return { data: waiting, tables: [{ columns, rows, empty: 'Nothing waits.' }] };
    },
  },
  {
    name: 'claim',
    area: 'Applications',
    summary: 'Begin to read an application; its author sees who',
    arguments: [STORY, KIND],
    async run(context, input) {
      const key = keyOf(input);
      await claimApplication(context, { ...key, by: context.who });
      return acted(key, `${context.who} reads it.`);
    },
  },
  {
    name: 'unclaim',
    area: 'Applications',
    summary: 'Give an application back to the queue',
    arguments: [STORY, KIND],
    async run(context, input) {
      const key = keyOf(input);
      await unclaimApplication(context, { ...key, by: context.who });
      return acted(key, 'It is back in the queue.');
    },
  },
  {
    name: 'approve',
    area: 'Applications',
    summary: 'Accept an application',
    arguments: [STORY, KIND],
    options: [{ name: 'note', value: 'TEXT', help: 'What you liked, for the letter and the timeline' }],
    question(input) {
      const { story_id, kind } = keyOf(input);
      return `The ${kind} of story ${story_id} is accepted.`;
    },
    async run(context, input) {
      const key = keyOf(input);
      await acceptApplication(context, { ...key, by: context.who, note: optionOf(input, 'note') ?? '' });
      return acted(key, 'Accepted, and its author is told.');
    },
  },
  {
    name: 'return',
    area: 'Applications',
    summary: 'Give an application back with what has to change',
    arguments: [STORY, KIND],
    options: [REASONS],
    async run(context, input) {
      const key = keyOf(input);
      await returnWithReasons(context, { ...key, by: context.who, reasons: reasonsOf(input) });
      return acted(key, 'Returned, and its author is told why.');
    },
  },
  {
    name: 'contract issue',
    area: 'Applications',
    summary: 'Make an accepted contract, sign it for the platform and ask the author to sign',
    arguments: [STORY],
    question: (input) => `The contract of story ${idOf(input, 'STORY')} is signed in your name for the platform.`,
    async run(context, input) {
      const story_id = idOf(input, 'STORY');
      const { id } = await issueContract(context, { story_id, by: context.who });
      return acted({ story_id, kind: 'contract' }, `Issued as document ${id}; its author may sign.`);
    },
  },
  {
    name: 'contract return',
    area: 'Applications',
    summary: 'Take an offered contract back: its data are wrong',
    arguments: [STORY],
    options: [REASONS],
    async run(context, input) {
      const story_id = idOf(input, 'STORY');
      await returnDocuments(context, { story_id, by: context.who, reasons: reasonsOf(input) });
      return acted({ story_id, kind: 'contract' }, 'Returned, and its author is told why.');
    },
  },
  {
    name: 'terminate',
    area: 'Applications',
    summary: 'End a signed contract',
    arguments: [STORY],
    options: [{ name: 'reason', value: 'TEXT', help: 'Why; its author reads it', required: true }],
    question: (input) => `The contract of story ${idOf(input, 'STORY')} ends.`,
    async run(context, input) {
      const story_id = idOf(input, 'STORY');
      await terminateContract(context, { story_id, by: context.who, reason: optionOf(input, 'reason') ?? '' });
      return acted({ story_id, kind: 'contract' }, 'Terminated, and its author is told why.');
    },
  },
];
