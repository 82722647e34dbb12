import { Parser, type ParserOptions } from 'htmlparser2';
import type { MarkupElement, MarkupNode } from '../../editor/paste/markup.ts';

interface OpenElement extends MarkupElement {
  readonly children: MarkupNode[];
}

/** Hostile files nest without end; what reads the tree goes into it by recursion. */
const DEPTH_MAX = 400;

function parse(text: string, options: ParserOptions, nameOf: (tag: string) => string): MarkupElement {
  const root: OpenElement = { tag: 'BODY', attributes: new Map(), children: [] };
  const open = [root];
  let skipped = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (open.length >= DEPTH_MAX) {
          skipped += 1;
          return;
        }
        const element = { tag: nameOf(name), attributes: new Map(Object.entries(attributes)), children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(value) {
        const { children } = open.at(-1) ?? root;
        const last = children.at(-1);
        if (typeof last === 'string') children[children.length - 1] = last + value;
        else children.push(value);
      },
      onclosetag() {
        if (skipped > 0) skipped -= 1;
        else if (open.length > 1) open.pop();
      },
    },
    { decodeEntities: true, ...options },
  );
  parser.end(text);
  return root;
}

/**
 * HTML or XHTML where there is no DOM. A file strikes out with `del` what its author wants to be read so; on the
 * clipboard it is what a word processor has deleted.
 */
export function markupOfHtml(html: string): MarkupElement {
  return parse(html, { recognizeSelfClosing: true }, (tag) => (tag === 'del' ? 'S' : tag.toUpperCase()));
}

/** XML; the names of its tags without their prefixes, in capitals. */
export function markupOfXml(xml: string): MarkupElement {
  return parse(xml, { xmlMode: true }, (tag) => tag.slice(tag.indexOf(':') + 1).toUpperCase());
}
