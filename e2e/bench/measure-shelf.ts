import { randomUUID } from 'node:crypto';
import type { BulkAction } from '@myfiction/shared/contract/calls/story-structure.ts';
import type { ApiCallName, ApiInput } from '@myfiction/shared/contract/calls.ts';
import { ApiClient, signRequest } from '../support/api-client.ts';
import { addLongStory } from '../support/long-story.ts';
import { SECOND_AUTHOR } from '../support/test.ts';
import type { BenchContext } from './bench-context.ts';
import type { Figure } from './report.ts';
import { quantile } from './samples.ts';

const STORIES = 200;
const CHAPTERS = 400;
const CALLS = 60;
const LIMIT_MS = 100;
const BULK_LIMIT_MS = 5_000;

/** What the pages of an author with very many stories and chapters wait for, one signed call after the other. */
export async function measureShelf({ studio }: Pick<BenchContext, 'studio'>): Promise<Figure[]> {
  const api = new ApiClient(studio.url);
  await api.signIn(SECOND_AUTHOR.email, SECOND_AUTHOR.password);
  const storyId = await fillShelf(api);
  const { items } = await api.expect('chapter/list', { story_id: storyId, limit: 500 });
  const [last, first] = [items[0]?.chapter_id ?? '', items.at(-1)?.chapter_id ?? ''];
  const shelf = `at ${STORIES} stories`;
  const book = `at ${CHAPTERS} chapters`;
  return [
    await timed(`story/list, ${shelf}`, api, 'story/list', () => ({ filter: 0, limit: 100 })),
    await timed(`story/list, search ${shelf}`, api, 'story/list', () => ({ filter: 0, q: 'shelf 17' })),
    await timed(`story/get, ${book}`, api, 'story/get', () => ({ story_id: storyId })),
    await timed(`chapter/list, all ${book}`, api, 'chapter/list', () => ({ story_id: storyId, limit: 500 })),
    await timed(`chapter/list, search ${book}`, api, 'chapter/list', () => ({ story_id: storyId, q: 'prince' })),
    // From one end to the other and back: every chapter changes its place.
    await timed(`chapter/reorder, ${book}`, api, 'chapter/reorder', (index) => ({
      story_id: storyId,
      chapter_ids: [last],
      before_chapter_id: index % 2 === 0 ? first : null,
    })),
    ...(await measureBulk(api, storyId, items)),
  ];
}

/** One call each: they change what they act on. */
async function measureBulk(
  api: ApiClient,
  storyId: string,
  chapters: readonly { chapter_id: string }[],
): Promise<Figure[]> {
  const series = { weekdays: [1, 2, 3, 4, 5, 6, 7], time: '18:00', zone: 'Europe/Madrid', from: '2020-01-01' };
  const actions: BulkAction[] = [
    { type: 'scheduleSeries', series },
    { type: 'unschedule' },
    { type: 'publish' },
    { type: 'trash' },
  ];
  const chapter_ids = chapters.map(({ chapter_id }) => chapter_id);
  const figures: Figure[] = [];
  for (const action of actions) {
    const sent = performance.now();
    await api.expect('chapter/bulk', { story_id: storyId, chapter_ids, action });
    const value = performance.now() - sent;
    const name = `chapter/bulk ${action.type}, ${CHAPTERS} chapters`;
    figures.push({ area: 'api', name, value, unit: 'ms', limit: BULK_LIMIT_MS });
  }
  return figures;
}

async function fillShelf(api: ApiClient): Promise<string> {
  const { storyId, titles } = await addLongStory(api, `Shelf ${randomUUID()}`);
  const { fields } = await api.expect('story/get', { story_id: storyId });
  for (let chapter = titles.length + 1; chapter <= CHAPTERS; chapter++) {
    const content = { type: 'doc' as const, content: [{ type: 'paragraph' as const }] };
    const text = { title: `Chapter ${chapter}`, content, note_before: '', note_after: '', warning: '' };
    await api.expect('chapter/create', { story_id: storyId, chapter_id: randomUUID(), text });
  }
  for (let story = 2; story <= STORIES; story++) {
    await api.expect('story/create', { fields: { ...fields, title: `Shelf ${story} ${randomUUID()}` } });
  }
  return storyId;
}

async function timed<N extends ApiCallName>(
  name: string,
  api: ApiClient,
  call: N,
  payload: (index: number) => ApiInput<N>,
): Promise<Figure> {
  const times: number[] = [];
  for (let index = 0; index < CALLS; index++) {
    const request = signRequest({ idempotencyKey: randomUUID(), ...payload(index) }, api.caller);
    const sent = performance.now();
    const answer = await api.send(call, request);
    times.push(performance.now() - sent);
    if (answer.code !== 0) throw new Error(`${call} answered ${answer.code} ${answer.msg}`);
  }
  times.sort((a, b) => a - b);
  const value = quantile(times, 0.95);
  return { area: 'api', name: `${name}, p95`, value, unit: 'ms', limit: LIMIT_MS };
}
