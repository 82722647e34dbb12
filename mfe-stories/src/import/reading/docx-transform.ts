import { BOOK_NOTE_NAMES, BOOK_NOTES } from '@myfiction/shared/contract/book-notes.ts';
import type { DocxStyle } from './docx-styles.ts';

/** What mammoth's model of a document tells of an element; it types none of it. */
export interface DocxElement {
  type: string;
  children?: DocxElement[];
  styleId?: string | null;
  styleName?: string | null;
  alignment?: string | null;
  isBold?: boolean;
  isItalic?: boolean;
  isUnderline?: boolean;
  isStrikethrough?: boolean;
}

const ALIGNS: Readonly<Record<string, string>> = {
  center: 'center',
  right: 'right',
  end: 'right',
  both: 'justify',
  distribute: 'justify',
};
const ALIGN_NAMES = ['left', 'center', 'right', 'justify'] as const;
const KINDS = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'] as const;
/** Classes of what our own books say around a chapter, by their styles' names in small letters. */
const NOTES = new Map(
  BOOK_NOTE_NAMES.map((name) => [BOOK_NOTES[name].styleName.toLowerCase(), BOOK_NOTES[name].className]),
);
const QUOTES = /^(?:intense )?quote$|^quotations?$|^block text$/;

/** Style map for mammoth: each paragraph's tag and alignment, which `createTransform` put into its style's name. */
export const STYLE_MAP: readonly string[] = [
  ...KINDS.flatMap((kind) =>
    ALIGN_NAMES.map((align) => {
      const target = kind === 'blockquote' ? `blockquote > p.${align}:fresh` : `${kind}.${align}:fresh`;
      return `p[style-name='${kind} ${align}'] => ${target}`;
    }),
  ),
  ...[...NOTES.values()].map((name) => `p[style-name='${name}'] => aside.${name} > p:fresh`),
  'u => u',
];
/** For the classes that the map gives. */
export const ALIGN_STYLES = ALIGN_NAMES.map((align) => `.${align} { text-align: ${align} }`).join('\n');

/** Resolves what styles say, which mammoth leaves aside: italics of a style, alignment, levels of the outline. */
export function createTransform(styles: ReadonlyMap<string, DocxStyle>) {
  let titles = 0;
  const isTitle = ({ styleId }: DocxElement) => styles.get(styleId ?? '')?.name === 'title';
  const transform = (element: DocxElement, around?: DocxStyle): DocxElement => {
    const style = styles.get(element.styleId ?? '');
    if (element.type === 'paragraph') return transformParagraph(element, style);
    const children = element.children?.map((child) => transform(child, around));
    const transformed = children ? { ...element, children } : element;
    return element.type === 'run' ? transformRun(transformed, style, around) : transformed;
  };
  const transformParagraph = (paragraph: DocxElement, style: DocxStyle | undefined): DocxElement => {
    const note = NOTES.get(style?.name ?? '');
    if (note !== undefined) return { ...paragraph, styleId: null, styleName: note };
    const align = ALIGNS[paragraph.alignment ?? style?.align ?? ''] ?? 'left';
    const isQuote = QUOTES.test(style?.name ?? '');
    const level = style?.level || levelOfId(paragraph.styleId ?? '');
    // One title is the book's, several are those of chapters.
    const isHeading = level > 0 || (titles > 1 && isTitle(paragraph));
    const kind = isHeading ? `h${level || 1}` : isQuote ? 'blockquote' : 'p';
    // The look of a heading, or of a quote as such, is not the author's emphasis.
    const around = kind === 'p' ? style : undefined;
    const children = paragraph.children?.map((child) => transform(child, around)) ?? [];
    return { ...paragraph, children, styleId: null, styleName: `${kind} ${align}` };
  };
  return (document: DocxElement): DocxElement => {
    titles = document.children?.filter(isTitle).length ?? 0;
    return transform(document);
  };
}

function transformRun(run: DocxElement, style: DocxStyle | undefined, around: DocxStyle | undefined): DocxElement {
  // Underlining belongs to the look of a link.
  const isLink = style?.name === 'hyperlink';
  return {
    ...run,
    styleId: null,
    styleName: null,
    isBold: run.isBold || differ(style?.bold, around?.bold),
    isItalic: run.isItalic || differ(style?.italic, around?.italic),
    isUnderline: !isLink && (run.isUnderline || style?.underline || around?.underline || false),
    isStrikethrough: run.isStrikethrough || style?.strike || around?.strike || false,
  };
}

/** For documents that name Word's own styles without describing them. */
function levelOfId(styleId: string): number {
  return Number(/^Heading([1-6])$/.exec(styleId)?.[1] ?? 0);
}

/** Word sets emphasis within an italic paragraph upright. */
function differ(own = false, around = false): boolean {
  return own !== around;
}
