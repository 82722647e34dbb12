import { SaxesParser } from 'saxes';
import type { ZipEntry } from '../zip-entry.ts';

/** The entries' contents as text, by path, in their order. */
export async function readEntries(entries: readonly ZipEntry[]): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  for (const { path, content } of entries) contents.set(path, await contentOf(content()));
  return contents;
}

/** A content as text. */
export async function contentOf(made: ReturnType<ZipEntry['content']>): Promise<string> {
  if (made instanceof Promise) return String(await made);
  let text = '';
  for await (const part of made) text += part;
  return text;
}

/** Throws where the text is not well-formed XML with declared namespaces. */
export function checkXml(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}

/** Values of an attribute, in order. */
export function attributes(xml: string, element: string, name: string): string[] {
  const values: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => {
    const value = tag.attributes[name];
    if (tag.name === element && value !== undefined) values.push(value);
  });
  parser.write(xml).close();
  return values;
}
