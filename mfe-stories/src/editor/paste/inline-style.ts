import { isLinkAllowed } from '../link-allowed.ts';
import { classesOf, type MarkupElement } from './markup.ts';

/** How a run of pasted text is set. */
export interface InlineStyle {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly href: string;
}

export const PLAIN_STYLE: InlineStyle = { bold: false, italic: false, underline: false, strike: false, href: '' };

const BOLD_TAGS = new Set(['B', 'STRONG']);
const ITALIC_TAGS = new Set(['I', 'EM', 'CITE', 'DFN', 'VAR', 'ADDRESS']);
const STRIKE_TAGS = new Set(['S', 'STRIKE']);

function weightIsBold(value: string | undefined): boolean | undefined {
  if (value === undefined || value === 'inherit') return undefined;
  if (value.startsWith('bold')) return true;
  const weight = Number.parseInt(value, 10);
  if (Number.isNaN(weight)) return value === 'normal' || value === 'lighter' ? false : undefined;
  return weight >= 600;
}

function styleIsItalic(value: string | undefined): boolean | undefined {
  if (value === undefined || value === 'inherit') return undefined;
  return value.startsWith('italic') || value.startsWith('oblique');
}

// `font: italic bold 12px Times`: what stands before the size; without a size it is a system font name.
function fromShorthand(font: string | undefined): { bold?: boolean; italic?: boolean } {
  const lead = font?.match(/^(.*?)\d[\d.]*(?:px|pt|em|rem|%)/)?.[1];
  if (lead === undefined) return {};
  return { bold: /\bbold|\b[6-9]00\b/.test(lead), italic: /\b(?:italic|oblique)\b/.test(lead) };
}

function linkOf({ tag, attributes }: MarkupElement): string {
  if (tag !== 'A') return '';
  const href = attributes.get('href')?.trim() ?? '';
  return isLinkAllowed(href) ? href : '';
}

/** The style of an element's text, from the style around it, its tag and its declarations. */
export function styleWithin(
  around: InlineStyle,
  element: MarkupElement,
  declarations: Map<string, string>,
): InlineStyle {
  const { tag } = element;
  const shorthand = fromShorthand(declarations.get('font'));
  // Word underlines what its tracked changes have put in.
  const isTracked = classesOf(element).includes('msoIns');
  const decoration = `${declarations.get('text-decoration') ?? ''} ${declarations.get('text-decoration-line') ?? ''}`;
  const href = linkOf(element) || around.href;
  return {
    bold: weightIsBold(declarations.get('font-weight')) ?? shorthand.bold ?? (BOLD_TAGS.has(tag) ? true : around.bold),
    italic:
      styleIsItalic(declarations.get('font-style')) ??
      shorthand.italic ??
      (ITALIC_TAGS.has(tag) ? true : around.italic),
    // The underline of a link is the link's own look.
    underline: href === '' && (around.underline || tag === 'U' || (decoration.includes('underline') && !isTracked)),
    strike: around.strike || STRIKE_TAGS.has(tag) || decoration.includes('line-through'),
    href,
  };
}
