interface Definition {
  label: string;
  /** Its lines in the file, the last one excluded. */
  from: number;
  to: number;
  text: string;
}

const DEFINITION = /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*(.*)$/;
const REFERENCE = /\[\^([^\]\s]+)\]/g;
/** What ends a paragraph without an empty line. */
const OTHER_BLOCK = /^ {0,3}(?:#{1,6}(?:\s|$)|(?:[-*_][ \t]*){3,}$|<)/;
const INDENT = /^(?: {4}|\t)/;

/** Footnotes as Markdown writes them, `word[^1]` and `[^1]: Text.`, become what an HTML book has for them. */
export function markNotes(text: string): string {
  const lines = text.split(/\r?\n/);
  const definitions = findDefinitions(lines);
  if (definitions.length === 0) return text;
  const used = new Map<Definition, number>();
  const isNumbered = definitions.every(({ label }) => /^\d+$/.test(label));
  const body = lines.map((line, at) =>
    line.replace(REFERENCE, (written, label: string) => {
      const note = definitionOf(label, at, definitions);
      if (!note) return written;
      const number = used.get(note) ?? used.size + 1;
      used.set(note, number);
      return `<a href="#fn${number}">${isNumbered ? label : number}</a>`;
    }),
  );
  // What nothing refers to stays where it is, as it was written.
  for (const { from, to } of used.keys()) body.fill('', from, to);
  const notes = [...used].map(
    ([note, number]) => `<div id="fn${number}" role="doc-footnote">\n\n${note.text}\n\n</div>`,
  );
  return [body.join('\n'), ...notes].join('\n\n');
}

function findDefinitions(lines: readonly string[]): Definition[] {
  const found: Definition[] = [];
  for (let from = 0; from < lines.length; from++) {
    const [, label, first = ''] = DEFINITION.exec(lines[from] ?? '') ?? [];
    if (label === undefined) continue;
    const to = endOf(lines, from);
    const more = lines.slice(from + 1, to).map((line) => line.replace(INDENT, ''));
    found.push({ label, from, to, text: [first, ...more].join('\n') });
    from = to - 1;
  }
  return found;
}

/** Behind the last line of a note: the rest of its paragraph belongs to it, and further ones that are indented. */
function endOf(lines: readonly string[], from: number): number {
  let to = from + 1;
  for (;;) {
    let next = to;
    while (lines[next]?.trim() === '') next += 1;
    const line = lines[next];
    if (line === undefined) return to;
    const isRest = next === to && !DEFINITION.test(line) && !OTHER_BLOCK.test(line);
    if (!isRest && !INDENT.test(line)) return to;
    to = next + 1;
  }
}

/** Chapters that were put together each count from 1: a note stands behind what refers to it, or else before. */
function definitionOf(label: string, at: number, definitions: readonly Definition[]): Definition | undefined {
  if (definitions.some(({ from, to }) => from <= at && at < to)) return undefined;
  const named = definitions.filter((each) => each.label === label);
  return named.find(({ from }) => from > at) ?? named.at(-1);
}
