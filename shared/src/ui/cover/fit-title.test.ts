import fc from 'fast-check';
import { fitTitle } from './fit-title.ts';
import { textWidth } from './text-width.ts';
import { titleTokens } from './title-tokens.ts';

const options = { capitals: false, width: 252, height: 124, largest: 50, lineHeight: 1.04 };

test('breaks where the lines come out largest and even', () => {
  expect(fitTitle('The Moon Between Us', options).lines).toEqual(['The Moon', 'Between Us']);
  expect(fitTitle('Seven Doors to Winter', options).lines).toEqual(['Seven Doors', 'to Winter']);
});

test('no line is wider and no block higher than its room, and no word is lost', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (title) => {
      const { lines, fontSize } = fitTitle(title, options);
      for (const line of lines) expect(textWidth(line, false) * fontSize).toBeLessThanOrEqual(options.width + 0.01);
      expect(lines.length * fontSize * options.lineHeight).toBeLessThanOrEqual(options.height + 0.01);
      expect(lines.length).toBeLessThanOrEqual(5);
      expect(lines.join('').replace(/\s/g, '')).toBe(title.replace(/\s/g, ''));
    }),
  );
});

test('a title without spaces is broken between its characters', () => {
  expect(fitTitle('星の海を渡る舟', options).lines.length).toBeGreaterThan(1);
});

test.each([
  ['Thai', 'ที่นี่มีผู้ที่รู้วิธีที่จะรักที่นี่'],
  ['Hindi', 'किंकर्तव्यविमूढ़तापूर्णपरिस्थितियोंकीकहानी'],
])('no line of a title in %s begins with a mark of the letter before', (_name, title) => {
  for (const width of [60, 90, 120, 252])
    for (const line of fitTitle(title, { ...options, width }).lines) expect(line).not.toMatch(/^\p{M}/u);
});

test('signs as wide as the letters of their script are measured so: no line of them leaves the cover', () => {
  expect(textWidth('「！：、ー』', false)).toBeGreaterThanOrEqual(6);
  expect(textWidth('—…', false)).toBeGreaterThanOrEqual(1.9);
});

test('a title is not broken before what closes or lengthens, nor after what opens', () => {
  const pieces = (title: string) => titleTokens(title, false).map(({ text }) => text);
  expect(pieces('「さよなら、またね！」と言った')).toEqual([
    ...['「さ', 'よ', 'な', 'ら、', 'ま', 'た', 'ね！」', 'と', '言っ', 'た'],
  ]);
  expect(pieces('ทำไมเมืองจะ')).toEqual(['ทำ', 'ไม', 'เมื', 'อ', 'ง', 'จะ']);
  expect(pieces('スーパー')).toEqual(['スー', 'パー']);
  expect(pieces('愛。。。。。')).toEqual(['愛。。。', '。。']);
});

test('an empty title has no lines', () => {
  expect(fitTitle('  ', options)).toEqual({ lines: [], fontSize: 50 });
});
