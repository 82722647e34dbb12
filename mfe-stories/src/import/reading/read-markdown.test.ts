import { importFile } from '../testing/import-file.ts';
import { readMarkdown } from './read-markdown.ts';

const textsOf = (text: string) =>
  readMarkdown(text).parts.flatMap(({ blocks }) =>
    blocks.map(({ kind, runs }) => (kind === 'hr' ? '---' : runs.map((run) => run.text).join(''))),
  );

it('keeps the numbers and dashes with which lines begin', () => {
  expect(textsOf('1986. It was a good year.\n\n- Come in, she said.\n- I will not.\n\n1) One\n2) Two')).toEqual([
    '1986. It was a good year.',
    '- Come in, she said.',
    '- I will not.',
    '1) One',
    '2) Two',
  ]);
  expect(textsOf('- One\n\n  Still one.\n\n- Two')).toEqual(['- One', 'Still one.', '- Two']);
});

it('keeps a number or a sign that stands alone on its line', () => {
  expect(textsOf('1.\n\nIt was dark.\n\n2.\n\nIt was light.')).toEqual(['1.', 'It was dark.', '2.', 'It was light.']);
  expect(textsOf('It was dark.\n\n*\n\nIt was light.')).toEqual(['It was dark.', '---', 'It was light.']);
  expect(textsOf('1. - Come in.\n\n2. * * *\n')).toEqual(['1. - Come in.', '2.', '---']);
});

it('takes no speech for the address of a link', () => {
  expect(textsOf('[Ann]: Goodbye.\n\n[System]:\nWelcome!')).toEqual(['[Ann]: Goodbye.', '[System]: Welcome!']);
  expect(textsOf('A [knife][1].\n\n[1]: https://example.com')).toEqual(['A knife.']);
  const drawn = readMarkdown('![][image1] Text.\n\n[image1]: <data:image/png;base64,AAAA>');
  expect(drawn.pictures).toBe(1);
  expect(drawn.parts[0]?.blocks).toHaveLength(1);
});

it('keeps words in angle brackets that are no HTML', () => {
  expect(textsOf('He heard <Ding> and `<Level up>`.\n\n<Sword Mastery>\nYou *died*.\n\n- <Quest>')).toEqual([
    'He heard <Ding> and <Level up>.',
    '<Sword Mastery> You died.',
    '- <Quest>',
  ]);
  expect(textsOf('One<br>two, <u>three</u>, <https://example.com>.\n\n<div align="center">\n\nFour\n\n</div>')).toEqual(
    ['One\ntwo, three, https://example.com.', 'Four'],
  );
});

it('keeps what is struck out, by HTML too', () => {
  expect(textsOf('One ~~two~~ <del>three</del> <s>four</s>.')).toEqual(['One two three four.']);
});

describe('footnotes', () => {
  const chaptersOf = async (text: string) =>
    (await importFile('moon.md', text)).documents.map(({ content }) =>
      content.map((block) =>
        block.type === 'paragraph'
          ? (block.content ?? []).map((each) => ('text' in each ? each.text : '')).join('')
          : '---',
      ),
    );

  it('stand at the end of the chapter that refers to them, wherever the file has them', async () => {
    const book =
      '# One\n\nShe *read*[^1] it.[^2]\n\n# Two\n\nHe left.[^3]\n\n[^1]:  Aloud.\n[^2]: Twice,\n    they say.\n\n    And again.\n\n[^3]: At *last*.\n';
    expect(await chaptersOf(book)).toEqual([
      ['She read[1] it.[2]', '---', '[1] Aloud.', '[2] Twice, they say.', 'And again.'],
      ['He left.[3]', '---', '[3] At last.'],
    ]);
  });

  it('belong to their chapter where each chapter counts from 1', async () => {
    const chapter = (name: string) => `# ${name}\n\nText.[^1]\n\n[^1]: Of ${name}.\n\nMore.\n\n`;
    expect(await chaptersOf(chapter('One') + chapter('Two'))).toEqual([
      ['Text.[1]', 'More.', '---', '[1] Of One.'],
      ['Text.[1]', 'More.', '---', '[1] Of Two.'],
    ]);
  });

  it('have a number where the file gives them names', async () => {
    expect(await chaptersOf('A.[^moon] B.[^1]\n\n[^1]: Second.\n[^moon]: First.')).toEqual([
      ['A.[1] B.[2]', '---', '[1] First.', '[2] Second.'],
    ]);
  });

  it('stay as they are written where one half is missing', async () => {
    expect(await chaptersOf('A.[^1]\n\n[^2]: Nobody asked.\nAnd on.')).toEqual([
      ['A.[^1]', '[^2]: Nobody asked. And on.'],
    ]);
  });
});
