import MarkdownIt from 'markdown-it';
import { collectBlocks } from '../../editor/paste/collect-blocks.ts';
import { parseStyleSheet } from '../../editor/paste/declarations.ts';
import { countPictures } from './count-pictures.ts';
import type { FileContent } from './file-part.ts';
import { takeFrontMatter } from './front-matter.ts';
import { markupOfHtml } from './markup-of-text.ts';

export function readMarkdown(text: string): FileContent {
  const markdown = new MarkdownIt({ html: true });
  // Authors indent paragraphs; nobody writes program code in a chapter.
  markdown.disable('code');
  const { body, authorNotes } = takeFrontMatter(text);
  const html = markdown.render(body);
  const { blocks, discarded } = collectBlocks(markupOfHtml(html), parseStyleSheet(''));
  return { parts: [{ blocks }], pictures: countPictures(discarded), ...(authorNotes && { authorNotes }) };
}
