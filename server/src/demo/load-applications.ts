import { randomUUID } from 'node:crypto';
import { legalName } from '@myfiction/shared/contract/application-problems/person.ts';
import type { ApplicationAct } from '@myfiction/shared/contract/application-transitions.ts';
import { completionBonusMinor } from '@myfiction/shared/contract/billing.ts';
import { eq } from 'drizzle-orm';
import { contractDocument, signedContractDocument } from '../applications/documents/contract-document.ts';
import {
  completionDocument,
  payToReadDocument,
  terminationDocument,
} from '../applications/documents/outcome-documents.ts';
import { storeDocument } from '../applications/documents/store-document.ts';
import type { ApplicationContext } from '../applications/held-application.ts';
import { IMAGE_PURPOSE } from '../applications/sealed-person.ts';
import { AT_THE_DESK, type SigningPlace, writeSignature } from '../applications/signatures.ts';
import type { Database } from '../database/connect.ts';
import { applicationImages } from '../database/schema/application-papers.ts';
import { applicationEvents, applications } from '../database/schema/applications.ts';
import { stories } from '../database/schema/stories.ts';
import { loadSharp } from '../images/load-sharp.ts';
import type { Secrets } from '../platform/secrets.ts';
import { buildApplications, DEMO_EDITOR, type DemoApplication } from './build-applications.ts';
import { insertRows } from './insert-rows.ts';
import type { Random } from './random.ts';
import type { StoryPlan } from './story-plan.ts';
import { DEMO_ZONE } from './times.ts';

interface DemoStory {
  storyId: string;
  words: number;
  plan: StoryPlan;
}

const AT_HOME: SigningPlace = {
  region: 'ES',
  userAgent:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
  sessionId: 'demonstration',
};

/** Adds a story's applications with their steps, and the documents that author and platform hold of them. */
export async function loadApplications(
  tx: Database,
  random: Random,
  secrets: Secrets,
  story: DemoStory,
  now: Date,
): Promise<void> {
  for (const application of buildApplications(random, secrets, story.plan, story, now)) {
    await insertRows(tx, applications, [application.row]);
    const events = application.events.map((event) => ({ ...event, applicationId: application.row.id }));
    await insertRows(tx, applicationEvents, events);
    if (application.form.kind === 'contract') await addIdPicture(tx, secrets, application);
    await addDocuments(tx, secrets, story, application);
  }
}

/** What there is on paper: a contract once it was issued, and what came of the others once they were accepted. */
async function addDocuments(
  tx: Database,
  secrets: Secrets,
  { plan, storyId, words }: DemoStory,
  { row, form, events }: DemoApplication,
): Promise<void> {
  const at = (act: ApplicationAct): ApplicationContext | undefined => {
    const time = events.findLast((event) => event.act === act)?.at;
    return time && { db: tx, secrets, clock: { now: () => time } };
  };
  const story = { id: storyId, title: plan.title, scheduleZone: DEMO_ZONE };
  const [issue, sign, terminate, accept] = [at('issue'), at('sign'), at('terminate'), at('accept')];
  if (form.kind === 'contract' && form.offer && issue && sign) {
    const matter = { offer: form.offer, person: form.person, story };
    const { id, sha256 } = await storeDocument(issue, row.id, 'contract', (frame) => contractDocument(matter, frame));
    const signed = { documentSha256: sha256 };
    const platform = { ...signed, signer: 'platform', name: DEMO_EDITOR } as const;
    const author = { ...signed, signer: 'author', name: legalName(form.person) } as const;
    const signatures = [
      await writeSignature({ ...issue, ...AT_THE_DESK }, row.id, platform),
      await writeSignature({ ...sign, ...AT_HOME }, row.id, author),
    ];
    await storeDocument(sign, row.id, 'signed-contract', (frame) =>
      signedContractDocument(matter, { ...signed, signatures }, frame),
    );
    await tx.update(applications).set({ contractId: id }).where(eq(applications.id, row.id));
  }
  if (terminate) {
    const reason = events.at(-1)?.note ?? '';
    await storeDocument(terminate, row.id, 'termination', (frame) =>
      terminationDocument(reason, { ...frame, story, by: DEMO_EDITOR }),
    );
  }
  if (form.kind === 'pay-to-read' && accept && form.first_paid_position && form.price_coins) {
    const paidFrom = new Date(`${form.effective_date}T00:00:00Z`);
    const { first_paid_position: firstPaidPosition, price_rule: priceRule, price_coins: priceCoins } = form;
    await tx.update(stories).set({ firstPaidPosition, priceRule, priceCoins, paidFrom }).where(eq(stories.id, storyId));
    await storeDocument(accept, row.id, 'pay-to-read', (frame) =>
      payToReadDocument(form, paidFrom, { ...frame, story, by: DEMO_EDITOR }),
    );
  }
  if (form.kind === 'completion' && accept) {
    await storeDocument(accept, row.id, 'completion', (frame) =>
      completionDocument({ words, bonusMinor: completionBonusMinor(words) }, { ...frame, story, by: DEMO_EDITOR }),
    );
  }
}

let picture: Promise<Buffer> | undefined;

async function addIdPicture(tx: Database, secrets: Secrets, { row }: DemoApplication): Promise<void> {
  // A grey card: nobody's passport.
  picture ??= loadSharp().then((sharp) =>
    sharp({ create: { width: 860, height: 600, channels: 3, background: '#c9c2c5' } })
      .webp()
      .toBuffer(),
  );
  await insertRows(tx, applicationImages, [
    {
      id: randomUUID(),
      applicationId: row.id,
      side: 'front',
      sealed: secrets.seal(IMAGE_PURPOSE, await picture),
      uploadedAt: row.createdAt,
    },
  ]);
}
