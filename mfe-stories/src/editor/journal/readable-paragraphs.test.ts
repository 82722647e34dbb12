import { chapterText } from '../testing/chapters.ts';
import { readableParagraphs } from './readable-paragraphs.ts';

it('finds the text within any document', () => {
  expect(readableParagraphs(chapterText('One').content)).toEqual(['One']);
  const poem = {
    type: 'doc',
    content: [
      {
        type: 'verse',
        lines: [{ type: 'text', text: 'Snow' }, { type: 'hard_break' }, { type: 'text', text: 'falls.' }],
      },
      { type: 'paragraph' },
      { type: 'quote', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Yes.' }] }] },
    ],
  };
  expect(readableParagraphs(poem)).toEqual(['Snow\nfalls.', 'Yes.']);
});

it('finds what was typed since the snapshot of a journal', () => {
  const steps = [{ stepType: 'replace', from: 4, to: 4, slice: { content: [{ type: 'text', text: ' two' }] } }];
  const journal = { snapshot: { text: chapterText('One') }, records: [{ seq: 2, steps }] };
  expect(readableParagraphs(journal)).toEqual(['One', ' two']);
});
