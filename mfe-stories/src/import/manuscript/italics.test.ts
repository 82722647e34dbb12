import { makeManuscript } from '../testing/make-manuscript.ts';
import { withItalics } from './italics.ts';

function read(text: string): string {
  const { block } = withItalics(makeManuscript([text])).blocks[0] ?? { block: undefined };
  const content = block?.type === 'paragraph' ? (block.content ?? []) : [];
  return content
    .map((inline) => (inline.type === 'hard_break' ? '/' : inline.marks ? `<${inline.text}>` : inline.text))
    .join('');
}

it.each([
  ['He was _very_ sure.', 'He was <very> sure.'],
  ['_All of it._', '<All of it.>'],
  ['_One_ and “_two_”', '<One> and “<two>”'],
  ['by _my_self', 'by <my>self'],
  ['snake_case_name', 'snake_case_name'],
  ['a _ b _ c', 'a _ b _ c'],
  ['____', '____'],
  ['no end _here', 'no end _here'],
])('%s', (text, expected) => {
  expect(read(text)).toBe(expected);
});
