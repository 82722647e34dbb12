import { randomUUID } from 'node:crypto';
import type { DocumentType } from '@myfiction/shared/contract/application-options.ts';
import { applicationDocuments } from '../../database/schema/application-papers.ts';
import type { DocumentModel } from '../../documents/document-model.ts';
import { renderPdf, sha256Hex } from '../../documents/render-pdf.ts';
import { toFileName } from '../../export/file-name.ts';
import type { ApplicationContext } from '../held-application.ts';
import { DOCUMENT_PURPOSE } from '../sealed-person.ts';

/** What a document knows of itself before it is drawn. */
export interface DocumentFrame {
  id: string;
  createdAt: Date;
}

export interface StoredDocument {
  id: string;
  sha256: string;
}

/** Draws a document once and keeps it sealed; it is never drawn again. */
export async function storeDocument(
  { db, clock, secrets }: ApplicationContext,
  applicationId: string,
  type: DocumentType,
  build: (frame: DocumentFrame) => DocumentModel,
): Promise<StoredDocument> {
  const frame = { id: randomUUID(), createdAt: clock.now() };
  const model = build(frame);
  const pdf = await renderPdf(model);
  const sha256 = sha256Hex(pdf);
  await db.insert(applicationDocuments).values({
    ...frame,
    applicationId,
    type,
    name: `${toFileName(model.title, model.kind)}.pdf`,
    sealed: secrets.seal(DOCUMENT_PURPOSE, pdf),
    sha256,
  });
  return { id: frame.id, sha256 };
}
