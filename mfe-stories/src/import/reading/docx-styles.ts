import { findAll, type MarkupElement } from '../../editor/paste/markup.ts';
import { markupOfXml } from './markup-of-text.ts';

/** How a style of a Word document sets text. */
export interface DocxStyle {
  readonly name: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly align: string;
  /** Level in the outline from 1, 0 for text. */
  readonly level: number;
}

const PLAIN: DocxStyle = {
  name: '',
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  align: '',
  level: 0,
};
const OFF = new Set(['0', 'false', 'off', 'none']);

const value = (element: MarkupElement | undefined): string | undefined => element?.attributes.get('w:val');

function toggle(style: MarkupElement, tag: string, inherited: boolean): boolean {
  const [found] = findAll(style, tag);
  return found ? !OFF.has(value(found) ?? '1') : inherited;
}

function readStyle(style: MarkupElement, base: DocxStyle): DocxStyle {
  const outline = value(findAll(style, 'OUTLINELVL')[0]);
  const name = value(findAll(style, 'NAME')[0])?.toLowerCase() ?? '';
  const named = /^heading ([1-6])$/.exec(name)?.[1];
  // Nine levels from 0; a tenth stands for text.
  const level = named ? Number(named) : outline === undefined ? base.level : (Number(outline) + 1) % 10;
  return {
    name,
    bold: toggle(style, 'B', base.bold),
    italic: toggle(style, 'I', base.italic),
    underline: toggle(style, 'U', base.underline),
    strike: toggle(style, 'STRIKE', base.strike),
    align: value(findAll(style, 'JC')[0]) ?? base.align,
    level: Math.min(level, 6),
  };
}

/** The styles of `word/styles.xml` by their ids, each with what it takes from the style that it is based on. */
export function readDocxStyles(xml: string): ReadonlyMap<string, DocxStyle> {
  const elements = new Map(
    findAll(markupOfXml(xml), 'STYLE').map((style) => [style.attributes.get('w:styleId') ?? '', style]),
  );
  const styles = new Map<string, DocxStyle>();
  const resolve = (id: string): DocxStyle => {
    const known = styles.get(id);
    const element = elements.get(id);
    if (known || !element) return known ?? PLAIN;
    // Before the base is asked: styles may be based on one another in a circle.
    styles.set(id, PLAIN);
    const style = readStyle(element, resolve(value(findAll(element, 'BASEDON')[0]) ?? ''));
    styles.set(id, style);
    return style;
  };
  for (const id of elements.keys()) resolve(id);
  return styles;
}
