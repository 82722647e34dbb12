import type { ChapterDocument } from '@myfiction/shared/contract/chapter-document.ts';
import { blockTexts, countWords } from '@myfiction/shared/contract/chapter-text.ts';

/** The first `words` words of a chapter, as an author leaves it in the middle of a sentence. */
export function cutDocument(document: ChapterDocument, words: number): ChapterDocument {
  const content: ChapterDocument['content'] = [];
  let left = words;
  for (const block of document.content) {
    const [text = ''] = blockTexts({ type: 'doc', content: [block] });
    if (countWords(text) > left) {
      const cut = text.split(' ').slice(0, left).join(' ');
      if (cut !== '') content.push({ type: 'paragraph', content: [{ type: 'text', text: cut }] });
      break;
    }
    content.push(block);
    left -= countWords(text);
  }
  return { type: 'doc', content };
}
