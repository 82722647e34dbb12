import type { ApplicationView } from '@myfiction/shared/contract/calls/application.ts';
import type { CompletionForm } from '@myfiction/shared/contract/calls/application-form.ts';
import { ApiError } from '@myfiction/shared/host.ts';
import { makeApplication } from '../testing/make-application.ts';
import { DraftSaver, REST_MS } from './draft-saver.ts';

const empty: CompletionForm = { kind: 'completion', confirmed: false, title: '' };
const titled = (title: string): CompletionForm => ({ ...empty, title });
const savedAt = '2026-11-21T21:51:00.000Z';
const away = () => new ApiError({ kind: 'network', message: '' });

const saveAtOnce = async (_form: CompletionForm, revision: number) => ({ revision: revision + 1, saved_at: savedAt });

function start(save: typeof saveAtOnce = saveAtOnce) {
  const ports = {
    save: jest.fn(save),
    keep: jest.fn(async () => true),
    drop: jest.fn(async () => undefined),
    formOf: ({ form }: ApplicationView) => (form?.kind === 'completion' ? form : undefined),
    onMoved: jest.fn(),
  };
  const saver = new DraftSaver({ form: empty, acknowledged: empty, revision: 3, unanswered: [], savedAt: null }, ports);
  return { ports, saver };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('keeps each change on the device at once and saves them together after a rest', async () => {
  const { ports, saver } = start();
  saver.change(titled('T'));
  saver.change(titled('Th'));
  await jest.advanceTimersByTimeAsync(REST_MS - 1);
  expect(ports.keep).toHaveBeenLastCalledWith({ form: titled('Th'), revision: 3, unanswered: [] });
  expect(ports.save).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ports.save.mock.calls).toEqual([[titled('Th'), 3]]);
  expect(saver.snapshot).toMatchObject({ revision: 4, dirty: false, save: { kind: 'saved', at: savedAt } });
  expect(ports.drop).toHaveBeenCalledTimes(1);
});

it('saves what was typed during a save on the new revision, and drops nothing before', async () => {
  let answer = (_: { revision: number; saved_at: string }) => {};
  const { ports, saver } = start(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  saver.change(titled('a'));
  void saver.flush();
  await jest.advanceTimersByTimeAsync(0);
  saver.change(titled('ab'));
  answer({ revision: 4, saved_at: savedAt });
  await jest.advanceTimersByTimeAsync(1);
  expect(ports.drop).not.toHaveBeenCalled();
  expect(ports.keep).toHaveBeenLastCalledWith({ form: titled('ab'), revision: 4, unanswered: [] });
  await jest.advanceTimersByTimeAsync(REST_MS);
  expect(ports.save).toHaveBeenLastCalledWith(titled('ab'), 4);
});

it('tries again while there is no network, with every field as it was', async () => {
  const { ports, saver } = start();
  ports.save.mockRejectedValueOnce(away());
  saver.change(titled('a'));
  await expect(saver.flush()).resolves.toBe(false);
  expect(saver.snapshot).toMatchObject({ save: { kind: 'offline' }, form: titled('a'), dirty: true });
  expect(ports.drop).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(saver.snapshot.save.kind).toBe('saved');
});

it('says what the server refuses, and saves when asked again', async () => {
  const { ports, saver } = start();
  ports.save.mockRejectedValueOnce(new ApiError({ kind: 'answer', code: 500, message: 'Something went wrong.' }));
  saver.change(titled('a'));
  await saver.flush();
  expect(saver.snapshot.save).toEqual({ kind: 'failed', message: 'Something went wrong.' });
  await expect(saver.flush()).resolves.toBe(true);
});

const conflictWith = (title: string, revision: number) =>
  new ApiError({
    kind: 'answer',
    code: 400010,
    errorName: 'revisionConflict',
    message: '',
    data: makeApplication({ kind: 'completion', form: titled(title), revision }),
  });

it('stops at a conflict until the author has chosen, then saves on the other revision', async () => {
  const { ports, saver } = start();
  ports.save.mockRejectedValueOnce(conflictWith('theirs', 7));
  saver.change(titled('mine'));
  await saver.flush();
  const { save } = saver.snapshot;
  if (save.kind !== 'conflict') throw new Error('A conflict was expected.');
  saver.change(titled('mine too'));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ports.save).toHaveBeenCalledTimes(1);
  saver.resolve(titled('mine too'), save.theirs);
  await jest.advanceTimersByTimeAsync(0);
  expect(ports.save).toHaveBeenLastCalledWith(titled('mine too'), 7);
});

it('takes its own save for no conflict when only the answer was lost', async () => {
  const { ports, saver } = start();
  ports.save.mockRejectedValueOnce(away()).mockRejectedValueOnce(conflictWith('a', 4));
  saver.change(titled('a'));
  await saver.flush();
  saver.change(titled('ab'));
  await saver.flush();
  await jest.advanceTimersByTimeAsync(0);
  expect(ports.save).toHaveBeenLastCalledWith(titled('ab'), 4);
  expect(saver.snapshot.save.kind).toBe('saved');
});

it('knows each of its saves whose answer was lost, and notes them beside the copy', async () => {
  const { ports, saver } = start();
  ports.save.mockRejectedValueOnce(away()).mockRejectedValueOnce(away()).mockRejectedValueOnce(conflictWith('a', 4));
  for (const title of ['a', 'ab', 'abc']) {
    saver.change(titled(title));
    await saver.flush();
  }
  await jest.advanceTimersByTimeAsync(0);
  expect(ports.keep).toHaveBeenCalledWith({ form: titled('ab'), revision: 3, unanswered: [titled('a'), titled('ab')] });
  expect(ports.save).toHaveBeenLastCalledWith(titled('abc'), 4);
  expect(saver.snapshot.save.kind).toBe('saved');
});

it('tells the page when the application has moved on', async () => {
  const view = makeApplication({ kind: 'completion', status: 20 });
  const { ports, saver } = start();
  ports.save.mockRejectedValueOnce(
    new ApiError({ kind: 'answer', code: 400040, errorName: 'applicationMoved', message: '', data: view }),
  );
  saver.change(titled('a'));
  await saver.flush();
  expect(ports.onMoved).toHaveBeenCalledWith(view);
});

it('forgets the copy once the form is sent', async () => {
  const { ports, saver } = start();
  saver.change(titled('a'));
  await saver.end();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ports.drop).toHaveBeenCalled();
  expect(ports.save).not.toHaveBeenCalled();
});
