import { DOCUMENT_TYPES, ID_SIDES, SIGNERS } from '@myfiction/shared/contract/application-options.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { applications } from './applications.ts';
import { bytes, instant, oneOf } from './columns.ts';
import { users } from './users.ts';

/** Pictures of an identity document, re-encoded and sealed. They never go into the file store. */
export const applicationImages = pgTable(
  'application_images',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    side: text('side', { enum: ID_SIDES }).notNull(),
    /** WebP, sealed. */
    sealed: bytes('sealed').notNull(),
    uploadedAt: instant('uploaded_at').notNull(),
  },
  (table) => [
    uniqueIndex('application_images_side').on(table.applicationId, table.side),
    oneOf('application_images_side', table.side, ID_SIDES),
  ],
);

/** PDFs as they were made. A trigger refuses every change but a new sealing. */
export const applicationDocuments = pgTable(
  'application_documents',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    type: text('type', { enum: DOCUMENT_TYPES }).notNull(),
    name: text('name').notNull(),
    /** PDF, sealed. */
    sealed: bytes('sealed').notNull(),
    /** SHA-256 of the PDF, hex. */
    sha256: text('sha256').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('application_documents_of').on(table.applicationId, table.createdAt, table.id),
    oneOf('application_documents_type', table.type, DOCUMENT_TYPES),
    check('application_documents_sha256', sql`${table.sha256} ~ '^[0-9a-f]{64}$'`),
  ],
);

/**
 * Who signed what: the audit record. A trigger refuses every change but a new sealing, and every deletion but that of
 * the whole story.
 */
export const applicationSignatures = pgTable(
  'application_signatures',
  {
    id: uuid('id').primaryKey(),
    applicationId: uuid('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    signer: text('signer', { enum: SIGNERS }).notNull(),
    /** As typed, sealed. */
    name: bytes('name').notNull(),
    /** Of the document that was signed. */
    documentSha256: text('document_sha256').notNull(),
    /** `CONTRACT_TEXT_VERSION` of its text. */
    textVersion: text('text_version').notNull(),
    signedAt: instant('signed_at').notNull(),
    /** Country that the address of the call belongs to; empty when unknown. */
    region: text('region').notNull(),
    device: text('device').notNull(),
    /** SHA-256 of the session, base64url; empty for the platform. */
    sessionHash: text('session_hash').notNull(),
  },
  (table) => [
    index('application_signatures_of').on(table.applicationId, table.signedAt, table.id),
    oneOf('application_signatures_signer', table.signer, SIGNERS),
  ],
);

/** One-time addresses of pictures and documents. */
export const applicationTickets = pgTable(
  'application_tickets',
  {
    /** SHA-256 of the ticket, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    uid: bigint('uid', { mode: 'number' })
      .notNull()
      .references(() => users.uid, { onDelete: 'cascade' }),
    imageId: uuid('image_id').references(() => applicationImages.id, { onDelete: 'cascade' }),
    documentId: uuid('document_id').references(() => applicationDocuments.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('application_tickets_created_at').on(table.createdAt),
    index('application_tickets_image').on(table.imageId),
    index('application_tickets_document').on(table.documentId),
    check('application_tickets_one', sql`(${table.imageId} is null) <> (${table.documentId} is null)`),
  ],
);
