import type { ChapterBlock, ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import type { BlockContent, PhrasingContent, Root } from 'mdast';
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough';
import { toMarkdown } from 'mdast-util-to-markdown';
import { type Inline, type Mark, type MarkPlace, nestMarks } from '../nest-marks.ts';

type TextBlock = Extract<ChapterBlock, { type: 'paragraph' | 'heading' }>;

const NODES = { strong: 'strong', em: 'emphasis', strike: 'delete', underline: undefined } as const;
const TAGS = { strong: 'strong', em: 'em', strike: 's', underline: 'u' } as const;

/**
 * A chapter's text as CommonMark with struck-out text; what looks like Markdown in it is escaped. What Markdown
 * has no sign for (underline, a mark in the middle of a word) is HTML; alignment is left out.
 */
export function documentToMarkdown({ content }: ChapterDocument): string {
  return write({ type: 'root', children: content.map(toBlock) });
}

/** A heading of its own line, with everything in it escaped. */
export function headingToMarkdown(text: string, depth: 1 | 2): string {
  return write({ type: 'root', children: [{ type: 'heading', depth, children: [{ type: 'text', value: text }] }] });
}

function write(root: Root): string {
  return toMarkdown(root, {
    extensions: [gfmStrikethroughToMarkdown()],
    emphasis: '*',
    strong: '*',
    rule: '*',
    ruleSpaces: true,
    resourceLink: true,
  });
}

function toBlock(block: ChapterBlock): BlockContent {
  if (block.type === 'scene_break') return { type: 'thematicBreak' };
  if (block.type === 'blockquote') return { type: 'blockquote', children: block.content.map(toTextBlock) };
  return toTextBlock(block);
}

function toTextBlock(block: TextBlock): BlockContent {
  const children = breaksBeforeTags(nestMarks<PhrasingContent[]>(upToText(block.content ?? []), { leaf, wrap }).flat());
  if (block.type === 'heading') return { type: 'heading', depth: block.attrs.level, children };
  return { type: 'paragraph', children };
}

/** Markdown has no break at the end of a paragraph: its backslash would be read as one. */
function upToText(content: readonly Inline[]): readonly Inline[] {
  return content.slice(0, content.findLastIndex(({ type }) => type === 'text') + 1);
}

/** The writer takes a tag off the start of a line, where it could begin a block, and leaves the break's backslash. */
function breaksBeforeTags(children: PhrasingContent[]): PhrasingContent[] {
  let next: PhrasingContent | undefined;
  const written = children.toReversed().map((child): PhrasingContent => {
    next = child.type === 'break' && next?.type === 'html' ? { type: 'html', value: '<br>' } : child;
    return next;
  });
  return written.toReversed();
}

function leaf(inline: Inline): PhrasingContent[] {
  return [inline.type === 'hard_break' ? { type: 'break' } : { type: 'text', value: inline.text }];
}

function wrap(inner: PhrasingContent[][], mark: Mark, place: MarkPlace): PhrasingContent[] {
  const children = breaksBeforeTags(inner.flat());
  if (mark.type === 'link') return [{ type: 'link', url: mark.attrs.href, children }];
  const type = NODES[mark.type];
  if (type && standsFree(place)) return [{ type, children }];
  return [
    { type: 'html', value: `<${TAGS[mark.type]}>` },
    ...children,
    { type: 'html', value: `</${TAGS[mark.type]}>` },
  ];
}

/** True where Markdown's own signs mean what they should: not in the middle of a word nor next to other signs. */
function standsFree({ text, before, after }: MarkPlace): boolean {
  return /^\S/u.test(text) && /\S$/u.test(text) && !text.includes('\n') && isBorder(before) && isBorder(after);
}

function isBorder(character: string | undefined): boolean {
  return character !== undefined && /^[\s\p{P}]?$/u.test(character) && !/[*_~]/.test(character);
}
