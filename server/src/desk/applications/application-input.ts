import { APPLICATION_KINDS } from '@myfiction/shared/contract/application-status.ts';
import { payToReadForm } from '@myfiction/shared/contract/calls/application-form.ts';
import type { ApplicationKey } from '../../applications/held-application.ts';
import type { DeskInput, DeskOption, DeskResult } from '../frame/command.ts';
import { argumentOf, idOf, oneOf, optionOf } from '../frame/read-input.ts';

export const STORY = { name: 'STORY', help: 'id of the story' };
export const KIND = { name: 'KIND', help: APPLICATION_KINDS.join(', ') };
export const REASONS: DeskOption = {
  name: 'reason',
  value: 'TEXT',
  help: 'What has to change; "work.outline: …" puts it under that field',
  required: true,
  multiple: true,
};

export function keyOf(input: DeskInput): ApplicationKey {
  return { story_id: idOf(input, 'STORY'), kind: oneOf(argumentOf(input, 'KIND'), APPLICATION_KINDS, 'KIND') };
}

/** Fields whose path has one part. */
const UNDIVIDED: readonly string[] = [
  ...['person', 'id_images', 'offer', 'declarations'],
  ...Object.keys(payToReadForm.omit({ kind: true }).shape),
];

/** The reasons that were given, each with its field. */
export function reasonsOf(input: DeskInput): { field: string; text: string }[] {
  return (optionOf(input, 'reason') ?? '').split('\n').map((given) => {
    const [, field = '', text = ''] = /^([a-z]\w*(?:\.\w+)*): *(.+)$/s.exec(given) ?? [];
    return field.includes('.') || UNDIVIDED.includes(field) ? { field, text } : { field: '', text: given };
  });
}

/** What came of an act, and on what. */
export function acted({ story_id, kind }: ApplicationKey, done: string): DeskResult {
  return { data: { story_id, kind }, target: `${kind} of story ${story_id}`, done };
}
