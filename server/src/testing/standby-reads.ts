import { randomUUID } from 'node:crypto';
import type { CommentedStory } from './comment-fixture.ts';
import { storyFields } from './fixtures.ts';

/** What an author has of which the calls below tell. */
export type ReadThings = CommentedStory & { commentId: string };

/** A call that the standby may answer, and what changes its answer. */
export interface StandbyRead {
  payload: (things: ReadThings) => object;
  /** Path of the part of the answer that changes. */
  part: string;
  /** SQL that changes it as another device would; the author's and the story's id are $1 and $2. */
  elsewhere: string;
  /** A call of the same browser's that changes it. */
  own: (things: ReadThings) => [name: string, payload: object];
}

const like: StandbyRead['own'] = ({ commentId }) => [
  'comment/act',
  { act_id: randomUUID(), action: 'like', target: { comment_ids: [commentId] } },
];
const nameVersion: StandbyRead['own'] = ({ chapterId }) => [
  'chapter/nameVersion',
  { chapter_id: chapterId, number: 1, name: 'Mine' },
];
const trash: StandbyRead['own'] = ({ storyId, chapterId }) => [
  'chapter/bulk',
  { story_id: storyId, chapter_ids: [chapterId], action: { type: 'trash' } },
];
const LIKES = 'update comments set likes = 7 where uid = $1 and story_id = $2';
const ofStory = (table: string, set: string): string =>
  `update ${table} set ${set} from stories where stories.id = story_id and stories.uid = $1 and story_id = $2`;
const NAME = `update chapter_versions set name = 'Elsewhere' from chapters, stories
  where chapters.id = chapter_id and stories.id = story_id and stories.uid = $1 and story_id = $2`;

export const STANDBY_READS: Readonly<Record<string, StandbyRead>> = {
  'writing/get': {
    payload: () => ({}),
    part: 'goal',
    elsewhere: 'update users set daily_goal = 200 from stories where users.uid = $1 and stories.id = $2',
    own: () => ['writing/setGoal', { goal: 300 }],
  },
  'comment/list': {
    payload: () => ({ filter: 'all' }),
    part: 'items.0.likes',
    elsewhere: LIKES,
    own: like,
  },
  'comment/listReplies': {
    payload: ({ commentId }) => ({ comment_id: commentId }),
    part: 'first.likes',
    elsewhere: LIKES,
    own: like,
  },
  'chapter/history': {
    payload: ({ chapterId }) => ({ chapter_id: chapterId }),
    part: 'items.0.name',
    elsewhere: NAME,
    own: nameVersion,
  },
  'chapter/getVersion': {
    payload: ({ chapterId }) => ({ chapter_id: chapterId, number: 1 }),
    part: 'name',
    elsewhere: NAME,
    own: nameVersion,
  },
  'story/searchText': {
    payload: ({ storyId }) => ({ story_id: storyId, query: { text: 'Rowan', match_case: true, whole_word: true } }),
    part: 'total',
    elsewhere: ofStory('chapters', "content = replace(content::text, 'Rowan', 'Willow')::json"),
    own: trash,
  },
  'stats/getFunnel': {
    payload: ({ storyId }) => ({ story_id: storyId }),
    part: 'chapters',
    elsewhere: ofStory('chapters', 'reads = 7'),
    own: trash,
  },
  'stats/getReads': {
    // Readers make these figures; what an author makes is the stories that they are of.
    payload: ({ storyId }) => ({ story_id: storyId, range: 'all' }),
    part: 'reads',
    elsewhere: 'update stories set reads = 7 where uid = $1 and id = $2',
    own: () => ['story/create', { fields: storyFields() }],
  },
};

/** The part of an answer at a path. @example partOf({ items: [{ likes: 1 }] }, 'items.0.likes') // 1 */
export function partOf(answer: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => Object(value)[key], answer);
}
