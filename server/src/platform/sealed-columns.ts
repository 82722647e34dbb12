import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { DOCUMENT_PURPOSE, IMAGE_PURPOSE, PERSON_PURPOSE, SIGNATURE_PURPOSE } from '../applications/sealed-person.ts';
import {
  applicationDocuments,
  applicationImages,
  applicationSignatures,
} from '../database/schema/application-papers.ts';
import { applications } from '../database/schema/applications.ts';
import { payoutMethods, taxForms } from '../database/schema/payout.ts';
import { secondFactors } from '../database/schema/second-factors.ts';
import { SECRET_PURPOSE } from '../identity/second-factor/check-second-factor.ts';
import { PAYOUT_PURPOSE, TAX_PURPOSE } from '../payout/sealed-payment.ts';
import { SEAL_HEADER_BYTES } from './seal-key.ts';

/** A column of sealed bytes that are kept for longer than a day. */
export interface SealedColumn {
  table: PgTable;
  /** One column that names the row. */
  key: PgColumn;
  column: PgColumn;
  /** As given to `seal`. */
  purpose: string;
}

/** Every such column: a new key seals them anew. */
export const SEALED_COLUMNS: readonly SealedColumn[] = [
  { table: secondFactors, key: secondFactors.uid, column: secondFactors.secret, purpose: SECRET_PURPOSE },
  { table: payoutMethods, key: payoutMethods.id, column: payoutMethods.details, purpose: PAYOUT_PURPOSE },
  { table: taxForms, key: taxForms.id, column: taxForms.form, purpose: TAX_PURPOSE },
  { table: applications, key: applications.id, column: applications.person, purpose: PERSON_PURPOSE },
  { table: applicationImages, key: applicationImages.id, column: applicationImages.sealed, purpose: IMAGE_PURPOSE },
  {
    table: applicationDocuments,
    key: applicationDocuments.id,
    column: applicationDocuments.sealed,
    purpose: DOCUMENT_PURPOSE,
  },
  {
    table: applicationSignatures,
    key: applicationSignatures.id,
    column: applicationSignatures.name,
    purpose: SIGNATURE_PURPOSE,
  },
];

/** What sealed bytes begin with, in hex: the name of their key. */
export const keyNameIn = (column: PgColumn): SQL<string> =>
  sql<string>`encode(substring(${column} from 1 for ${SEAL_HEADER_BYTES}), 'hex')`;
