import MarkdownIt from 'markdown-it';
import { parseStyleSheet } from '../../editor/paste/declarations.ts';
import type { AuthorNotes } from '../manuscript/manuscript.ts';
import type { FileContent, ReadBlock } from './file-part.ts';
import { takeFrontMatter } from './front-matter.ts';
import { markNotes } from './markdown-notes.ts';
import { markupOfHtml } from './markup-of-text.ts';
import { readPages } from './read-pages.ts';
import { keepWordsInBrackets } from './words-in-brackets.ts';

/** `[Ann]: Goodbye.` has the form of a link's address, which is not shown; only what is one is taken for it. */
const SPEECH =
  /^( {0,3})(?=\[[^\]\n]+\]:\s*(?!\s|<?(?:https?:|mailto:|data:|\.{0,2}\/|#)|\S+\.(?:gif|jpe?g|png|svg|webp)\b))/gim;

/** Tokens that take no mark into their text. */
const WITHOUT_TEXT = new Set(['list_item_close', 'hr', 'fence', 'html_block']);

/** Chapters have no lists: the number or the dash of an item is a word of its text, and alone on its line a paragraph. */
function keepListMarks(markdown: ReturnType<typeof MarkdownIt>): void {
  markdown.core.ruler.after('words in brackets', 'list marks', (state) => {
    const { Token } = state;
    let mark = '';
    state.tokens = state.tokens.flatMap((token) => {
      const { type, info, markup, children } = token;
      if (type === 'list_item_open') mark += `${info}${markup} `;
      const isAlone = WITHOUT_TEXT.has(type);
      if (mark === '' || (type !== 'inline' && !isAlone)) return [token];
      const text = Object.assign(new Token('text', '', 0), { content: mark });
      mark = '';
      if (!isAlone) return [Object.assign(token, { children: [text, ...(children ?? [])] })];
      const inline = Object.assign(new Token('inline', '', 0), { children: [text] });
      return [new Token('paragraph_open', 'p', 1), inline, new Token('paragraph_close', 'p', -1), token];
    });
  });
}

export function readMarkdown(text: string): FileContent {
  const markdown = new MarkdownIt({ html: true });
  // Authors indent paragraphs; nobody writes program code in a chapter.
  markdown.disable('code');
  keepWordsInBrackets(markdown);
  keepListMarks(markdown);
  const { body, authorNotes } = takeFrontMatter(text);
  const html = markdown.render(markNotes(body).replace(SPEECH, '$1\\'));
  const { blocks, notes, pictures } = readPages([{ path: '', body: markupOfHtml(html), sheet: parseStyleSheet('') }]);
  return { parts: [{ blocks: withAuthorNotes(blocks.flat(), authorNotes) }], notes, pictures };
}

/** A file is one chapter: what is said before it goes with its first block, what is said after it with its last. */
function withAuthorNotes(blocks: readonly ReadBlock[], notes: AuthorNotes | undefined): ReadBlock[] {
  if (!notes) return [...blocks];
  const { note_after, ...before } = notes;
  return blocks.map((block, index) => {
    const authorNotes = { ...(index === 0 && before), ...(index === blocks.length - 1 && { note_after }) };
    return Object.keys(authorNotes).length > 0 ? { ...block, authorNotes } : block;
  });
}
