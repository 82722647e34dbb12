import { plainTextSlice } from './blocks-to-nodes.ts';
import { plainTextBlocks } from './plain-text.ts';

function texts(text: string): string[] {
  return plainTextBlocks(text).map((block) =>
    block.kind === 'hr' ? '---' : block.runs.map((run) => run.text).join(''),
  );
}

const WRAPPED = [
  'It was the best of times, it was the worst of times, it was the age of',
  'wisdom, it was the age of foolishness, it was the epoch of belief, it',
  'was the epoch of incredulity.',
  '',
  'There were a king with a large jaw and a queen with a plain face, on',
  'the throne of England.',
].join('\n');

it('parts paragraphs at empty lines and joins hard-wrapped lines', () => {
  expect(texts(WRAPPED)).toEqual([
    'It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness, it was the epoch of belief, it was the epoch of incredulity.',
    'There were a king with a large jaw and a queen with a plain face, on the throne of England.',
  ]);
});

it('keeps the lines of verse', () => {
  expect(texts('Tyger Tyger, burning bright,\nIn the forests of the night;\n\nWhat immortal hand or eye,')).toEqual([
    'Tyger Tyger, burning bright,\nIn the forests of the night;',
    'What immortal hand or eye,',
  ]);
});

it('makes each line a paragraph when there are no empty lines', () => {
  expect(texts('She stopped.\r\nShe looked at the window.\r\n')).toEqual(['She stopped.', 'She looked at the window.']);
});

it('makes each line a paragraph where lines are as long as paragraphs, also with empty lines between chapters', () => {
  const long = (word: string) => `${word} ${'went on and on '.repeat(20)}and ended.`;
  const text = ['Chapter 1', long('She'), 'He nodded.', long('It'), '', 'Chapter 2', long('They')].join('\n');
  expect(texts(text)).toEqual(['Chapter 1', long('She'), 'He nodded.', long('It'), 'Chapter 2', long('They')]);
});

it('keeps the lines of a text that is wrapped wider than is known', () => {
  const line = 'x '.repeat(60).trim();
  expect(texts([line, line, 'end.', '', line, 'end.'].join('\n'))).toHaveLength(2);
});

it('starts a paragraph at an indent when the whole is hard-wrapped', () => {
  const text = WRAPPED.split('\n')
    .filter((line) => line !== '')
    .map((line) => (/^(It|There)/.test(line) ? `   ${line}` : line))
    .join('\n');
  expect(texts(text)).toHaveLength(2);
});

it.each(['***', '* * *', '#', '---'])('makes %s a scene break', (mark) => {
  expect(texts(`one\n\n${mark}\n\ntwo`)).toEqual(['one', '---', 'two']);
});

it('does not read _x_ as italics', () => {
  const slice = plainTextSlice('He was _very_ sure.', []);
  expect(slice.content.textBetween(0, slice.content.size)).toBe('He was _very_ sure.');
  expect(slice.content.firstChild?.firstChild?.marks).toEqual([]);
});

it('keeps the spaces of a phrase and opens its ends, so that it joins the sentence around it', () => {
  const slice = plainTextSlice(' a phrase ', []);
  expect(slice.content.firstChild?.textContent).toBe(' a phrase ');
  expect([slice.openStart, slice.openEnd]).toEqual([1, 1]);
});

/** A hard-wrapped page around what a test is about. */
const amongProse = (...lines: string[]) => [WRAPPED, '', WRAPPED, '', ...lines, '', WRAPPED].join('\n');
const third = (...lines: string[]) => texts(amongProse(...lines))[4];

it('keeps verse among hard-wrapped prose', () => {
  const verse = ['    Full fathom five thy father lies;', '    Of his bones are coral made;', '    Those are pearls'];
  expect(third(...verse)).toBe(verse.map((line) => line.trim()).join('\n'));
});

it('keeps the lines of an address and of a signature', () => {
  expect(third('Satis House,', 'Tuesday')).toBe('Satis House,\nTuesday');
  const letter = ['Dear Sir,', 'I have the honour to inform you that the whole of the property has been', 'sold.'];
  expect(third(...letter)).toBe(
    'Dear Sir,\nI have the honour to inform you that the whole of the property has been sold.',
  );
});

it('joins a letter that is indented on both sides and wrapped at a width of its own', () => {
  const lines = [
    '    My dear boy, you will have heard by now what',
    '    happened here on the night of the storm, and',
    '    that nobody was hurt.',
  ];
  expect(third(...lines)).toBe(lines.map((line) => line.trim()).join(' '));
});

it('keeps a hyphen at the end of a line and adds no space to it, nor to a close dash', () => {
  const line = 'He went slowly and with many stops and starts into the old drawing-';
  expect(third(line, 'room.')).toBe(`${line}room.`);
  const dash = 'He went slowly and with many stops and starts into the drawing room—';
  expect(third(dash, 'and out.')).toBe(`${dash}and out.`);
  expect(texts(amongProse('El hombre— dijo— se fue.', '', dash, 'y salió.'))[5]).toBe(`${dash} y salió.`);
});

it('is not misled by one line that is too long', () => {
  expect(texts(`${WRAPPED}\n\n${WRAPPED}\n\nsee\n${'x'.repeat(90)}`)[0]).toContain('the age of wisdom');
});
