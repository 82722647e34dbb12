import type { TodoEntry } from './describe-todo.ts';
import { firstOfKinds } from './first-of-kinds.ts';

const staged = (n: number) => ({ kind: 'stagedEdits', chapter_id: `c${n}`, position: n, title: '', count: 1 }) as const;
const entry = (item: TodoEntry['item'], story = ''): TodoEntry => ({
  item,
  story_id: story,
  story_title: story,
  due_at: null,
});
const empty = (story: string) => entry({ kind: 'emptySchedule' }, story);
const kindsOf = (entries: readonly TodoEntry[]) => entries.map(({ item }) => item.kind);

test('many of one kind leave room for the first of the others, in the order of the list', () => {
  const entries = [empty('a'), empty('b'), empty('c'), entry({ kind: 'billBlocked' }), entry(staged(1)), empty('d')];
  expect(kindsOf(firstOfKinds(entries, 3))).toEqual(['emptySchedule', 'billBlocked', 'stagedEdits']);
});

test('places that no other kind takes go to the next in line', () => {
  const entries = [empty('a'), empty('b'), empty('c'), entry({ kind: 'billBlocked' })];
  expect(firstOfKinds(entries, 3)).toEqual([entries[0], entries[1], entries[3]]);
});

test('a short list is the whole list', () => {
  const entries = [empty('a'), empty('b')];
  expect(firstOfKinds(entries, 3)).toEqual(entries);
});
