import { APPLICATION_KINDS } from '@myfiction/shared/contract/application-status.ts';
import { contractForm, payToReadForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { z } from 'zod';
import type { ApplicationKey } from '../../applications/held-application.ts';
import type { DeskInput, DeskOption, DeskResult } from '../frame/command.ts';
import { DeskError } from '../frame/desk-error.ts';
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

/** Every field that a reason can stand under, by its path. */
export const FIELDS: readonly string[] = [
  ...pathsOf(contractForm.omit({ kind: true })).filter((path) => path !== 'work'),
  ...['id_images', 'id_images.front', 'id_images.back'],
  ...pathsOf(payToReadForm.omit({ kind: true })),
];
/** One of the other platforms. */
const PLATFORM = /^work\.other_platforms\.\d+\.(?:name|url)$/;

function pathsOf({ shape }: z.ZodObject): string[] {
  return Object.entries(shape).flatMap(([name, field]) => {
    const inner = field instanceof z.ZodNullable ? field.unwrap() : field;
    const parts = inner instanceof z.ZodObject ? pathsOf(inner) : [];
    return [name, ...parts.map((part) => `${name}.${part}`)];
  });
}

/** The reasons that were given, each with its field. A path of several parts that no form has is a slip. */
export function reasonsOf(input: DeskInput): { field: string; text: string }[] {
  return (optionOf(input, 'reason') ?? '').split('\n').map((given) => {
    const [, field = '', text = ''] = /^([a-z]\w*(?:\.\w+)*): *(.+)$/s.exec(given) ?? [];
    if (FIELDS.includes(field) || PLATFORM.test(field)) return { field, text };
    if (field.includes('.')) throw new DeskError('usage', `No form has "${field}". There are ${FIELDS.join(', ')}.`);
    return { field: '', text: given };
  });
}

/** What came of an act, and on what. */
export function acted({ story_id, kind }: ApplicationKey, done: string): DeskResult {
  return { data: { story_id, kind }, target: `${kind} of story ${story_id}`, done };
}
