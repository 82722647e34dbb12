import { emitEvent, onEvent } from './events.ts';

test('reaches who listens, by name, until they stop', () => {
  const heard: string[] = [];
  const stop = onEvent('story-changed', ({ storyId }) => heard.push(storyId));
  emitEvent('story-changed', { storyId: 'a' });
  emitEvent('counts-changed', {});
  stop();
  emitEvent('story-changed', { storyId: 'b' });
  expect(heard).toEqual(['a']);
});
