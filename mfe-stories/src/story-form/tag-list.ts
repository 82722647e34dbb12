import { countCharacters } from '@myfiction/shared/contract/count-characters.ts';
import { TAG_LENGTH_MAX, TAGS_MAX } from '@myfiction/shared/contract/rules.ts';

export type TagProblem = 'tooLong' | 'tooMany';

export interface TagsAdded {
  tags: readonly string[];
  added: readonly string[];
  /** Text that did not become a tag and stays in the field. */
  rest: string;
  problem?: TagProblem;
}

/** Marks that end a tag: typed, and inside pasted text. */
export const TAG_SEPARATORS = /[,;\n\t，、]/;

const sameTag = (a: string, b: string): boolean => a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0;

/**
 * Adds what the author typed or pasted. Each piece between separators is one tag; a leading # is taken off; a tag that
 * is there already, in whatever case, is not added twice.
 *
 * @example addTags(['Wolves'], '#wolves, slow burn') // { tags: ['Wolves', 'slow burn'], added: ['slow burn'], rest: '' }
 */
export function addTags(present: readonly string[], text: string): TagsAdded {
  const tags = [...present];
  const rest: string[] = [];
  let problem: TagProblem | undefined;
  for (const piece of text.split(TAG_SEPARATORS)) {
    const tag = piece.trim().replace(/^#+/, '').replace(/\s+/g, ' ').trim();
    if (tag === '' || tags.some((other) => sameTag(other, tag))) continue;
    const isTooLong = countCharacters(tag) > TAG_LENGTH_MAX;
    if (isTooLong || tags.length >= TAGS_MAX) {
      problem ??= isTooLong ? 'tooLong' : 'tooMany';
      rest.push(tag);
    } else {
      tags.push(tag);
    }
  }
  return { tags, added: tags.slice(present.length), rest: rest.join(', '), ...(problem ? { problem } : {}) };
}
