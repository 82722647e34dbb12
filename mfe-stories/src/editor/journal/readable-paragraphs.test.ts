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
  const type = (text: string) => ({ stepType: 'replace', slice: { content: [{ type: 'text', text }] } });
  const records = [...' two'].map((character, index) => ({ seq: index + 2, steps: [type(character)] }));
  const journal = { snapshot: { text: chapterText('One') }, records };
  expect(readableParagraphs(journal)).toEqual(['One', ' two']);
});
