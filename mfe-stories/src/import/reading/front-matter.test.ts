import { takeFrontMatter } from './front-matter.ts';

it('keeps what our export writes, and takes it off the text', () => {
  const text = ['---', 'warning: "Blood"', 'note_before: "He said \\"no\\".\\nHello"', '---', '# One', ''].join('\n');
  expect(takeFrontMatter(text)).toEqual({
    body: '# One\n',
    authorNotes: { note_before: 'He said "no".\nHello', note_after: '', warning: 'Blood' },
  });
});

it.each([
  ['nothing in front', '# One\n'],
  ['a line that only parts scenes', 'One.\n\n---\n\nTwo.\n'],
  ['a scene between two such lines', '---\n\nShe read it.\n\n---\n\nTwo.\n'],
  ['speech between two such lines', '---\nAnn: Where is it?\nHere, he said: look.\n---\nTwo.\n'],
])('leaves a text alone that has %s', (_case, text) => {
  expect(takeFrontMatter(text)).toEqual({ body: text });
});

it('takes what other programs write off as well, and keeps none of it', () => {
  const text = '\uFEFF---\r\ntitle: One\r\nnote_after: |\r\n  many\r\n  lines\r\nwarning: "cut\r\n---\r\nOne.\r\n';
  expect(takeFrontMatter(text)).toEqual({ body: 'One.\r\n' });
});

it('reads a warning without quotes', () => {
  expect(takeFrontMatter('---\nwarning: Blood and death\n---\nOne.').authorNotes?.warning).toBe('Blood and death');
});
