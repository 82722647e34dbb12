import { declarationsOf, type StyleSheet } from './declarations.ts';
import { isDiscarded } from './discard.ts';
import { drawnEmoji } from './drawn-emoji.ts';
import { drawnQuotes } from './drawn-quotes.ts';
import { type InlineStyle, PLAIN_STYLE, styleWithin } from './inline-style.ts';
import { classesOf, type MarkupElement, type MarkupNode, textOf } from './markup.ts';
import { type BlockAlign, finishBlock, type PastedBlock } from './pasted-block.ts';
import { plainTextBlocks } from './plain-text.ts';

const BLOCK_TAGS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CAPTION CENTER DD DETAILS DIALOG DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HGROUP LEGEND LI MAIN MENU NAV OL P SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);
const QUOTE_CLASS = /^Mso(?:Intense)?Quote$/i;

/** Level of a heading, 0 for any other element. */
function levelOf(element: MarkupElement): number {
  const classes = classesOf(element);
  if (classes.includes('MsoTitle')) return 1;
  if (classes.includes('MsoSubtitle')) return 3;
  // Word in the browser.
  if (element.attributes.get('role') === 'heading') return Number(element.attributes.get('aria-level') ?? 2);
  return Number(/^H([1-6])$/.exec(element.tag)?.[1] ?? 0);
}

interface Place {
  level: number;
  quote: boolean;
  align: BlockAlign;
  style: InlineStyle;
  /** Line ends of the source are seen as such. */
  keepsLines: boolean;
  /** How many quotations it lies in whose marks a browser draws. */
  quotes: number;
}

/** Values of `white-space` and `white-space-collapse`. */
const KEEPS_LINES = new Set(['pre', 'pre-wrap', 'pre-line', 'break-spaces', 'preserve', 'preserve-breaks']);

function keepsLinesWithin(around: boolean, declarations: Map<string, string>): boolean {
  const [value = 'inherit'] =
    (declarations.get('white-space') ?? declarations.get('white-space-collapse'))?.split(' ') ?? [];
  return value === 'inherit' ? around : KEEPS_LINES.has(value);
}

const ALIGNS: Readonly<Record<string, BlockAlign>> = {
  left: 'left',
  start: 'left',
  center: 'center',
  '-webkit-center': 'center',
  right: 'right',
  end: 'right',
  justify: 'justify',
};

function alignWithin(around: BlockAlign, element: MarkupElement, declarations: Map<string, string>): BlockAlign {
  const named = declarations.get('text-align') ?? element.attributes.get('align')?.toLowerCase() ?? '';
  return ALIGNS[named] ?? (element.tag === 'CENTER' ? 'center' : around);
}

class BlockCollector {
  readonly blocks: PastedBlock[] = [];
  readonly discarded: MarkupElement[] = [];
  private open: PastedBlock | null = null;
  private hasBlockElements = false;
  /** Ids of elements whose text has not begun yet. */
  private ids: string[] = [];

  constructor(private readonly sheet: StyleSheet) {}

  visit(node: MarkupNode, place: Place): void {
    if (typeof node === 'string') this.addText(node, place);
    else this.visitElement(node, place);
  }

  /** A phrase copied out of a paragraph keeps the spaces at its ends. */
  finish(): PastedBlock[] {
    this.close();
    const keepEdges = !this.hasBlockElements && this.blocks.length === 1;
    let waiting: string[] = [];
    return this.blocks.flatMap((block) => {
      const [first, ...rest] = finishBlock(block, keepEdges);
      // What led to an empty paragraph leads to the next one.
      waiting = [...waiting, ...(block.ids ?? [])];
      if (!first) return [];
      const found = waiting.length > 0 ? { ...first, ids: waiting } : first;
      waiting = [];
      return [found, ...rest];
    });
  }

