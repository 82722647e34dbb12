import { classesOf, type MarkupElement } from './markup.ts';

/**
 * Parses the text of a style attribute or rule: property → value, lower-cased, the last one wins. Read by hand because a
 * browser drops Word's `mso-…` properties, and a page policy without inline styles leaves `element.style` empty.
 */
export function parseDeclarations(text: string): Map<string, string> {
  const declarations = new Map<string, string>();
  for (const part of text.match(/(?:"[^"]*"|'[^']*'|\([^)]*\)|[^;])+/g) ?? []) {
    const colon = part.indexOf(':');
    if (colon < 1) continue;
    const value = part
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    declarations.set(part.slice(0, colon).trim().toLowerCase(), value.replace(/\s*!important$/, ''));
  }
  return declarations;
}

const RULE = /([^{}]+)\{([^{}]*)\}/g;
/** `p.p1`, `.s1`: the only selectors by which word processors style the text of the clipboard. */
const CLASS_SELECTOR = /^([a-z][a-z0-9]*)?\.([\w-]+)$/i;

export type StyleSheet = ReadonlyMap<string, Map<string, string>>;

/** Class rules of the clipboard's style elements (Pages and Word put them there), by `tag.class` or `.class`. */
export function parseStyleSheet(css: string): StyleSheet {
  const rules = new Map<string, Map<string, string>>();
  const plain = css.replace(/<!--|-->|\/\*.*?\*\//gs, ' ');
  for (const [, selectors = '', body = ''] of plain.matchAll(RULE)) {
    for (const selector of selectors.split(',').map((one) => one.trim())) {
      if (!CLASS_SELECTOR.test(selector)) continue;
      const merged = new Map([...(rules.get(selector.toLowerCase()) ?? []), ...parseDeclarations(body)]);
      rules.set(selector.toLowerCase(), merged);
    }
  }
  return rules;
}

/** The declarations that apply to an element: class rules first, its own style after them. */
export function declarationsOf(element: MarkupElement, sheet: StyleSheet): Map<string, string> {
  const tag = element.tag.toLowerCase();
  const found: [string, string][] = [];
  for (const name of classesOf(element)) {
    const lower = name.toLowerCase();
    for (const key of [`.${lower}`, `${tag}.${lower}`]) found.push(...(sheet.get(key) ?? []));
  }
  found.push(...parseDeclarations(element.attributes.get('style') ?? ''));
  return new Map(found);
}
