import type { ApplicationForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { asc, eq, getTableColumns } from 'drizzle-orm';
import { DOCUMENT_PURPOSE, IMAGE_PURPOSE } from '../../applications/sealed-person.ts';
import { readForm } from '../../applications/stored-form.ts';
import { listSignatures, listTimeline } from '../../applications/view/parts.ts';
import { applicationDocuments, applicationImages } from '../../database/schema/application-papers.ts';
import { type ApplicationRow, applications } from '../../database/schema/applications.ts';
import { stories } from '../../database/schema/stories.ts';
import { systemClock } from '../../platform/clock.ts';
import type { ZipEntry } from '../zip-entry.ts';
import type { AccountSource } from './account-source.ts';
import { oneByOne } from './one-by-one.ts';

interface ExportedApplication extends Omit<ApplicationRow, 'form' | 'person'> {
  form: ApplicationForm | null;
  timeline: Awaited<ReturnType<typeof listTimeline>>;
  signatures: Awaited<ReturnType<typeof listSignatures>>;
}

/** The author's applications with what was filled in, unsealed: it is the author's own. */
export async function listApplications(source: AccountSource): Promise<ExportedApplication[]> {
  const { db, uid, secrets } = source;
  const rows = await db
    .select(getTableColumns(applications))
    .from(applications)
    .innerJoin(stories, eq(stories.id, applications.storyId))
    .where(eq(stories.uid, uid))
    .orderBy(asc(applications.createdAt), asc(applications.id));
  return oneByOne(rows, async ({ person, form, ...row }) => ({
    ...row,
    form: readForm(secrets, { form, person }),
    timeline: await listTimeline(db, row.id),
    signatures: await listSignatures({ db, secrets, clock: systemClock }, row.id),
  }));
}

/** The PDFs and the pictures of IDs, in a folder an application. */
export async function applicationFiles({ db, uid, secrets }: AccountSource): Promise<ZipEntry[]> {
  const ofAuthor = eq(stories.uid, uid);
  const documents = await db
    .select({ id: applicationDocuments.id, applicationId: applications.id, name: applicationDocuments.name })
    .from(applicationDocuments)
    .innerJoin(applications, eq(applications.id, applicationDocuments.applicationId))
    .innerJoin(stories, eq(stories.id, applications.storyId))
    .where(ofAuthor)
    .orderBy(asc(applicationDocuments.createdAt), asc(applicationDocuments.id));
  const images = await db
    .select({ id: applicationImages.id, applicationId: applications.id, side: applicationImages.side })
    .from(applicationImages)
    .innerJoin(applications, eq(applications.id, applicationImages.applicationId))
    .innerJoin(stories, eq(stories.id, applications.storyId))
    .where(ofAuthor);
  return [
    ...documents.map(({ id, applicationId, name }, index) => ({
      // The same document may have been made twice, of two sendings.
      path: `applications/${applicationId}/${index + 1} ${name}`,
      stored: true,
      content: async () => {
        const [row] = await db.select().from(applicationDocuments).where(eq(applicationDocuments.id, id));
        return row ? secrets.open(DOCUMENT_PURPOSE, row.sealed) : Buffer.alloc(0);
      },
    })),
    ...images.map(({ id, applicationId, side }) => ({
      path: `applications/${applicationId}/ID ${side}.webp`,
      stored: true,
      content: async () => {
        const [row] = await db.select().from(applicationImages).where(eq(applicationImages.id, id));
        return row ? secrets.open(IMAGE_PURPOSE, row.sealed) : Buffer.alloc(0);
      },
    })),
  ];
}
