import type { AuthorNotes } from '../manuscript/manuscript.ts';

const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n((?:.*\r?\n)*?)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
/** A key, what belongs to the one before, a comment, nothing: between two lines that only part scenes stands a scene. */
const YAML_LINE = /^(?:[\p{L}\p{N}_-]+:(?:\s|$)|\s|- |#|$)/u;
const KEYS = ['note_before', 'note_after', 'warning'] as const;

export interface WithoutFrontMatter {
  body: string;
  /** Undefined where nothing is said around the chapter. */
  authorNotes?: AuthorNotes;
}

/** Takes the YAML off a Markdown file. Of all that may stand in it, what our own export writes is kept. */
export function takeFrontMatter(text: string): WithoutFrontMatter {
  const found = FRONT_MATTER.exec(text);
  const lines = (found?.[1] ?? '').split(/\r?\n/);
  const isYaml = lines[0] !== '' && lines.every((line) => YAML_LINE.test(line));
  if (!found || !isYaml) return { body: text };
  const body = text.slice(found[0].length);
  const told = new Map(
    lines.flatMap((line): [string, string][] => {
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