  private visitElement(element: MarkupElement, place: Place): void {
    const emoji = drawnEmoji(element);
    if (emoji !== '') {
      this.addText(emoji, place);
      return;
    }
    if (isDiscarded(element, this.sheet)) {
      this.discarded.push(element);
      return;
    }
    this.addId(element.attributes.get('id'));
    if (element.tag === 'BR') this.addText('\n', { ...place, keepsLines: true });
    else if (element.tag === 'HR') this.addSceneBreak();
    else if (element.tag === 'PRE') this.addPreformatted(element, place);
    else this.visitContainer(element, place);
  }

  private visitContainer(element: MarkupElement, place: Place): void {
    const declarations = declarationsOf(element, this.sheet);
    const style = styleWithin(place.style, element, declarations);
    const keepsLines = keepsLinesWithin(place.keepsLines, declarations);
    if (!BLOCK_TAGS.has(element.tag)) {
      this.visitInline(element, { ...place, style, keepsLines }, declarations);
      return;
    }
    this.close();
    this.hasBlockElements ||= element.tag !== 'BODY';
    const inner: Place = {
      level: levelOf(element) || place.level,
      quote: place.quote || element.tag === 'BLOCKQUOTE' || classesOf(element).some((name) => QUOTE_CLASS.test(name)),
      align: alignWithin(place.align, element, declarations),
      style,
      keepsLines,
      quotes: place.quotes,
    };
    for (const child of element.children) this.visit(child, inner);
    this.close();
  }

  private visitInline(element: MarkupElement, place: Place, declarations: Map<string, string>): void {
    const before = this.open?.runs.at(-1)?.text ?? '';
    const marks = drawnQuotes(element, declarations, { before, quotes: place.quotes });
    if (marks) this.addText(marks[0], place);
    for (const child of element.children) this.visit(child, marks ? { ...place, quotes: place.quotes + 1 } : place);
    if (marks) this.addText(marks[1], place);
  }

  private addText(text: string, place: Place): void {
    // White space between blocks is the source's layout.
    if (!this.open && text.trim() === '') return;
    const { level, quote, align } = place;
    this.open ??= { ...newBlock(level), quote, align, ...this.takeIds() };
    // A heading is set by its level; bold in it says nothing more.
    const style = this.open.kind === 'p' ? place.style : { ...place.style, bold: false };
    const parts = place.keepsLines ? text.split(/(\n)/) : [text.replace(/\n/g, ' ')];
    for (const part of parts) this.open.runs.push({ text: part, style });
  }

  private addSceneBreak(): void {
    this.close();
    this.hasBlockElements = true;
    this.blocks.push({ kind: 'hr', level: 0, quote: false, runs: [], ...this.takeIds() });
  }

  private addPreformatted(element: MarkupElement, place: Place): void {
    this.close();
    this.hasBlockElements = true;
    for (const block of plainTextBlocks(textOf(element))) {
      this.blocks.push({ ...block, quote: place.quote, ...this.takeIds() });
    }
  }

  private addId(id: string | undefined): void {
    if (!id) return;
    if (this.open) this.open.ids = [...(this.open.ids ?? []), id];
    else this.ids.push(id);
  }

  private takeIds(): Pick<PastedBlock, 'ids'> {
    const ids = this.ids;
    this.ids = [];
    return ids.length > 0 ? { ids } : {};
  }

  private close(): void {
    if (this.open) this.blocks.push(this.open);
    this.open = null;
  }
}

function newBlock(level: number): PastedBlock {
  return { kind: level === 0 ? 'p' : level <= 2 ? 'h2' : 'h3', level, quote: false, runs: [] };
}

/**
 * Reads HTML as paragraphs, headings, quotes and scene breaks.
 *
 * @returns the blocks, and the elements that were left out
 */
export function collectBlocks(body: MarkupElement, sheet: StyleSheet) {
  const collector = new BlockCollector(sheet);
  collector.visit(body, { level: 0, quote: false, align: 'left', style: PLAIN_STYLE, keepsLines: false, quotes: 0 });
  return { blocks: collector.finish(), discarded: collector.discarded };
}
