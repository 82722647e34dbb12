import PDFDocument from 'pdfkit';
import { fitWords } from './fit-words.ts';
import { loadFaces } from './font-faces.ts';
import { createPage, lineHeight } from './page.ts';

const STYLE = { size: 9, leading: 1.4 };
const WIDTH = 307;

test.each([
  ['a fingerprint of wide digits', 'd'.repeat(64), 1],
  ['a name without spaces', `Ana ${'Montenegro'.repeat(6)}`, 2],
  ['what no size makes fit, in its own', 'a'.repeat(200), 4],
])('%s', async (_, text, lines) => {
  const page = createPage(new PDFDocument(), await loadFaces(text));
  const style = fitWords(page, text, STYLE, WIDTH);
  expect(page.measure(text, style, WIDTH)).toHaveLength(lines);
  expect(lineHeight(style)).toBeCloseTo(lineHeight(STYLE));
});

test('what fits keeps its size', async () => {
  const page = createPage(new PDFDocument(), await loadFaces('Noor Valdez'));
  expect(fitWords(page, 'Noor Valdez', STYLE, WIDTH).size).toBe(STYLE.size);
});
