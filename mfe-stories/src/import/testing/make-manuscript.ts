import { countWords } from '@myfiction/shared/contract/chapter-text.ts';
import type { Manuscript, SourceBlock } from '../manuscript/manuscript.ts';

/** A manuscript of lines: `# ` and `## ` are headings, `***` is a scene break, any other line a paragraph. */
export function makeManuscript(lines: readonly string[], changes: Partial<Manuscript> = {}): Manuscript {
  const blocks = lines.map((line): SourceBlock => {
    if (line === '***') return { block: { type: 'scene_break' }, words: 0, level: 0, file: 0 };
    const level = /^#*/.exec(line)?.[0].length ?? 0;
    const text = line.slice(level).trim();
    const content = [{ type: 'text' as const, text }];
    const words = countWords(text);
    if (level === 0) return { block: { type: 'paragraph', content }, words, level, file: 0 };
    return { block: { type: 'heading', attrs: { level: level <= 2 ? 2 : 3 }, content }, words, level, file: 0 };
  });
  return {
    files: [{ name: 'book.docx', folder: '' }],
    blocks,
    notes: new Map(),
    pictures: 0,
    underscores: 0,
    ...changes,
  };
}
