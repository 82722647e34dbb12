import { paragraphsOf, piecesOf } from './text-pieces.ts';

test('an empty line separates paragraphs, a line break stays within one', () => {
  expect(paragraphsOf('Dear Noor,\n\nGood news.\nReally.\n \n\nHana\n')).toEqual([
    ['Dear Noor,'],
    ['Good news.', 'Really.'],
    ['Hana'],
  ]);
});

test.each<[string, string | undefined]>([
  ['See https://example.com/a?b=1#c, please.', 'https://example.com/a?b=1#c'],
  ['(https://example.com/a)', 'https://example.com/a'],
  ['HTTP://EXAMPLE.COM', 'HTTP://EXAMPLE.COM'],
  ['https://studio.example.com@evil.example/', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['https://', undefined],
  ['https://example.com/"onmouseover="alert(1)', 'https://example.com/'],
  ['<a href="https://example.com">x</a>', 'https://example.com'],
])('in %j the address to follow is %j', (line, address) => {
  const pieces = piecesOf(line);
  expect(pieces.find(({ kind }) => kind === 'link')?.value).toBe(address);
  expect(pieces.map(({ value }) => value).join('')).toBe(line);
});

test('the title of the story stands out wherever it is', () => {
  expect(
    piecesOf('Seven Doors is in. We like Seven Doors.', 'Seven Doors').filter(({ kind }) => kind === 'story'),
  ).toHaveLength(2);
  expect(piecesOf('Nothing of it', '').map(({ kind }) => kind)).toEqual(['text']);
});
