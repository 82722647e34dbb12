import type { AuthorNotes } from '../manuscript/manuscript.ts';

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n((?:.*\r?\n)*?)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
const KEYS = ['note_before', 'note_after', 'warning'] as const;

export interface WithoutFrontMatter {
  body: string;
  /** Undefined where nothing is said around the chapter. */
  authorNotes?: AuthorNotes;
}

/** Takes the YAML off a Markdown file. Of all that may stand in it, what our own export writes is kept. */
export function takeFrontMatter(text: string): WithoutFrontMatter {
  const found = FRONT_MATTER.exec(text);
  if (!found) return { body: text };
  const body = text.slice(found[0].length);
  const told = new Map(
    (found[1] ?? '').split(/\r?\n/).flatMap((line): [string, string][] => {
      const [, key = '', value = ''] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
      return key === '' ? [] : [[key, readValue(value)]];
    }),
  );
  const [note_before = '', note_after = '', warning = ''] = KEYS.map((key) => told.get(key) ?? '');
  if (note_before + note_after + warning === '') return { body };
  return { body, authorNotes: { note_before, note_after, warning } };
}

/** A line of YAML in quotes is JSON as we write it; without quotes it is the text itself. */
function readValue(value: string): string {
  if (!value.startsWith('"')) return /^[[{|>&*!]/.test(value) ? '' : value;
  try {
    return String(JSON.parse(value));
  } catch {
    return '';
  }
}
