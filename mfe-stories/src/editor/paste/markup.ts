/** One element of pasted or imported HTML: what a page's DOM and a worker, which has none, both can give. */
export interface MarkupElement {
  /** In capitals. */
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly MarkupNode[];
}
export type MarkupNode = MarkupElement | string;

/** Names in the class attribute. */
export function classesOf({ attributes }: MarkupElement): string[] {
  return attributes.get('class')?.split(/\s+/).filter(Boolean) ?? [];
}

export function textOf(node: MarkupNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}

/** Every element with this tag, in order. */
export function findAll(element: MarkupElement, tag: string): MarkupElement[] {
  const inner = element.children.flatMap((child) => (typeof child === 'string' ? [] : findAll(child, tag)));
  return element.tag === tag ? [element, ...inner] : inner;
}
