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

it('takes no speech for the address of a link', () => {
  expect(textsOf('[Ann]: Goodbye.\n\n[System]:\nWelcome!')).toEqual(['[Ann]: Goodbye.', '[System]: Welcome!']);
  expect(textsOf('A [knife][1].\n\n[1]: https://example.com')).toEqual(['A knife.']);
  const drawn = readMarkdown('![][image1] Text.\n\n[image1]: <data:image/png;base64,AAAA>');
  expect(drawn.pictures).toBe(1);
  expect(drawn.parts[0]?.blocks).toHaveLength(1);
});
