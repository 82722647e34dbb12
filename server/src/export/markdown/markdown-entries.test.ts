import { readEntries } from '../testing/read-entries.ts';
import { sampleBook } from '../testing/sample-book.ts';
import { documentToMarkdown } from './document-to-markdown.ts';
import { markdownEntries } from './markdown-entries.ts';

test('a folder a volume, a file a chapter, sorted as they are read', () => {
  expect(markdownEntries(sampleBook()).map(({ path }) => path)).toEqual([
    'Moon & Us/About.md',
    'Moon & Us/1 The Letter.md',
    'Moon & Us/1 Book One/2 Chapter 2.md',
    'Moon & Us/2 Book Two/3 Who Me You.md',
  ]);
});

test('files sort as they are read where drafts between them are left out', () => {
  const chapters = [9, 10].map((position) => ({ chapterId: '', position, title: 'Snow', volume: undefined }));
  const paths = markdownEntries(sampleBook({ chapters })).map(({ path }) => path);
  expect(paths).toEqual(['Moon & Us/About.md', 'Moon & Us/09 Snow.md', 'Moon & Us/10 Snow.md']);
});

test('a chapter is its notes, its title and its text, with what looks like Markdown escaped', async () => {
  const files = await readEntries(markdownEntries(sampleBook()));
  expect(files.get('Moon & Us/1 The Letter.md')).toBe(`---
warning: "Violence & death"
note_before: "Thank you <all>."
---

# The Letter

## I. \\<Begin> & "end"

She said *no <strong>and</strong>*<u> meant</u>\\
~~it~~. \\*Not\\* \\_this\\_, 1. or # that.

* * *

> [a letter](<https://example.com/a b?c=1\\&d=2>)

A bell\u0007 and half a pair \ud800.

`);
});

test('an empty chapter is an empty file below its title', () => {
  expect(documentToMarkdown({ type: 'doc', content: [{ type: 'paragraph' }] })).toBe('');
});
