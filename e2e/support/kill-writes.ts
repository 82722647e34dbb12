import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from '@myfiction/shared/contract/answer.ts';
import type { ApiInput } from '@myfiction/shared/contract/calls.ts';
import { type ApiClient, type SignedRequest, signRequest } from './api-client.ts';
import { createDraft } from './fault-chapter.ts';

/** What was acknowledged while the server or its database was killed again and again, and what was left of it. */
export interface KillReport {
  kills: number;
  acknowledged: number;
  /** Acknowledged saves of which the server knows nothing, or knows them twice. */
  lost: number;
  /** Kills in the middle of a save whose repeat was answered as if it had come once. */
  repeated: number;
  /** From the kill until every write that was cut off is answered, in ms. */
  backMs: number[];
}

/** One chapter that is saved again and again, each save on the revision of the one before. */
interface Writer {
  api: ApiClient;
  chapterId: string;
  revision: number;
  text: string;
  saves: number;
}

const WRITERS = 4;
const TRY_EVERY_MS = 25;
const PATIENCE_MS = 60_000;

/**
 * Kills by `strike` while chapters are saved, `kills` times, and repeats what had no answer. `strike` resolves as soon as
 * the victim is dead; `back`, where it is given, brings it back.
 */
export async function killUnderWrites(
  api: ApiClient,
  kills: number,
  strike: () => Promise<void>,
  back: () => Promise<void> = async () => {},
): Promise<KillReport> {
  const writers = await Promise.all(Array.from({ length: WRITERS }, () => openWriter(api)));
  const report: KillReport = { kills, acknowledged: 0, lost: 0, repeated: 0, backMs: [] };
  for (let kill = 0; kill < kills; kill++) {
    // Another number of saves each time, so that the kill meets another moment.
    const savesBefore = 1 + ((kill * 7) % 23);
    let acknowledged = 0;
    let struck: Promise<void> | undefined;
    const onSaved = (): void => {
      acknowledged += 1;
      if (acknowledged === savesBefore) struck = strike();
    };
    const unanswered = await Promise.all(
      writers.map((writer) => writeUntilKilled(writer, onSaved, () => struck !== undefined)),
    );
    await struck;
    const killedMs = performance.now();
    await back();
    await untilAnswered(() => api.call('account/counts', {}));
    report.acknowledged += acknowledged;
    for (const [index, request] of unanswered.entries()) {
      const writer = writers[index];
      if (!writer || !request) continue;
      await repeatSave(writer, request);
      report.acknowledged += 1;
      report.repeated += 1;
    }
    report.backMs.push(performance.now() - killedMs);
    report.lost += (await Promise.all(writers.map(lostOf))).reduce((sum, lost) => sum + lost, 0);
  }
  return report;
}

async function openWriter(api: ApiClient): Promise<Writer> {
  return { api, chapterId: await createDraft(api, '0'), revision: 1, text: '0', saves: 0 };
}

/** Gives the save that had no answer, if there was one. */
async function writeUntilKilled(
  writer: Writer,
  onSaved: () => void,
  isOver: () => boolean,
): Promise<SignedRequest | undefined> {
  while (!isOver()) {
    const request = nextSave(writer);
    try {
      const { code, msg } = await writer.api.send('chapter/save', request);
      // A server that lives without its database says so, and has saved nothing.
      if (code === 500) return request;
      if (code !== 0) throw new Refused(`A save was answered ${code} ${msg}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
      return request;
    }
    noteSaved(writer);
    onSaved();
  }
  return undefined;
}

class Refused extends Error {}

function nextSave(writer: Writer): SignedRequest {
  const text = String(writer.saves + 1);
  const content = {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
  };
  const payload: ApiInput<'chapter/save'> = {
    chapter_id: writer.chapterId,
    base_revision: writer.revision,
    text: { title: `Fault ${writer.chapterId.slice(0, 8)}`, content, note_before: '', note_after: '', warning: '' },
  };
  return signRequest({ ...payload, idempotencyKey: randomUUID() }, writer.api.caller);
}

function noteSaved(writer: Writer): void {
  writer.saves += 1;
  writer.revision += 1;
  writer.text = String(writer.saves);
}

/** The page's own way: the same request with the same key, until it is answered. */
async function repeatSave(writer: Writer, request: SignedRequest): Promise<void> {
  await untilAnswered(() => writer.api.send('chapter/save', request));
  noteSaved(writer);
}

async function lostOf({ api, chapterId, revision, text }: Writer): Promise<number> {
  const { data: chapter } = await untilAnswered(() => api.call('chapter/get', { chapter_id: chapterId }));
  const same = chapter.revision === revision && JSON.stringify(chapter.content).includes(`"text":"${text}"`);
  return same ? 0 : Math.max(1, Math.abs(revision - chapter.revision));
}

/** A killed database may answer once more by a connection that has not noticed yet. */
async function untilAnswered<T>(ask: () => Promise<Answer<T>>): Promise<Answer<T>> {
  const deadline = performance.now() + PATIENCE_MS;
  while (performance.now() < deadline) {
    const answer = await ask().catch(() => undefined);
    if (answer?.code === 0) return answer;
    if (answer && answer.code !== 500) throw new Refused(`A repeat was answered ${answer.code} ${answer.msg}`);
    await delay(TRY_EVERY_MS);
  }
  throw new Error('The studio did not come back.');
}
