import { clearToasts, dismissToast, getToasts, subscribeToasts, toast } from './toast.ts';

beforeEach(clearToasts);
const texts = () => getToasts().map(({ text }) => text);

test('the same text is shown once, in another tone it is another note', () => {
  expect(toast.warning('Offline')).toBe(toast.warning('Offline'));
  toast.info('Offline');
  expect(getToasts().map(({ tone }) => tone)).toEqual(['warning', 'info']);
});

test('notes with an action are never one: each undoes its own', () => {
  const undo = { action: { label: 'Undo', onClick: () => {} } };
  expect(toast.info('Deleted', undo)).not.toBe(toast.info('Deleted', undo));
  expect(getToasts()[0]?.durationMs).toBe(10_000);
});

test('a note with an action that is the same each time is shown once', () => {
  const help = { action: { label: 'What does this mean?', onClick: () => {} }, once: true };
  expect(toast.warning('Story name already exists.', help)).toBe(toast.warning('Story name already exists.', help));
  expect(getToasts()).toHaveLength(1);
});

test('three at most, the oldest goes', () => {
  for (const text of ['1', '2', '3', '4']) toast.success(text);
  expect(texts()).toEqual(['2', '3', '4']);
});

test('listeners hear of what changes and of nothing else', () => {
  const listener = jest.fn();
  const stop = subscribeToasts(listener);
  const id = toast.success('Saved');
  dismissToast(id);
  dismissToast(id);
  stop();
  toast.success('Saved');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('the same words with and without a way to learn more are one note', () => {
  const action = { label: 'What does this mean?', onClick: () => {} };
  toast.warning('Network connection error.');
  toast.warning('Network connection error.', { action, once: true });
  expect(getToasts()).toHaveLength(1);
  clearToasts();
  toast.warning('Network connection error.', { action, once: true });
  toast.warning('Network connection error.');
  expect(getToasts()).toMatchObject([{ action }]);
});
