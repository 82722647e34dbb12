import { cutInline, type Inline, inlineText, marksKey } from './inline-content.ts';

const content: Inline[] = [
  { type: 'text', text: 'She ' },
  { type: 'text', text: 'ran', marks: [{ type: 'em' }] },
  { type: 'hard_break' },
  { type: 'text', text: 'home.' },
];

it('counts a line break as one character', () => {
  expect(inlineText(content)).toBe('She ran\nhome.');
});

it('cuts from left to right and keeps marks', () => {
  const cut = cutInline(content);
  expect(cut(2)).toEqual([{ type: 'text', text: 'Sh' }]);
  expect(cut(2)).toEqual([]);
  expect(cut(6)).toEqual([
    { type: 'text', text: 'e ' },
    { type: 'text', text: 'ra', marks: [{ type: 'em' }] },
  ]);
  expect(cut(Number.POSITIVE_INFINITY)).toEqual([
    { type: 'text', text: 'n', marks: [{ type: 'em' }] },
    { type: 'hard_break' },
    { type: 'text', text: 'home.' },
  ]);
});

it('knows the same marks in any order', () => {
  const [one, other]: Inline[] = [
    { type: 'text', text: 'a', marks: [{ type: 'em' }, { type: 'strong' }] },
    { type: 'text', text: 'b', marks: [{ type: 'strong' }, { type: 'em' }] },
  ];
  expect(one && other && marksKey(one) === marksKey(other)).toBe(true);
});
