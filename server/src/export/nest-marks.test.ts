import { type Inline, nestMarks } from './nest-marks.ts';

const writer = {
  leaf: (inline: Inline) => (inline.type === 'text' ? inline.text : '/'),
  wrap: (inner: string[], { type }: { type: string }) => `<${type}>${inner.join('')}</${type}>`,
};

test('a line of very many marks takes no longer than its length', () => {
  const marked = { type: 'text' as const, text: 'a', marks: [{ type: 'em' as const }] };
  const line = Array.from({ length: 60_000 }, () => [marked, { type: 'text' as const, text: 'b' }]).flat();
  expect(nestMarks(line, writer).join('')).toBe('<em>a</em>b'.repeat(60_000));
});
