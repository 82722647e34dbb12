import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { handle } from './handler.ts';

const input = z.object({ story_id: z.uuid(), limit: z.number() });
const prepare = (access: 'session' | 'service', payload: unknown) => () =>
  handle({ path: 'myfiction/thing/get', access, write: false, input, output: z.object({}) }, async () => ({})).prepare(
    payload,
  );
const answer = (errorName: string, message: unknown) => expect.objectContaining({ errorName, message });

test('an id that was cut off is one of something that is not there', () => {
  expect(prepare('session', { story_id: '73ae1f0f-95a2', limit: 1 })).toThrow(
    answer('notFound', expect.stringContaining('not here any more')),
  );
});

test('a server is told which id is none', () => {
  expect(prepare('service', { story_id: 'abc', limit: 1 })).toThrow(answer('invalidRequest', 'story_id: Invalid UUID'));
});

test.each([
  [{ limit: 1 }, /^story_id: /],
  [{ story_id: randomUUID(), limit: 'all' }, /^limit: /],
])('%j is told by the field that is wrong', (payload, message) => {
  expect(prepare('session', payload)).toThrow(answer('invalidRequest', expect.stringMatching(message)));
});
