import type { ChapterBlock } from '@myfiction/shared/contract/chapter-document.ts';

type TextBlock = Extract<ChapterBlock, { type: 'paragraph' | 'heading' }>;
export type Inline = NonNullable<TextBlock['content']>[number];
export type Mark = NonNullable<Inline['marks']>[number];

export interface MarkWriter<T> {
  leaf(inline: Inline): T;
  wrap(inner: T[], mark: Mark, place: MarkPlace): T;
}

/** Where marked text stands. */
export interface MarkPlace {
  text: string;
  /** The characters next to it: empty at the line's ends, undefined at the edge of a mark around it. */
  before: string | undefined;
  after: string | undefined;
}

/**
 * A line of marked text as nested elements: neighbours that share a mark stand in one element, as `<em>no <b>more</b></em>`.
 * Two of a kind side by side would be another text in Markdown, and needless noise elsewhere.
 */
export function nestMarks<T>(inlines: readonly Inline[], writer: MarkWriter<T>): T[] {
  return nest(
    inlines.map((inline) => ({ inline, marks: inline.marks ?? [] })),
    writer,
    '',
  );
}

interface Open {
  inline: Inline;
  /** Marks that no element around it stands for yet. */
  marks: readonly Mark[];
}

function nest<T>(line: readonly Open[], writer: MarkWriter<T>, edge: '' | undefined): T[] {
  const nested: T[] = [];
  for (let at = 0; at < line.length; ) {
    const first = line[at];
    if (!first) break;
    const widest = findWidest(line, at, first.marks);
    if (widest) {
      const inner = without(line, at, widest);
      const place = {
        text: inner.map(textOf).join(''),
        before: at === 0 ? edge : edgeText(line[at - 1], -1),
        after: widest.end === line.length ? edge : edgeText(line[widest.end], 0),
      };
      nested.push(writer.wrap(nest(inner, writer, undefined), widest.mark, place));
    } else {
      nested.push(writer.leaf(first.inline));
    }
    at = widest?.end ?? at + 1;
  }
  return nested;
}

/** The first or the last character of what stands beside a mark; no text is empty. */
function edgeText(open: Open | undefined, at: 0 | -1): string {
  return open ? (textOf(open).at(at) ?? '') : '';
}

function textOf({ inline }: Open): string {
  return inline.type === 'hard_break' ? '\n' : inline.text;
}

interface Span {
  mark: Mark;
  end: number;
}

/** The mark that reaches furthest from here. */
function findWidest(line: readonly Open[], at: number, marks: readonly Mark[]): Span | undefined {
  const spans = marks.map((mark): Span => {
    let end = at + 1;
    while (line[end]?.marks.some((other) => isSame(mark, other))) end += 1;
    return { mark, end };
  });
  return spans.reduce<Span | undefined>((best, span) => (best && best.end >= span.end ? best : span), undefined);
}

function without(line: readonly Open[], at: number, { mark, end }: Span): Open[] {
  return line
    .slice(at, end)
    .map(({ inline, marks }) => ({ inline, marks: marks.filter((other) => !isSame(mark, other)) }));
}

function isSame(one: Mark, other: Mark): boolean {
  if (one.type === 'link' && other.type === 'link') return one.attrs.href === other.attrs.href;
  return one.type === other.type;
}
