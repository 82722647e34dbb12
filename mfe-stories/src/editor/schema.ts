import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { isLinkAllowed } from './link-allowed.ts';

/** The same list as the contract's `ALIGNMENTS`, which cannot be imported at run time: it would bring zod along. */
const ALIGNMENTS = ['left', 'center', 'right', 'justify'];
function alignmentOf(element: HTMLElement): string {
  const align = element.dataset.align ?? '';
  return ALIGNMENTS.includes(align) ? align : 'left';
}

// An attribute, not an inline style: the page's policy may forbid style attributes. Each block has the direction of its
// own first letter.
function blockAttributes(align: unknown): Record<string, string> {
  return { dir: 'auto', ...(typeof align === 'string' && align !== 'left' && { 'data-align': align }) };
}

function validateAlign(value: unknown): void {
  if (typeof value !== 'string' || !ALIGNMENTS.includes(value)) throw new RangeError('Unknown alignment.');
}

function validateLevel(value: unknown): void {
  if (value !== 2 && value !== 3) throw new RangeError('A heading has level 2 or 3.');
}

function validateHref(value: unknown): void {
  if (typeof value !== 'string' || !isLinkAllowed(value)) throw new RangeError('This address is not allowed.');
}

const align = { default: 'left', validate: validateAlign };

const paragraph: NodeSpec = {
  content: 'inline*',
  group: 'block',
  attrs: { align },
  parseDOM: [{ tag: 'p', getAttrs: (element) => ({ align: alignmentOf(element) }) }],
  toDOM: (node): DOMOutputSpec => ['p', blockAttributes(node.attrs.align), 0],
};

const heading: NodeSpec = {
  content: 'inline*',
  group: 'block',
  defining: true,
  attrs: { level: { default: 2, validate: validateLevel }, align },
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
    tag: `h${level}`,
    getAttrs: (element: HTMLElement) => ({ level: level <= 2 ? 2 : 3, align: alignmentOf(element) }),
  })),
  toDOM: (node): DOMOutputSpec => [`h${node.attrs.level}`, blockAttributes(node.attrs.align), 0],
};

const nodes = {
  doc: { content: 'block+' },
  paragraph,
  heading,
  blockquote: {
    content: '(paragraph | heading)+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: (): DOMOutputSpec => ['blockquote', 0],
  },
  scene_break: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: (): DOMOutputSpec => ['hr'] },
  text: { group: 'inline' },
  hard_break: {
    inline: true,
    group: 'inline',
    selectable: false,
    leafText: () => '\n',
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
} satisfies Record<string, NodeSpec>;

function inlineMark(element: string, ...aliases: string[]): MarkSpec {
  return {
    parseDOM: [element, ...aliases].map((tag) => ({ tag })),
    toDOM: (): DOMOutputSpec => [element, 0],
  };
}

const marks = {
  strong: inlineMark('strong', 'b'),
  em: inlineMark('em', 'i'),
  underline: inlineMark('u'),
  strike: inlineMark('s', 'strike', 'del'),
  link: {
    inclusive: false,
    attrs: { href: { validate: validateHref } },
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = element.getAttribute('href') ?? '';
          return isLinkAllowed(href) ? { href } : false;
        },
      },
    ],
    toDOM: (mark): DOMOutputSpec => ['a', { href: mark.attrs.href, rel: 'noopener noreferrer nofollow' }, 0],
  } satisfies MarkSpec,
} satisfies Record<string, MarkSpec>;

/** The editor's schema: exactly the nodes and marks of the contract's `chapterDocument`. */
export const schema = new Schema({ nodes, marks });
