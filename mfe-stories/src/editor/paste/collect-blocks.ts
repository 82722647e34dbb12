import { declarationsOf, parseStyleSheet, type StyleSheet } from './declarations.ts';
import { isDiscarded } from './discard.ts';
import { type InlineStyle, PLAIN_STYLE, styleWithin } from './inline-style.ts';
import { type BlockKind, finishBlock, type PastedBlock } from './pasted-block.ts';
import { plainTextBlocks } from './plain-text.ts';

const BLOCK_TAGS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BODY CENTER DD DIV DL DT FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6 HEADER LI MAIN NAV OL P SECTION TABLE TBODY TD TFOOT TH THEAD TR UL'.split(
    ' ',
  ),
);
const QUOTE_CLASS = /^Mso(?:Intense)?Quote$/i;

function kindOf(element: Element): BlockKind {
  if (element.classList.contains('MsoTitle')) return 'h2';
  if (element.classList.contains('MsoSubtitle')) return 'h3';
  if (/^H[12]$/.test(element.tagName)) return 'h2';
  return /^H[3-6]$/.test(element.tagName) ? 'h3' : 'p';
}

interface Place {
  kind: BlockKind;
  quote: boolean;
  style: InlineStyle;
}

class BlockCollector {
  readonly blocks: PastedBlock[] = [];
  private open: PastedBlock | null = null;
  private hasBlockElements = false;

  constructor(private readonly sheet: StyleSheet) {}

  visit(node: Node, place: Place): void {
    if (node.nodeType === node.TEXT_NODE) this.addText(node.nodeValue ?? '', place);
    else if (node instanceof Element) this.visitElement(node, place);
  }

  /** A phrase copied out of a paragraph keeps the spaces at its ends. */
  finish(): PastedBlock[] {
    this.close();
    const keepEdges = !this.hasBlockElements && this.blocks.length === 1;
    return this.blocks.flatMap((block) => finishBlock(block, keepEdges));
  }

  private visitElement(element: Element, place: Place): void {
    if (isDiscarded(element, this.sheet)) return;
    if (element.tagName === 'BR') this.addText('\n', place, true);
    else if (element.tagName === 'HR') this.addSceneBreak();
    else if (element.tagName === 'PRE') this.addPreformatted(element, place);
    else this.visitContainer(element, place);
  }

  private visitContainer(element: Element, place: Place): void {
    const style = styleWithin(place.style, element, declarationsOf(element, this.sheet));
    if (!BLOCK_TAGS.has(element.tagName)) {
      for (const child of element.childNodes) this.visit(child, { ...place, style });
      return;
    }
    this.close();
    this.hasBlockElements ||= element.tagName !== 'BODY';
    const own = kindOf(element);
    const quote = place.quote || element.tagName === 'BLOCKQUOTE' || QUOTE_CLASS.test(element.className);
    const inner: Place = { kind: own === 'p' ? place.kind : own, quote, style };
    for (const child of element.childNodes) this.visit(child, inner);
    this.close();
  }

  private addText(text: string, place: Place, isBreak = false): void {
    // White space between blocks is the source's layout.
    if (!this.open && text.trim() === '') return;
    this.open ??= { kind: place.kind, quote: place.quote, runs: [] };
    // A heading is set by its level; bold in it says nothing more.
    const style = this.open.kind === 'p' ? place.style : { ...place.style, bold: false };
    this.open.runs.push({ text: isBreak ? '\n' : text.replace(/\n/g, ' '), style });
  }

  private addSceneBreak(): void {
    this.close();
    this.hasBlockElements = true;
    this.blocks.push({ kind: 'hr', quote: false, runs: [] });
  }

  private addPreformatted(element: Element, place: Place): void {
    this.close();
    this.hasBlockElements = true;
    for (const block of plainTextBlocks(element.textContent ?? '')) this.blocks.push({ ...block, quote: place.quote });
  }

  private close(): void {
    if (this.open) this.blocks.push(this.open);
    this.open = null;
  }
}

/** Reads the clipboard's HTML as paragraphs, headings, quotes and scene breaks. */
export function collectBlocks(html: string): PastedBlock[] {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const css = [...document.querySelectorAll('style')].map((element) => element.textContent ?? '').join('\n');
  const collector = new BlockCollector(parseStyleSheet(css));
  collector.visit(document.body, { kind: 'p', quote: false, style: PLAIN_STYLE });
  return collector.finish();
}
