import { collectBlocks } from './collect-blocks.ts';
import { countPictures } from './count-pictures.ts';
import { parseStyleSheet } from './declarations.ts';
import { keepFootnotes } from './keep-footnotes.ts';
import { markupOfDom } from './markup-of-dom.ts';
import type { PastedBlock, Run } from './pasted-block.ts';

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

function runToHtml({ text, style }: Run): string {
  if (text === '\n') return '<br>';
  let html = escapeHtml(text);
  if (style.strike) html = `<s>${html}</s>`;
  if (style.underline) html = `<u>${html}</u>`;
  if (style.italic) html = `<em>${html}</em>`;
  if (style.bold) html = `<strong>${html}</strong>`;
  return style.href ? `<a href="${escapeHtml(style.href)}">${html}</a>` : html;
}

function blockToHtml(block: PastedBlock): string {
  if (block.kind === 'hr') return '<hr>';
  return `<${block.kind}>${block.runs.map(runToHtml).join('')}</${block.kind}>`;
}

function blocksToHtml(blocks: readonly PastedBlock[]): string {
  let html = '';
  let inQuote = false;
  for (const block of blocks) {
    if (block.quote !== inQuote) html += block.quote ? '<blockquote>' : '</blockquote>';
    inQuote = block.quote;
    html += blockToHtml(block);
  }
  return inQuote ? `${html}</blockquote>` : html;
}

/**
 * The clipboard's HTML reduced to what a chapter holds: paragraphs, headings, quotes, scene breaks, and in them bold,
 * italics, underline, strike, links and line breaks. Footnotes stand at its end. Made for Word, Google Docs, Pages and
 * LibreOffice; what this editor copied itself is left as it is. With it the number of pictures that were left out.
 */
export function cleanPastedHtml(html: string): { html: string; pictures: number } {
  if (/<[^>]+\sdata-pm-slice=/.test(html)) return { html, pictures: 0 };
  // Word puts its whole document around the fragment, and the text of the fragment's footnotes behind it.
  const [, fragment, behind] = html.match(/<!--StartFragment-->(.*)<!--EndFragment-->(.*)/s) ?? [];
  const styles = fragment === undefined ? [] : (html.match(/<style.*?<\/style>/gis) ?? []);
  const notes = behind?.match(/<div[^>]+mso-element:(?:foot|end)note-list.*/s) ?? [];
  const page = new DOMParser().parseFromString([...styles, fragment ?? html, ...notes].join(''), 'text/html');
  keepFootnotes(page);
  const css = [...page.querySelectorAll('style')].map((element) => element.textContent ?? '').join('\n');
  const { blocks, discarded } = collectBlocks(markupOfDom(page.body), parseStyleSheet(css));
  return { html: blocksToHtml(blocks), pictures: countPictures(discarded) };
}
