import { writeFile } from 'node:fs/promises';
import { ID_SIDES } from '@myfiction/shared/contract/application-options.ts';
import { readDocument, readIdImage, showApplication } from '../../applications/desk/show-application.ts';
import type { DeskCommand, DeskOption } from '../frame/command.ts';
import { DeskError } from '../frame/desk-error.ts';
import { factsOf } from '../frame/facts-of.ts';
import { argumentOf, idOf, oneOf, optionOf } from '../frame/read-input.ts';
import { KIND, keyOf, STORY } from './application-input.ts';
import { describeStatus } from './describe-status.ts';

const TO: DeskOption = {
  name: 'to',
  value: 'FILE',
  help: 'Where it is written; a file that is there stays',
  required: true,
};

/** What staff looks at before it decides. */
export const lookCommands: readonly DeskCommand[] = [
  {
    name: 'application show',
    area: 'Applications',
    summary: 'Show an application with everything that was entered, its reasons and its timeline',
    arguments: [STORY, KIND],
    async run(context, input) {
      const key = keyOf(input);
      const { author, story, view } = await showApplication(context, key);
      const rules = view.eligibility.map(({ rule, met, have, need }) => [rule, met, have, need]);
      const steps = view.timeline.map(({ at, actor_name, act, to_status, note }) => [
        ...[new Date(at), actor_name, act, to_status === null ? null : describeStatus(to_status)],
        note,
      ]);
      return {
        data: { author, story, view },
        target: `${key.kind} of story ${key.story_id}`,
        facts: [
          ['Story', `${story.title} (${story.words} words, ${story.chaptersPublished} chapters)`],
          ['Author', `${author.penName}, ${author.uid}`],
          ['Email', author.email],
          ['Author blocked', author.blockedAt],
          ['Status', describeStatus(view.status)],
          ['Waits for', view.next_actor],
          ['Expected', view.expected_at && new Date(view.expected_at)],
          ...factsOf(view.form ?? {}),
          ...view.reasons.map(({ field, text }) => [`Reason ${field}`.trim(), text] as const),
          ...view.documents.map(({ document_id, name }) => ['Document', `${document_id} ${name}`] as const),
        ],
        tables: [
          { columns: ['rule', 'met', 'have', 'need'], rows: rules, empty: 'No rules.' },
          { columns: ['at', 'who', 'what', 'status', 'note'], rows: steps, empty: 'Nothing has happened yet.' },
        ],
      };
    },
  },
  {
    name: 'application image',
    area: 'Applications',
    summary: "Write a picture of the author's ID to a file (WebP)",
    arguments: [STORY, { name: 'SIDE', help: ID_SIDES.join(', ') }],
    options: [TO],
    async run(context, input) {
      const [story_id, side] = [idOf(input, 'STORY'), oneOf(argumentOf(input, 'SIDE'), ID_SIDES, 'SIDE')];
      const file = await writeNew(optionOf(input, 'to') ?? '', await readIdImage(context, { story_id, side }));
      return { data: { file }, target: `contract of story ${story_id}`, done: `Written to ${file}.` };
    },
  },
  {
    name: 'application document',
    area: 'Applications',
    summary: 'Write a stored document to a file (PDF)',
    arguments: [{ name: 'ID', help: 'of the document' }],
    options: [TO],
    async run(context, input) {
      const id = idOf(input, 'ID');
      const { bytes } = await readDocument(context, id);
      const file = await writeNew(optionOf(input, 'to') ?? '', bytes);
      return { data: { file }, target: `document ${id}`, done: `Written to ${file}.` };
    },
  },
];

/** For the owner's eyes only: it is personal. */
async function writeNew(file: string, bytes: Buffer): Promise<string> {
  try {
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600 });
    return file;
  } catch (error) {
    throw new DeskError('refused', `${file} was not written: ${error instanceof Error ? error.message : error}`);
  }
}
