import { createHash } from 'node:crypto';
import type PDFDocument from 'pdfkit';
import type { DocumentModel } from './document-model.ts';
import { drawBlock } from './draw-blocks.ts';
import { loadFaces } from './font-faces.ts';
import {
  createPage,
  lineHeight,
  MARGIN,
  PAGE_WIDTH,
  type Page,
  QUIET_INK,
  TEXT_WIDTH,
  type TextStyle,
} from './page.ts';

const TITLE: TextStyle = { size: 20, weight: 'bold', leading: 1.3 };
const SUBTITLE: TextStyle = { size: 11, color: QUIET_INK };
const BRAND: TextStyle = { size: 10, weight: 'bold' };
const SMALL: TextStyle = { size: 7.5, color: QUIET_INK, leading: 1.5 };
const BRAND_NAME = 'MyFiction';
/** What pages say of themselves, in Latin letters. */
const NAMED: Readonly<Record<DocumentModel['language'], (id: string, sha256: string) => string>> = {
  en: (id, sha256) => `Document ${id}\nText SHA-256 ${sha256}`,
  es: (id, sha256) => `Documento ${id}\nSHA-256 del texto ${sha256}`,
};
const OWN_SIGNS = `${BRAND_NAME} ${NAMED.en('', '')} abcdef 0123456789/•`;
const HEAD_Y = 48;
const FOOT_Y = 782;

/**
 * Draws a document as PDF, A4, with its fonts inside: Latin, Greek, Cyrillic, Vietnamese, Devanagari, Arabic, Hebrew,
 * Thai, Chinese, Japanese and Korean. The same model always gives the same bytes. Each page names the document, its
 * place in it and the fingerprint of the text (SHA-256 of the model), which binds pages to each other.
 */
export async function renderPdf(model: DocumentModel): Promise<Buffer> {
  const { default: Pdf } = await import('pdfkit');
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: model.language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: model.title,
      Subject: model.kind,
      Author: BRAND_NAME,
      Creator: BRAND_NAME,
      Producer: BRAND_NAME,
      CreationDate: model.createdAt,
      ModDate: model.createdAt,
    },
  });
  const whole = collect(pdf);
  const page = createPage(pdf, await loadFaces(JSON.stringify(model) + OWN_SIGNS));
  page.write(page.measure(model.title, TITLE, TEXT_WIDTH), TITLE, MARGIN, TEXT_WIDTH);
  if (model.subtitle) page.write(page.measure(model.subtitle, SUBTITLE, TEXT_WIDTH), SUBTITLE, MARGIN, TEXT_WIDTH);
  page.y += 16;
  for (const block of model.blocks) drawBlock(page, block);
  drawMargins(page, model);
  pdf.end();
  return whole;
}

/** SHA-256 in hex: what signatures name and lists show. */
export function sha256Hex(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function drawMargins(page: Page, model: DocumentModel): void {
  const { pdf } = page;
  const { count } = pdf.bufferedPageRange();
  const named = NAMED[model.language](model.id, sha256Hex(JSON.stringify(model)));
  const half = TEXT_WIDTH / 2;
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    page.writeAt(page.measure(BRAND_NAME, BRAND, half), BRAND, MARGIN, HEAD_Y, half);
    const kind: TextStyle = { ...SMALL, size: 9, align: 'end' };
    page.writeAt(page.measure(model.kind, kind, half), kind, MARGIN + half, HEAD_Y + 1, half);
    page.rule(HEAD_Y + 24);
    page.rule(FOOT_Y - 8);
    page.writeAt(page.measure(named, SMALL, TEXT_WIDTH), SMALL, MARGIN, FOOT_Y, TEXT_WIDTH);
    const place = page.measure(`${index + 1} / ${count}`, SMALL, 60);
    const y = FOOT_Y + lineHeight(SMALL);
    page.writeAt(place, { ...SMALL, align: 'end' }, PAGE_WIDTH - MARGIN - 60, y, 60);
  }
}

function collect(pdf: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
