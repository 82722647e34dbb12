import fc from 'fast-check';
import { fromNoteParagraphs, toNoteParagraphs } from './book-notes.ts';

it('parts a note at its empty lines, and makes no empty paragraph', () => {
  expect(toNoteParagraphs('One.\nTwo.\n\nThree.\n\n\nFour.')).toEqual(['One.\nTwo.', 'Three.', '\nFour.']);
  expect(toNoteParagraphs('\n\nOne.\n\n')).toEqual(['\n\nOne.\n\n']);
  expect(toNoteParagraphs(' \n')).toEqual([]);
});

it('joins them to what they were', () => {
  const note = fc
    .array(fc.constantFrom('a', ' ', '\n'), { maxLength: 12 })
    .map((parts) => parts.join(''))
    .filter((text) => text.trim() !== '');
  fc.assert(fc.property(note, (text) => expect(fromNoteParagraphs(toNoteParagraphs(text))).toBe(text)));
});
