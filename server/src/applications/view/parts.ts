import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { IdImage } from '@myfiction/shared/contract/calls/application-files.ts';
import { countryName } from '@myfiction/shared/contract/countries.ts';
import { asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/connect.ts';
import {
  applicationDocuments,
  applicationImages,
  applicationSignatures,
} from '../../database/schema/application-papers.ts';
import { applicationEvents } from '../../database/schema/applications.ts';
import { labelLanguage } from '../../identity/author-language.ts';
import { deviceIn } from '../../identity/device-name.ts';
import type { ApplicationContext } from '../held-application.ts';
import { SIGNATURE_PURPOSE } from '../sealed-person.ts';

export async function listTimeline(db: Database, applicationId: string): Promise<ApplicationView['timeline']> {
  const rows = await db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, applicationId))
    .orderBy(asc(applicationEvents.id));
  return rows.map((row) => ({
    event_id: row.id,
    from_status: row.fromStatus,
    to_status: row.toStatus,
    act: row.act,
    actor: row.actor,
    actor_name: row.actorName,
    note: row.note,
    at: row.at.toISOString(),
  }));
}

export async function listDocuments(db: Database, applicationId: string): Promise<ApplicationView['documents']> {
  const { id, type, name, createdAt, sha256 } = applicationDocuments;
  const rows = await db
    .select({ id, type, name, createdAt, sha256 })
    .from(applicationDocuments)
    .where(eq(applicationDocuments.applicationId, applicationId))
    .orderBy(asc(createdAt), asc(id));
  return rows.map((row) => ({
    document_id: row.id,
    type: row.type,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    sha256: row.sha256,
  }));
}

export async function listSignatures(
  { db, secrets, lang = '' }: ApplicationContext,
  applicationId: string,
): Promise<ApplicationView['signatures']> {
  const rows = await db
    .select()
    .from(applicationSignatures)
    .where(eq(applicationSignatures.applicationId, applicationId))
    .orderBy(asc(applicationSignatures.signedAt), asc(applicationSignatures.id));
  return rows.map((row) => ({
    signer: row.signer,
    name: secrets.open(SIGNATURE_PURPOSE, row.name).toString('utf8'),
    signed_at: row.signedAt.toISOString(),
    document_sha256: row.documentSha256,
    place: countryName(row.region, labelLanguage(lang)),
    device: deviceIn(row.device, lang),
  }));
}

/** Front first. */
export async function listImages(db: Database, applicationId: string): Promise<IdImage[]> {
  const { side, uploadedAt } = applicationImages;
  const rows = await db
    .select({ side, uploadedAt })
    .from(applicationImages)
    .where(eq(applicationImages.applicationId, applicationId))
    .orderBy(desc(side));
  return rows.map((row) => ({ side: row.side, uploaded_at: row.uploadedAt.toISOString() }));
}
