import type { MarkupElement, MarkupNode } from './markup.ts';

/** A DOM element and all within it. */
export function markupOfDom(element: Element): MarkupElement {
  return {
    tag: element.tagName.toUpperCase(),
    attributes: new Map([...element.attributes].map(({ name, value }) => [name, value])),
    children: [...element.childNodes].flatMap((node): MarkupNode[] => {
      if (node.nodeType === node.TEXT_NODE) return [node.nodeValue ?? ''];
      return node instanceof Element ? [markupOfDom(node)] : [];
    }),
  };
}
