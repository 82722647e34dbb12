import type { DocumentModel } from './document-model.ts';
import { renderPdf, sha256Hex } from './render-pdf.ts';

const model: DocumentModel = {
  id: '3f2a9d1e-6f0a-4c51-9d1e-000000000001',
  kind: 'Contract',
  title: 'Publishing contract',
  subtitle: '“His Borrowed Sunday” by Noor Adaeze Valdez-Okafor',
  createdAt: new Date('2026-11-21T10:00:00Z'),
  language: 'en',
  blocks: [
    { type: 'heading', text: '1. Parties' },
    { type: 'paragraph', text: 'Between MyFiction and 村上美咲.' },
    { type: 'list', items: ['One', 'Two'] },
    { type: 'facts', rows: [['Legal name', 'نور الدين']] },
    {
      type: 'table',
      columns: [
        { title: 'Line', share: 3 },
        { title: 'Amount', share: 1, align: 'end' },
      ],
      rows: [
        { cells: ['Unlocks', '$12.00'], level: 1 },
        { cells: ['Net', '$12.00'], strong: true },
      ],
    },
    { type: 'signature', role: 'Author', name: 'Noor Adaeze Valdez-Okafor', facts: [['Signed at', 'today']] },
    { type: 'note', text: 'A remark.' },
  ],
};

const pages = (pdf: Buffer): number => Number(/\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1]);

test('the same model gives the same bytes, another one others', async () => {
  const pdf = await renderPdf(model);
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7');
  expect(pages(pdf)).toBe(1);
  expect((await renderPdf(model)).equals(pdf)).toBe(true);
  const later = { ...model, createdAt: new Date('2026-11-21T10:00:01Z') };
  expect((await renderPdf(later)).equals(pdf)).toBe(false);
});

test('its fonts are inside, those of every script that it uses', async () => {
  const text = (await renderPdf(model)).toString('latin1');
  for (const font of ['NotoSans-Regular', 'NotoSans-Bold', 'NotoSansArabic-Regular', 'NotoSansSC']) {
    expect(text).toContain(font);
  }
  expect(text.match(/\/FontFile2/g)?.length).toBe(text.match(/\/FontDescriptor \d/g)?.length);
});

test('long texts, lists and tables go on over pages', async () => {
  const text = 'The author grants the platform the right to publish the work. '.repeat(200);
  const rows = Array.from({ length: 120 }, (_, index) => ({ cells: [`Chapter ${index}`, '$1.00'] }));
  const table = { type: 'table' as const, columns: [{ title: 'Line', share: 1 }], rows };
  const blocks: [DocumentModel['blocks'], number][] = [
    [[{ type: 'paragraph', text }], 4],
    [[{ type: 'facts', rows: [['Outline', text]] }], 5],
    [[{ type: 'list', items: [text, text] }], 8],
    [[table], 5],
  ];
  for (const [long, expected] of blocks) {
    expect(Math.abs(pages(await renderPdf({ ...model, blocks: long })) - expected)).toBeLessThanOrEqual(1);
  }
});

test('a fingerprint is SHA-256 in hex', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});
